import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('assets/', import.meta.resolve('@lobehub/fluent-emoji-3d/package.json'));
const kept = new Map<string, string>();
const MOST = 400;

/** A picture of the emoji set as a data URI; empty where the set has none of that name. */
export function emojiUri(file: string): string {
  let uri = kept.get(file);
  if (uri === undefined) {
    try {
      uri = `data:image/webp;base64,${readFileSync(fileURLToPath(new URL(`${file}.webp`, folder))).toString('base64')}`;
    } catch {
      uri = '';
    }
    if (kept.size >= MOST) kept.clear();
    kept.set(file, uri);
  }
  return uri;
}
