/** An Italian number: area code of a landline or prefix of a mobile, then the rest. */
const ITALIAN = /^(?:(?:\+|00)39)?(0[26]|0\d[0159]|0\d{3}|3\d\d)(\d{5,})$/;

/** A telephone number that came as text, for a `tel:` link and, Italian ones grouped as "010 895 0012", for the eye; null where there are too few digits to call. */
export function phoneOf(text: string | undefined): { words: string; href: string } | null {
  const words = (text ?? '')
    .replace(/[^\d+ ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const digits = words.replaceAll(' ', '');
  if (!/^\+?\d{5,15}$/.test(digits)) return null;
  const [, area, rest = ''] = ITALIAN.exec(digits) ?? [];
  const half = rest.length >> 1;
  return { words: area ? `${area} ${rest.slice(0, half)} ${rest.slice(half)}` : words, href: `tel:${digits}` };
}
