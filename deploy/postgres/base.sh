#!/bin/bash
# A copy of the whole server, from which restore.sh starts: base.sh [FOLDER [HOW MANY TO KEEP]]. As postgres, while the shop is
# open; PGHOST and PGPORT say where the leader is. It is named by the moment it ended; the log that no copy needs goes.
set -euo pipefail
folder=${1:-/var/backups/spesa/pitr}
keep=${2:-3}
PATH=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1):$PATH
mkdir -p "$folder/base" "$folder/wal"
draft=$(mktemp -d "$folder/base/.draft.XXXXXX")
trap 'rm -rf "$draft"' EXIT
pg_basebackup --pgdata "$draft" --checkpoint=fast --wal-method=stream --no-password
pg_verifybackup --quiet "$draft"
name=$(date --utc +%Y%m%dT%H%M%SZ)
sync --file-system "$folder/base"
mv --no-target-directory "$draft" "$folder/base/$name"
ls -d "$folder"/base/2* | head -n "-$keep" | xargs --no-run-if-empty rm -rf
oldest=$(ls -d "$folder"/base/2* | head -n 1)
pg_archivecleanup "$folder/wal" "$(sed -n 's/^START WAL LOCATION: .*(file \(.*\))$/\1/p' "$oldest/backup_label")"
echo "$folder/base/$name"
