"""A push service on loopback, and a browser's keys to read what was pushed."""

from __future__ import annotations

import os
import queue
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF


def coded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Subscriber:
    """A browser that has let somebody push to it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.point: bytes = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    def keys(self) -> dict[str, str]:
        return {"p256dh": coded(self.point), "auth": coded(self.auth)}

    def read(self, body: bytes) -> bytes:
        """As RFC 8291 says, from the reader's side."""
        salt, length = body[:16], body[20]
        theirs = body[21 : 21 + length]
        reader = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), reader)
        info = b"WebPush: info\0" + self.point + theirs
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text: bytes = AESGCM(key).decrypt(nonce, body[21 + length :], None)
        return text.rstrip(b"\0").removesuffix(b"\x02")


class PushService(ThreadingHTTPServer):
    """Keeps what it is given; every address at it is somebody's, and says `status`."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taking)
        self.taken: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()
        self.status = 201

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class Taking(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.send_response(self.server.status)
        self.end_headers()
        self.server.taken.put((self.path, headers, body))

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    threading.Thread(target=service.serve_forever, daemon=True).start()
    try:
        yield service
    finally:
        service.shutdown()
        service.server_close()
