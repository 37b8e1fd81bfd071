// Runs on any Node from 20 on and with nothing installed: only Node's own modules here.
import { spawn } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const modules = path.join(root, 'node_modules');
const log = path.join(root, '.cache/npm-ci.log');
/** The oldest Node that runs TypeScript by itself and has what the project uses. */
const neededNode = 24;

/** What went wrong, in one sentence that says what to do. */
export class Stop extends Error {}

/** Do the installed packages have the versions of the lock? Packages for other systems may be absent. */
function isInstalled() {
  const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const hidden = path.join(modules, '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const installed = read(hidden);
  return Object.entries(read(path.join(root, 'package-lock.json'))).every(
    ([name, { version, optional, link }]) =>
      name === '' || link || (optional && !installed[name]) || installed[name]?.version === version,
  );
}

/** Brings node_modules in line with the lock; `say` gets short sentences. */
export async function ensureInstalled(say) {
  if (isInstalled()) return;
  if (existsSync(modules) && lstatSync(modules).isSymbolicLink()) {
    say('node_modules is a link and does not match package-lock.json: it stays as it is.');
    return;
  }
  say('Installing the dependencies with npm ci; the first time takes about two minutes…');
  const started = Date.now();
  const beat = setInterval(() => say(`…npm ci: ${Math.round((Date.now() - started) / 1000)} s so far`), 20_000);
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']).finally(() =>
    clearInterval(beat),
  );
  if (code === 0) return say(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s.`);
  mkdirSync(path.dirname(log), { recursive: true });
  writeFileSync(log, output);
  if (code === 'ENOENT') throw new Stop('npm is missing: install it (on Debian: apt-get install npm) and try again.');
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|network/i.test(output))
    throw new Stop('The npm registry cannot be reached: check the network (or the npm proxy) and try again.');
  if (/ENOSPC/.test(output)) throw new Stop('The disk is full: free about 2 GB and try again.');
  throw new Stop(`npm ci failed: see ${path.relative(root, log)}.`);
}

function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output = (output + chunk).slice(-50_000)));
    child.once('error', (error) => resolve({ code: error.code, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The Node that came with the project, else the one that runs now if it is new enough. */
function projectNode() {
  const shipped = path.join(modules, `node-${process.platform}-${process.arch}`, 'bin/node');
  if (existsSync(shipped)) return shipped;
  if (Number(process.versions.node.split('.')[0]) >= neededNode) return process.execPath;
  throw new Stop(
    `Node ${neededNode} is needed (this is ${process.versions.node}, and npm has none for this system): install it from nodejs.org and try again.`,
  );
}

/** Goes on in a TypeScript file under the project's Node, in this process if it is that one; its exit code becomes ours. */
export async function handOver(script, args) {
  const node = projectNode();
  process.env.PATH = `${path.join(modules, '.bin')}${path.delimiter}${process.env.PATH}`;
  process.chdir(root);
  if (Number(process.versions.node.split('.')[0]) >= neededNode) {
    whenOrphaned(() => process.kill(process.pid, 'SIGTERM'));
    process.argv.splice(1, Infinity, path.join(root, script), ...args);
    await import(new URL(`../../${script}`, import.meta.url).href);
    return;
  }
  const child = spawn(node, [script, ...args], { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  // The child hears a terminal's Ctrl-C itself; a signal meant for us alone reaches it as the end of the channel.
  const endChild = () => child.connected && child.disconnect();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, endChild);
  whenOrphaned(endChild);
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

/** A killed npm leaves its shell and us alone: then this runs, once. Where there is no /proc only our parent is watched. */
function whenOrphaned(leave) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const npm = npmAbove(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === null || isRunning(npm))) return;
    clearInterval(timer);
    leave();
  }, 500);
  timer.unref();
}

const statusOf = (pid, field) =>
  new RegExp(`^${field}:\\s+(\\S+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];

function npmAbove(pid) {
  try {
    for (let at = pid; Number(at) > 1; at = statusOf(at, 'PPid'))
      if (statusOf(at, 'Name')?.startsWith('npm')) return at;
  } catch {
    return null;
  }
  return null;
}

function isRunning(pid) {
  try {
    return statusOf(pid, 'State') !== 'Z';
  } catch {
    return false;
  }
}

/** Runs a command's main function; a Stop becomes one sentence and exit code 1. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
