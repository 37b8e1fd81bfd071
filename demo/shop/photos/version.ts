import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const sources = globSync(['demo/shop/**/*.ts', 'core/rules/dates.ts', 'package.json'], { cwd: root })
  .sort()
  .map((file) => readFileSync(path.join(root, file)));

/** Changes whenever the demo's pictures may: with the goods, how they are drawn, and the packages that paint them. */
export const photoVersion = createHash('sha256').update(Buffer.concat(sources)).digest('hex').slice(0, 8);
