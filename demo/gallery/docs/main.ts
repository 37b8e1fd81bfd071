import { join, resolve } from 'node:path';
import { openBehind } from '../open.ts';
import { writeDocs } from './write.ts';

const folder = process.argv[2] ?? join(import.meta.dirname, '../../../docs/site');

/** Writes the gallery as static pages, into docs/site or the folder that is named. */
const behind = await openBehind(8070);
await writeDocs({ ...behind, now: Date.now, target: resolve(folder) });
await behind.close();
console.info(`Documentazione degli elementi: ${resolve(folder)}/index.html, da aprire attraverso un server qualsiasi.`);
process.exit(0);
