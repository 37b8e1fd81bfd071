import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startProcess, type Running } from '../../../demo/run/processes.ts';
import { deployFile } from '../../deployFile.ts';
import type { Cable } from './cable.ts';
import { createDisk, type Disk } from './disk.ts';
import { ownedByPostgres, programs, serverOf, signal } from './owner.ts';

/** One PostgreSQL under its Patroni. */
export interface Node {
  name: string;
  host: string;
  port: number;
  /** Of Patroni's own answers. */
  watch: number;
  cable: Cable;
  disk: Disk;
  start(): void;
  /** Ends Patroni and PostgreSQL at once, as a machine that loses its current. */
  kill(): Promise<void>;
  /** Nothing of it moves, and nobody is told. */
  freeze(): void;
  thaw(): void;
}

interface Place {
  folder: string;
  /** Of deploy/postgres, where PostgreSQL's user can read them. */
  scripts: string;
  archive: string;
  /** Where the three answer, with commas between them. */
  etcd: string;
  /** Whom it lets in. */
  network: string;
  cable: Cable;
  ports: { postgres: number; patroni: number };
}

/** Small, so that three fit on one machine, with its own log; files of the log that it has no use for are given back, or a full disk goes unnoticed as long as there are any. */
const frugal = (folder: string) => `    shared_buffers: 64MB
    max_wal_size: 96MB
    min_wal_size: 32MB
    wal_recycle: 'off'
    logging_collector: 'on'
    log_directory: ${folder}
    log_line_prefix: '%m [%p] '
log:
  dir: ${folder}
`;

/** A node by the repository's configuration for Patroni, on ports and in folders of its own. */
export function createNode(name: string, { folder, scripts, archive, etcd, network, cable, ports }: Place): Node {
  const home = path.join(folder, name);
  const disk = createDisk(path.join(home, 'disk'));
  const [data, log] = [path.join(disk.folder, 'data'), path.join(home, 'log')];
  mkdirSync(log);
  ownedByPostgres(log);
  ownedByPostgres(disk.folder);
  const as = ownedByPostgres(home);
  const config = deployFile('patroni/spesa.yml', [
    ['name: node1', `name: ${name}`],
    ['10.0.0.11:8008', `${cable.address}:${ports.patroni}`],
    ['hosts: [10.0.0.11:2379, 10.0.0.12:2379, 10.0.0.13:2379]', `hosts: [${etcd}]`],
    ['10.0.0.11:5432', `${cable.address}:${ports.postgres}`],
    ['10.0.0.0/24 scram-sha-256', `${network} trust`],
    ['/srv/spesa/api/deploy/postgres', scripts],
    ['/var/backups/spesa/pitr', archive],
    ['/var/lib/postgresql/15/spesa', data],
    ['/usr/lib/postgresql/15/bin', programs()],
    ['/var/lib/postgresql/pgpass', path.join(home, 'pgpass')],
    ['/var/run/postgresql', home],
  ]);
  const file = path.join(home, 'patroni.yml');
  writeFileSync(file, config + frugal(log));
  let running: Running | undefined;
  let frozen: number[] = [];
  const all = () => [...(running ? [running.pid] : []), ...serverOf(data)];
  return {
    name,
    host: cable.address,
    port: ports.postgres,
    watch: ports.patroni,
    cable,
    disk,
    start() {
      const words = cable.inside(as('patroni', file));
      running = startProcess('Patroni', ...words, { quiet: true, endSignal: 'SIGKILL', env: { HOME: home } });
    },
    async kill() {
      signal(all(), 'SIGKILL');
      await running?.stop();
      signal(serverOf(data), 'SIGKILL');
    },
    freeze() {
      frozen = all();
      signal(frozen, 'SIGSTOP');
    },
    thaw: () => signal(frozen, 'SIGCONT'),
  };
}
