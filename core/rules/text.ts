const segmenter = new Intl.Segmenter('it', { granularity: 'grapheme' });

/** Cuts after `length` characters as a person counts them and adds an ellipsis (§9: 30 unless told). */
export function truncate(text: string, length = 30): string {
  if (text.length <= length) return text;
  let end = 0;
  let count = 0;
  for (const { segment } of segmenter.segment(text)) {
    if (count === length) return `${text.slice(0, end).trimEnd()}…`;
    count += 1;
    end += segment.length;
  }
  return text;
}

const kept = new Set(['UHT', 'DOP', 'IGP', 'IGT', 'DOC', 'DOCG', 'STG', 'XL', 'XXL', 'SPF']);
const shouted = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
const lower = (text: string): string => text.replace(/[^\s/]+/g, (word) => (kept.has(word) ? word : word.toLowerCase()));
const raised = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toUpperCase());

/** A name of the wire for the eye: "MEZZE MANICHE N.55" is shown as "Mezze maniche n.55", anything with a lower-case letter as it is. */
export const readable = (name: string): string => (shouted(name) ? raised(lower(name)) : name);

/** A brand for the eye: "LA MOLISANA" is shown as "La Molisana". */
export const readableBrand = (brand: string): string => (shouted(brand) ? lower(brand).replace(/[^\s/-]+/g, raised) : brand);
