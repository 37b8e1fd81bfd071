import { fileURLToPath } from 'node:url';

const folder = new URL('assets/', import.meta.resolve('@lobehub/fluent-emoji-3d/package.json'));

/** How a drawing names a picture of the emoji set: `emoji:` and the file's name. */
export const emojiHref = (file: string): string => `emoji:${file}`;

/** Where the set keeps the picture of that name, 256 pixels square, as WebP. */
export const emojiPath = (file: string): string => fileURLToPath(new URL(`${file}.webp`, folder));
