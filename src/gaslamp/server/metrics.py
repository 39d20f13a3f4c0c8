"""Numbers about the server, as Prometheus reads them."""

from __future__ import annotations

import time

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
HELP = {
    "gaslamp_choices_total": "Choices made and stored.",
    "gaslamp_bot_choices_total": "Choices that bots made.",
    "gaslamp_undos_total": "Choices taken back.",
    "gaslamp_refused_total": "Messages answered with an error.",
    "gaslamp_failures_total": "Unexpected errors; each has a line in the log.",
    "gaslamp_tables_made_total": "Tables made.",
    "gaslamp_connections": "Open WebSocket connections.",
    "gaslamp_tables_in_memory": "Tables held in memory.",
    "gaslamp_tables_stored": "Tables in the store.",
    "gaslamp_tables_finished": "Finished tables in the store.",
    "gaslamp_uptime_seconds": "Seconds since the server started.",
}


class Metrics:
    """Counters, and one histogram: the time from a message's arrival to its answer."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.counters = {name: 0 for name in HELP if name.endswith("_total")}
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def count(self, name: str, by: int = 1) -> None:
        self.counters[f"gaslamp_{name}_total"] += by

    def answered(self, seconds: float) -> None:
        self.seconds += seconds
        for i, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self.buckets[i] += 1
                return
        self.buckets[-1] += 1

    def uptime(self) -> float:
        return round(time.monotonic() - self.began, 3)

    def text(self, gauges: dict[str, float]) -> str:
        lines: list[str] = []
        for name, value in {**self.counters, **gauges}.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} {kind}", f"{name} {value}"]
        return "\n".join([*lines, *self.histogram(), ""])

    def histogram(self) -> list[str]:
        name = "gaslamp_answer_seconds"
        lines = [
            f"# HELP {name} From a message's arrival to its answer.",
            f"# TYPE {name} histogram",
        ]
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.buckets, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self.seconds:.6f}", f"{name}_count {total}"]
