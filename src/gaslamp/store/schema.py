"""The tables of a store, in its newest format; `migrations.py` leads older ones here."""

VERSION = 16

SCHEMA = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    content TEXT NOT NULL,
    seed INTEGER NOT NULL,
    options TEXT NOT NULL,
    host_hash TEXT NOT NULL,
    started TEXT NOT NULL,
    daily TEXT NOT NULL,
    base TEXT,
    notice TEXT NOT NULL,
    rematch TEXT NOT NULL,
    dealt TEXT NOT NULL,
    strange INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    choices INTEGER NOT NULL,
    headline TEXT NOT NULL,
    asked TEXT NOT NULL,
    moved TEXT NOT NULL,
    terms TEXT NOT NULL DEFAULT '{}',
    latest TEXT NOT NULL DEFAULT '[]',
    person TEXT NOT NULL DEFAULT '',
    -- The process that holds it, where several share a store; the fence rises with each of them.
    owner TEXT NOT NULL DEFAULT '',
    fence INTEGER NOT NULL DEFAULT 0,
    chance TEXT NOT NULL DEFAULT '',
    -- The lesson that is given there; or that it is somebody's first game, with a teacher.
    taught TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX tables_by_move ON tables (moved);
CREATE INDEX tables_by_owner ON tables (owner) WHERE owner <> '';
CREATE INDEX tables_by_host ON tables (host_hash);
CREATE INDEX tables_by_day ON tables (daily, game) WHERE daily <> '';

-- A token that has not been used since long ago opens nothing any more.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    occupant TEXT NOT NULL,
    name TEXT NOT NULL,
    token_hash TEXT NOT NULL,
    reactions TEXT NOT NULL DEFAULT 'always',
    invite_hash TEXT NOT NULL,
    sat INTEGER NOT NULL,
    used TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_token ON seats (token_hash);

-- The journal: one row per choice. Undone rows stay, so that a retry is still recognised.
CREATE TABLE choices (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    key TEXT NOT NULL,
    client_id TEXT NOT NULL,
    at TEXT NOT NULL,
    undone INTEGER NOT NULL DEFAULT 0,
    by_table INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX choices_in_order ON choices (table_id, n) WHERE undone = 0;
CREATE UNIQUE INDEX choices_by_client ON choices (table_id, seat, client_id)
    WHERE client_id <> '';

-- Who has gone back, over how many choices, and whether behind something that was shown.
CREATE TABLE undos (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    choices INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- How many hints a seat has taken.
CREATE TABLE hints (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    times INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- What came of a finished game's review, and of which choices it tells.
CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    played TEXT NOT NULL,
    review TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    seq INTEGER NOT NULL,
    state TEXT NOT NULL
) STRICT;

CREATE TABLE results (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    winners TEXT NOT NULL,
    reason TEXT NOT NULL,
    at TEXT NOT NULL,
    scores TEXT NOT NULL DEFAULT '[]'
) STRICT;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at TEXT NOT NULL,
    phrase TEXT NOT NULL DEFAULT '',
    about INTEGER NOT NULL DEFAULT -1,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

-- Whether the disk still takes anything: written when somebody asks after the server's health.
CREATE TABLE health (
    id INTEGER PRIMARY KEY,
    at TEXT NOT NULL
) STRICT;

CREATE TABLE clocks (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    state TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Who wants to be called when it is their turn: the address of their feed (a hash), perhaps a push
-- service that reaches their browser, and the seats (by the hash of their tokens) it is about.
CREATE TABLE bells (
    hash TEXT PRIMARY KEY,
    language TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    used TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE bell_seats (
    token_hash TEXT NOT NULL,
    hash TEXT NOT NULL REFERENCES bells (hash) ON DELETE CASCADE,
    PRIMARY KEY (token_hash, hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX bell_seats_of ON bell_seats (hash);

-- Who may look over which seat's shoulder, and what a seat has noted for itself.
CREATE TABLE shoulders (
    table_id TEXT NOT NULL REFERENCES tables (id),
    token_hash TEXT NOT NULL,
    seat INTEGER NOT NULL,
    used TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, token_hash)
) STRICT, WITHOUT ROWID;
CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- The processes that share the store, each alive until a moment; and secrets that they share.
CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    secret TEXT NOT NULL,
    until REAL NOT NULL,
    leaving INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE TABLE keys (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Envelopes whose commitment somebody has seen who is about to lay a table.
CREATE TABLE envelopes (
    commitment TEXT PRIMARY KEY,
    secret TEXT NOT NULL,
    made REAL NOT NULL
) STRICT, WITHOUT ROWID;

-- Rings of keys: what a person's devices share of their seats, sealed by them; the number rises.
-- One that was dropped holds nothing.
CREATE TABLE rings (
    hash TEXT PRIMARY KEY,
    number INTEGER NOT NULL,
    sealed TEXT NOT NULL,
    used TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- How each bot plays a daily deal in the place of a person, once: how far its game has come.
CREATE TABLE understudies (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    bot TEXT NOT NULL,
    made TEXT NOT NULL,
    position TEXT NOT NULL,
    choices INTEGER NOT NULL,
    seconds REAL NOT NULL,
    ended TEXT NOT NULL,
    winners TEXT NOT NULL,
    scores TEXT NOT NULL,
    PRIMARY KEY (day, game, bot)
) STRICT, WITHOUT ROWID;
"""
