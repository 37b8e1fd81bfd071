import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

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

const fileOf = (folder: string): string => `${folder.replace(/\/+$/, '')}.pid`;

/** The living process that has a folder open, if there is one. */
export function ownerOf(folder: string): number | undefined {
  const file = fileOf(folder);
  if (!existsSync(file)) return undefined;
  const written = readFileSync(file, 'utf8');
  const owner = Number.parseInt(written, 10);
  return owner > 0 && birthOf(owner) !== '' && written === mark(owner) ? owner : undefined;
}

/** Takes a PGlite folder for this process by a pid file beside it, and returns how to give it back; throws if a living process has it. */
export function lockFolder(folder: string): () => void {
  const file = fileOf(folder);
  const take = () => writeFileSync(file, mark(process.pid), { flag: 'wx' });
  try {
    take();
  } catch (failure) {
    const { code, message } = failure as NodeJS.ErrnoException;
    if (code !== 'EEXIST' && code !== 'EISDIR')
      throw new Error(`I dati in ${folder} non si possono scrivere: ${message}.`);
    const owner = ownerOf(folder);
    if (owner !== undefined && owner !== process.pid) {
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
