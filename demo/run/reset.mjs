import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, Stop } from './install.mjs';

const cache = path.join(root, '.cache');

/** Forgets the site and the shop's data; refuses while the shop is open. */
export function reset() {
  const mark = path.join(cache, 'running.json');
  if (existsSync(mark) && isAlive(JSON.parse(readFileSync(mark, 'utf8')).pid))
    throw new Stop('Il negozio è aperto: chiudilo con Ctrl-C, poi ripeti npm run reset.');
  for (const name of ['site', 'shop', 'running.json']) rmSync(path.join(cache, name), { recursive: true, force: true });
  console.log('Dati dimenticati: il prossimo npm start riparte da zero.');
}

function isAlive(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('demo/');
  } catch {
    return existsSync('/proc') ? false : signalled(pid);
  }
}

function signalled(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
