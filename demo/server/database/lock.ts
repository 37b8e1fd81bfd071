import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Takes a PGlite folder for this process by a pid file beside it, and returns how to give it back; throws if a living process has it. */
export function lockFolder(folder: string): () => void {
  const file = `${folder.replace(/\/+$/, '')}.pid`;
  const take = () => writeFileSync(file, String(process.pid), { flag: 'wx' });
  try {
    take();
  } catch {
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner !== process.pid && owner > 0 && alive(owner)) {
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
