import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../demo/run/ports.ts';
import { startProcess } from '../../demo/run/processes.ts';

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() !== undefined));
    socket.once('error', () => resolve(false));
  });

/** The settings of docs/production.md, with few connections, so that callers do share them. */
const settings = (port: number, folder: string, { hostname, port: postgres }: URL) => `[databases]
* = host=${hostname} port=${postgres}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 4
ignore_startup_parameters = lock_timeout,statement_timeout,idle_in_transaction_session_timeout
`;

/** A real PgBouncer in transaction mode before a database. */
export async function startPgBouncer(database: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'spesa-pgbouncer-'));
  const port = await freePort();
  const inner = new URL(database);
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'pgbouncer.ini');
  writeFileSync(
    config,
    settings(port, folder, inner).replace('port=\n', 'port=5432\n').replace('* = ', `* = user=${inner.username} `),
  );
  writeFileSync(join(folder, 'users.txt'), `"${inner.username}" ""\n`);
  spawnSync('chmod', ['-R', 'a+rX', folder]);
  const isRoot = process.getuid?.() === 0;
  const words = isRoot ? ['-u', 'postgres', config] : [config];
  const running = startProcess('PgBouncer', 'pgbouncer', words, { quiet: true, endSignal: 'SIGINT' });
  for (let tries = 0; tries < 100 && !(await listens(port)); tries += 1) await wait(50);
  return {
    url: Object.assign(new URL(database), { host: `127.0.0.1:${port}` }).href,
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
