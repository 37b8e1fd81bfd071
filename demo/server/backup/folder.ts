import { existsSync, openAsBlob } from 'node:fs';
import { ownerOf } from '../database/lock.ts';
import { openDatabase } from '../database/open.ts';
import { requestCopy, writeWhole } from './request.ts';

/** Copies a folder's data into one file, also while a shop is open on them. */
export async function copyFolder(folder: string, file: string): Promise<void> {
  const owner = ownerOf(folder);
  if (owner !== undefined) return requestCopy(folder, owner, file);
  if (!existsSync(folder)) throw new Error(`In ${folder} non ci sono dati.`);
  const database = await openDatabase({ folder });
  try {
    writeWhole(file, new Uint8Array(await (await database.snapshot()).arrayBuffer()));
  } finally {
    await database.close();
  }
}

/** Makes a folder of such a file; one that is there is never touched. */
export async function restoreFolder(file: string, folder: string): Promise<void> {
  if (existsSync(folder)) throw new Error(`${folder} c’è già: spostala, oppure indica un’altra cartella con --data.`);
  const database = await openDatabase({ folder, from: await openAsBlob(file) });
  await database.close();
}
