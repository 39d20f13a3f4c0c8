"""Web Push: messages sealed for one browser (RFC 8291) and signed by this server (RFC 8292).

Nobody has an account anywhere: the server makes a key pair at its first start, and a browser that
was given the public half lets only us knock, through the push service of its maker. That service
carries the message and cannot read it.
"""

from __future__ import annotations

import json
import os
import struct
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

RECORD = 4096  # a push service takes no more at once
SIGNED_SECONDS = 12 * 3600
SUBJECT = "mailto:table@gaslamp.example"
POINT = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint


def plain(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def coded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Signer:
    """This server's own key pair."""

    def __init__(self, pem: bytes) -> None:
        found = serialization.load_pem_private_key(pem, None)
        assert isinstance(found, ec.EllipticCurvePrivateKey)
        self.key = found
        self.public = coded(self.key.public_key().public_bytes(*POINT))

    def headers(self, endpoint: str) -> dict[str, str]:
        """Who knocks, signed for the service that this address belongs to."""
        at = urlsplit(endpoint)
        claims = {
            "aud": f"{at.scheme}://{at.netloc}",
            "exp": int(time.time()) + SIGNED_SECONDS,
            "sub": SUBJECT,
        }
        head = coded(b'{"typ":"JWT","alg":"ES256"}')
        said = f"{head}.{coded(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self.key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        signed = coded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return {"Authorization": f"vapid t={said}.{signed}, k={self.public}"}

    def sealed(self, text: bytes, p256dh: str, auth: str) -> bytes:
        """What only the browser that these keys belong to can read."""
        once = ec.generate_private_key(ec.SECP256R1())
        return sealed_with(text, p256dh, auth, once, os.urandom(16))


def new_key() -> bytes:
    made = ec.generate_private_key(ec.SECP256R1())
    text: bytes = made.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    return text


def sealed_with(
    text: bytes, p256dh: str, auth: str, once: ec.EllipticCurvePrivateKey, salt: bytes
) -> bytes:
    theirs = plain(p256dh)
    reader = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    ours: bytes = once.public_key().public_bytes(*POINT)
    shared = once.exchange(ec.ECDH(), reader)
    secret = derived(shared, plain(auth), b"WebPush: info\0" + theirs + ours, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD, len(ours)) + ours
    body: bytes = AESGCM(key).encrypt(nonce, text + b"\x02", None)
    return head + body


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    found: bytes = HKDF(hashes.SHA256(), length, salt, info).derive(secret)
    return found
