// Builds the plugin and packs it for a real site: spesa.zip and its checksum, beside this file, and the pictures of readme.txt in spesa-assets.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeScreenshots } from './widgets/bundle/screenshots.ts';
import { zipPlugin } from './widgets/bundle/zip.ts';

const root = import.meta.dirname;
const { status } = spawnSync(process.execPath, [join(root, 'build.mjs'), '--if-stale'], { stdio: 'inherit' });
if (status !== 0) process.exit(1);
const zip = zipPlugin(root);
const sum = createHash('sha256').update(zip).digest('hex');
writeFileSync(join(root, 'spesa.zip'), zip);
writeFileSync(join(root, 'spesa.zip.sha256'), `${sum}  spesa.zip\n`);
await writeScreenshots(root, join(root, 'spesa-assets'));
console.log(`spesa.zip: ${Math.round(zip.length / 1024)} kB, sha256 ${sum}`);
