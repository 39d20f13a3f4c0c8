"""The OpenAPI document, made from the list of addresses and the shapes themselves."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gaslamp import __version__
from gaslamp.server.http import bodies
from gaslamp.server.http.routes import ADDRESSES, Address
from gaslamp.server.wire import changes, helping, messages, shown, teaching

PARAMETER = re.compile(r"\{(\w+)\}")
REF = "#/components/schemas/{name}"
SOCKET_SHAPES = (
    messages.Hello, messages.Choose, messages.Undo, messages.UndoAsk, messages.UndoAgree,
    messages.UndoRefuse, messages.Redo, messages.Prefer, messages.AskHint, messages.AskWhy,
    messages.AskChance, helping.Chance, helping.Hint,
    messages.Say, messages.Name, messages.Occupy, messages.Resume, messages.Ping, messages.Welcome,
    shown.State, changes.Change, messages.Seats, messages.Done, messages.Error, messages.Why,
    messages.Chat, messages.Point, messages.Note, messages.Shoulder, messages.Pointed,
    messages.Noted, messages.ShoulderLink, messages.SetClock, messages.Clock, messages.Skip,
    teaching.AskTeacher, teaching.AskSlips, teaching.Slips,
)  # fmt: skip


@cache
def document() -> bytes:
    shapes = [a.answer for a in ADDRESSES if a.answer] + [a.takes for a in ADDRESSES if a.takes]
    kinds = list(dict.fromkeys([*shapes, bodies.Problem, *SOCKET_SHAPES]))
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    schema_of = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for address in ADDRESSES:
        paths.setdefault(address.path, {})[address.method.lower()] = operation(address, schema_of)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Gaslamp", "version": __version__},
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {"tokens": {"type": "http", "scheme": "bearer"}},
            },
        }
    )


def operation(address: Address, schema_of: dict[type, dict[str, Any]]) -> dict[str, Any]:
    problem = {"application/json": {"schema": schema_of[bodies.Problem]}}
    content = (
        {address.media or "application/json": {"schema": schema_of[address.answer]}}
        if address.answer
        else {address.media or "text/plain": {"schema": {"type": "string"}}}
    )
    described: dict[str, Any] = {
        "summary": address.says,
        "parameters": parameters(address),
        "responses": {
            str(address.status): {"description": "Done", "content": content},
            **{str(s): {"description": "Refused", "content": problem} for s in address.problems},
        },
    }
    if address.takes:
        body = {"application/json": {"schema": schema_of[address.takes]}}
        described["requestBody"] = {"required": True, "content": body}
    if address.tokens:
        described["security"] = [{}, {"tokens": []}]
    return described


def parameters(address: Address) -> list[dict[str, Any]]:
    placed = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "integer", "minimum": 0} if name == "seat" else {"type": "string"},
        }
        for name in PARAMETER.findall(address.path)
    ]
    asked = [
        {
            "name": name,
            "in": "query",
            "schema": {"type": "integer", "minimum": least, "maximum": most},
        }
        for name, least, most in address.query
    ]
    return placed + asked


async def openapi(_: Request) -> Response:
    return Response(document(), media_type="application/json")
