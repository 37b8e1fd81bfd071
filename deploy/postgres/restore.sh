#!/bin/bash
# The server as it was at a moment, in a new folder, beside whatever runs: restore.sh MOMENT NEW_FOLDER [FOLDER [PORT]], such as
#   restore.sh 'TZ="Europe/Rome" yesterday 14:05' /var/lib/postgresql/returned
# As postgres, with what archive.sh and base.sh have kept in FOLDER. It starts the server there, on 127.0.0.1, and says how long it took.
set -euo pipefail
export LC_ALL=C
moment=$(date --utc --date "$1" '+%Y-%m-%d %H:%M:%S.%N+00')
target=$2
folder=${3:-/var/backups/spesa/pitr}
port=${4:-5433}
PATH=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1):$PATH
began=$(date +%s)
if [ -e "$target" ] && [ -n "$(ls -A "$target")" ]; then
  echo "$target is not empty." >&2
  exit 1
fi
by=$(date --utc --date "$1" +%Y%m%dT%H%M%SZ)
base=
for each in "$folder"/base/2*; do
  if [[ ! ${each##*/} > $by ]]; then base=$each; fi
done
if [ -z "$base" ]; then
  echo "No copy in $folder/base is as old as $moment." >&2
  exit 1
fi
mkdir -p "$target"
chmod 700 "$target"
cp -a "$base/." "$target"
rm -f "$target/standby.signal" "$target/postmaster.pid"
[ -e "$target/postgresql.conf" ] || touch "$target/postgresql.conf"
[ -e "$target/pg_hba.conf" ] || printf 'local all all peer\nhost all all 127.0.0.1/32 scram-sha-256\n' > "$target/pg_hba.conf"
cat >> "$target/postgresql.auto.conf" << SETTINGS
restore_command = 'cp "$folder/wal/%f" "%p"'
recovery_target_time = '$moment'
recovery_target_timeline = 'latest'
recovery_target_action = 'promote'
hot_standby = off
archive_mode = off
synchronous_standby_names = ''
primary_conninfo = ''
primary_slot_name = ''
listen_addresses = '127.0.0.1'
port = $port
unix_socket_directories = '$target'
hba_file = '$target/pg_hba.conf'
ident_file = '$target/pg_ident.conf'
SETTINGS
touch "$target/recovery.signal" "$target/pg_ident.conf"
pg_ctl start --silent --no-wait --pgdata "$target" --log "$target/restore.log"
until pg_isready --quiet --host 127.0.0.1 --port "$port"; do
  sleep 0.5
  if ! pg_ctl status --pgdata "$target" > /dev/null; then
    tail -n 20 "$target/restore.log" >&2
    exit 1
  fi
done
echo "$moment, from $(basename "$base"), on port $port of 127.0.0.1, in $(($(date +%s) - began)) seconds"
