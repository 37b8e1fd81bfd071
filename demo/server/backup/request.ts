import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const patience = 120_000;

/** Where a process finds the name of the file that it is asked to write. */
const requestFile = (folder: string): string => `${folder.replace(/\/+$/, '')}.backup`;

/** Writes a file that is there whole or not at all. */
export function writeWhole(file: string, bytes: Uint8Array): void {
  const draft = `${file}.part`;
  writeFileSync(draft, bytes, { mode: 0o600 });
  renameSync(draft, file);
}

/** Lets this process, which has the folder open, write a copy of it whenever it is asked by SIGUSR2. */
export function answerRequests(
  folder: string,
  snapshot: () => Promise<Blob>,
  report: (sentence: string) => void,
): void {
  process.on('SIGUSR2', () => {
    const request = requestFile(folder);
    if (!existsSync(request)) return;
    const file = readFileSync(request, 'utf8');
    void snapshot()
      .then((copy) => copy.arrayBuffer())
      .then((bytes) => writeWhole(file, new Uint8Array(bytes)))
      .catch((failure: Error) => report(`La copia dei dati non è riuscita: ${failure.message}`))
      .finally(() => rmSync(request, { force: true }));
  });
}

/** Asks the process that has the folder open for a copy in `file`; throws when none came. */
export async function requestCopy(folder: string, owner: number, file: string): Promise<void> {
  const request = requestFile(folder);
  rmSync(file, { force: true });
  writeFileSync(request, file, { mode: 0o600 });
  process.kill(owner, 'SIGUSR2');
  for (const end = performance.now() + patience; performance.now() < end && existsSync(request);) await wait(100);
  rmSync(request, { force: true });
  if (!existsSync(file)) throw new Error(`Il processo ${owner}, che ha aperto i dati, non ne ha fatto una copia.`);
}
