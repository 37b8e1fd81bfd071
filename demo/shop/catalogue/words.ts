const slugs = new Map<string, string>();

/** Lower case, no accents, words joined by hyphens. */
export function slugOf(text: string): string {
  let slug = slugs.get(text);
  if (slug === undefined)
    slugs.set(
      text,
      (slug = text
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '')),
    );
  return slug;
}

/** Lower case, no accents, nothing but letters and digits. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A number of 32 bits that depends on the text alone (FNV-1a, then mixed). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** 0 to just below 1, the same for the same text. */
export const chance = (text: string): number => hashOf(text) / 2 ** 32;

/** One of the list, the same for the same text. */
export const pick = <T>(list: readonly T[], text: string): T => list[hashOf(text) % list.length]!;

/** A decimal number as Italian texts write it: `1,5`. */
export const decimal = (value: number, digits = 1): string =>
  (Math.round(value * 10 ** digits) / 10 ** digits).toString().replace('.', ',');
