"""Messages made smaller on their way through a network: deflated one by one, so that a connection
remembers nothing. A third is left of a change or a state; of short messages hardly less."""

from __future__ import annotations

from collections.abc import Sequence

from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

WORTH_IT = 600  # bytes
WINDOW = 12  # bits: no message of ours repeats itself from further away
SETTINGS = {"level": 6, "memLevel": 5}


class Smaller(PerMessageDeflate):
    """Leaves alone what is short."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < WORTH_IT else super().encode(frame)


class Deflating(ServerPerMessageDeflateFactory):
    """Agrees on it with a client; neither side keeps anything between messages."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW,
            compress_settings=SETTINGS,
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], Smaller]:
        agreed, made = super().process_request_params(params, accepted_extensions)
        return agreed, Smaller(
            made.remote_no_context_takeover,
            made.local_no_context_takeover,
            made.remote_max_window_bits,
            made.local_max_window_bits,
            made.compress_settings,
        )
