"""A relay on loopback to another port, which can be cut: what goes through is then held back."""

from __future__ import annotations

import contextlib
import select
import socket
import threading


class Relay:
    """Runs in a thread of its own."""

    def __init__(self, port: int) -> None:
        self.there = port
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.listening.getsockname()[1])
        self.pairs: dict[socket.socket, socket.socket] = {}
        self.stopping = False
        self.is_cut = False
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def cut(self) -> None:
        """Nothing comes through any more, and nobody is told so."""
        self.is_cut = True

    def mend(self) -> None:
        self.is_cut = False

    def stop(self) -> None:
        self.stopping = True
        self.thread.join(5)

    def run(self) -> None:
        while not self.stopping:
            watched = [] if self.is_cut else [self.listening, *self.pairs]
            ready, _, _ = select.select(watched, [], [], 0.05)
            for one in ready:
                if self.is_cut:
                    break
                if one is self.listening:
                    self.join()
                elif one in self.pairs:
                    self.carry(one)
        for one in [self.listening, *self.pairs]:
            one.close()

    def join(self) -> None:
        here, _ = self.listening.accept()
        try:
            there = socket.create_connection(("127.0.0.1", self.there), 2)
        except OSError:
            here.close()
            return
        self.pairs |= {here: there, there: here}

    def carry(self, one: socket.socket) -> None:
        other = self.pairs[one]
        try:
            data = one.recv(65536)
            if data:
                other.sendall(data)
                return
        except OSError:
            pass
        for end in (one, other):
            self.pairs.pop(end, None)
            with contextlib.suppress(OSError):
                end.close()
