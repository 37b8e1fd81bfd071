import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** When a process began, in words of the system; numbers of dead processes are given to others, moments are not. '' when it does not live. */
function birthOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
  }
}

const mark = (pid: number): string => `${pid} ${birthOf(pid)}`;

/** Takes a PGlite folder for this process by a pid file beside it, and returns how to give it back; throws if a living process has it. */
export function lockFolder(folder: string): () => void {
  const file = `${folder.replace(/\/+$/, '')}.pid`;
  const take = () => writeFileSync(file, mark(process.pid), { flag: 'wx' });
  try {
    take();
  } catch {
    const written = readFileSync(file, 'utf8');
    const owner = Number.parseInt(written, 10);
    if (owner !== process.pid && owner > 0 && birthOf(owner) !== '' && written === mark(owner)) {
      throw new Error(
        `I dati in ${folder} sono già aperti dal processo ${owner}: fermalo, oppure scegli un'altra cartella con --data o un database con DATABASE_URL.`,
      );
    }
    rmSync(file, { force: true });
    take();
  }
  const release = () => {
    process.off('exit', release);
    rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}
