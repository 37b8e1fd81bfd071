#!/bin/bash
# PostgreSQL's archive_command: archive.sh FOLDER "%p" "%f". Keeps one finished file of its log below FOLDER/wal, whole and on the
# disk before it says so. The same file again, from another node, is fine; another by the same name is refused.
set -euo pipefail
wal=$1/wal
piece=$2
kept=$wal/$3
mkdir -p "$wal"
if [ -e "$kept" ]; then exec cmp --silent "$piece" "$kept"; fi
draft=$(mktemp "$wal/.$3.XXXXXX")
trap 'rm -f "$draft"' EXIT
cp "$piece" "$draft"
chmod 640 "$draft"
sync "$draft"
ln "$draft" "$kept" 2> /dev/null || cmp --silent "$draft" "$kept"
sync "$wal"
