"""One process of several: takes the socket and the settings that its parent made."""

from __future__ import annotations

import asyncio
import os
import signal

from gaslamp.server.fleet import CHILD, Wishes
from gaslamp.server.run import Listening, serving, told_to_stop


def main() -> None:
    wishes = Wishes.heard(os.environ.pop(CHILD))
    listening = Listening(fileno=wishes.listening)
    for handle in (wishes.listening, wishes.say, wishes.life):
        os.set_inheritable(handle, False)

    def ready() -> None:
        """Say so, and end with the parent, however that ends."""
        os.write(wishes.say, b"!")
        loop = asyncio.get_running_loop()
        loop.add_reader(wishes.life, end)

    def end() -> None:
        asyncio.get_running_loop().remove_reader(wishes.life)
        os.kill(os.getpid(), signal.SIGTERM)

    with told_to_stop():
        asyncio.run(serving(wishes.settings, listening, "", lambda _: None, ready))


if __name__ == "__main__":
    main()
