"""Who plays the games of a simulation, a training or a ladder: the cores here, or a cluster.

A number of jobs means as many processes of this machine. A `Crew` is anything else that can play
the same games; what comes of a seed is the same wherever it is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from gaslamp.kernel.errors import Trouble
from gaslamp.lab.spec import Spec
from gaslamp.lab.trial import Trial

if TYPE_CHECKING:
    from gaslamp.lab.lessons import Lesson, School

Done = Callable[[int], None]
ENGINES = ("local", "ray")


class Crew(Protocol):
    def run(self, spec: Spec, games: int, seed: int, done: Done) -> tuple[list[Trial], bool]:
        """The trials of all games in order, and whether Ctrl-C cut them short."""
        ...

    def lessons(self, school: School, seeds: range) -> Iterator[Lesson]:
        """The lessons of these seeds, in order."""
        ...


Jobs = int | Crew


def hired(engine: str, address: str, jobs: int) -> Jobs:
    """Who is to play: so many processes here, or the cluster at this address."""
    if engine not in ENGINES:
        raise Trouble("no-such-engine", engine=engine, engines=list(ENGINES))
    if engine == "local":
        if address:
            raise Trouble("address-without-ray")
        return jobs
    crew: Crew = extra("ray", "gaslamp.lab.cluster").Cluster(address, jobs)
    return crew


def extra(package: str, module: str) -> Any:
    """A module that needs a package of the extra `lab`, or one sentence about how to get it."""
    try:
        import_module(package)
    except ImportError:
        raise Trouble("needs-lab", package=package) from None
    return import_module(module)
