#!/bin/sh
# Starts the server as the environment says; docs/operating.md lists the names. Secrets may lie in a
# file (GASLAMP_DATABASE_FILE, GASLAMP_METRICS_KEY_FILE): who lists processes sees none of them.
set -eu

port=${GASLAMP_PORT:-8617}

if [ "${1:-}" = healthy ]; then
    exec python3 -c "
import sys, urllib.request
try:
    urllib.request.urlopen('http://127.0.0.1:$port/healthz', timeout=4)
except Exception:
    sys.exit(1)
"
fi

if [ -n "${GASLAMP_DATABASE_FILE:-}" ]; then
    GASLAMP_DATABASE=$(cat "$GASLAMP_DATABASE_FILE")
    export GASLAMP_DATABASE
fi
if [ -n "${GASLAMP_METRICS_KEY_FILE:-}" ]; then
    GASLAMP_METRICS_KEY=$(cat "$GASLAMP_METRICS_KEY_FILE")
    export GASLAMP_METRICS_KEY
fi

set -- --host "${GASLAMP_HOST:-0.0.0.0}" --port "$port" --data "${GASLAMP_DATA:-/data}" "$@"
for name in ${GASLAMP_ALLOW:-}; do set -- "$@" --allow "$name"; done
for address in ${GASLAMP_PROXIES:-}; do set -- "$@" --proxy "$address"; done
if [ -n "${GASLAMP_WORKERS:-}" ]; then set -- "$@" --workers "$GASLAMP_WORKERS"; fi
if [ -n "${GASLAMP_INNER:-}" ]; then set -- "$@" --inner "$GASLAMP_INNER"; fi
if [ -n "${GASLAMP_KEEP_DAYS:-}" ]; then set -- "$@" --keep-days "$GASLAMP_KEEP_DAYS"; fi

exec gaslamp serve "$@"
