import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { freePort, isFree } from '../../demo/run/ports.ts';
import { runToEnd, startProcess } from '../../demo/run/processes.ts';

const root = path.resolve(import.meta.dirname, '../..');
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const until = (condition: () => boolean) => vi.waitUntil(condition, { timeout: 5_000 });

/** Says the id of a child of its own, then waits for ever, deaf to a polite request. */
const parentOfADeafChild = `
  const child = require('node:child_process').spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)']);
  console.log(child.pid);
  setInterval(() => {}, 1000);`;

test('stopping a process ends its children too, also those that do not listen', async () => {
  const launcher = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `
    import { startProcess } from ${JSON.stringify(path.join(root, 'demo/run/processes.ts'))};
    const { stop } = startProcess('prova', process.execPath, ['-e', ${JSON.stringify(parentOfADeafChild)}]);
    process.once('SIGUSR2', () => stop().then(() => process.exit(0)));
  `,
  ]);
  let said = '';
  launcher.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await until(() => said.includes('\n'));
  const grandchild = Number(said);
  expect(isAlive(grandchild)).toBe(true);
  launcher.kill('SIGUSR2');
  await until(() => launcher.exitCode !== null);
  await until(() => !isAlive(grandchild));
  expect([launcher.exitCode, isAlive(grandchild)]).toEqual([0, false]);
});

test('a process that ends by itself gives its last words, one that was stopped says nothing', async () => {
  const reasons: string[] = [];
  startProcess('La prova', process.execPath, ['-e', 'console.error("la porta è occupata"); process.exit(3)'], {
    quiet: true,
    onEnd: (reason) => reasons.push(reason),
  });
  await until(() => reasons.length > 0);
  const asked = startProcess('Altra', process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
    quiet: true,
    onEnd: (reason) => reasons.push(reason),
  });
  await asked.stop();
  expect(reasons).toEqual(['La prova si è fermato (codice 3). la porta è occupata']);
});

test('a command that fails throws its complaint', async () => {
  await expect(runToEnd(process.execPath, ['-e', 'console.error("manca il sale"); process.exit(2)'])).rejects.toThrow(
    'manca il sale',
  );
  expect(await runToEnd(process.execPath, ['-e', 'console.log("fatto")'])).toBe('fatto\n');
});

test('npm start says in one sentence that the port is taken, and which other to choose', async () => {
  const port = await freePort();
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(port, '127.0.0.1', resolve));
  expect(await isFree(port)).toBe(false);
  const start = spawn(process.execPath, ['demo/run/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
  });
  let complaint = '';
  start.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const code = await new Promise((resolve) => start.once('close', resolve));
  taken.close();
  expect(code).toBe(1);
  expect(complaint.trim()).toBe(
    `La porta ${port} è occupata: ferma il programma che la usa oppure scegline un’altra, per esempio PORT=${port + 10} npm start.`,
  );
});

test('npm start refuses a port that is none', async () => {
  const start = spawn(process.execPath, ['demo/run/main.ts'], { cwd: root, env: { ...process.env, PORT: 'otto' } });
  let complaint = '';
  start.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  expect(await new Promise((resolve) => start.once('close', resolve))).toBe(1);
  expect(complaint.trim()).toBe('PORT deve essere un numero fra 1 e 65534, non “otto”.');
});
