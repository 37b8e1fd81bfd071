/** Italian numbers: of a landline its area code (two to four digits), of a mobile its prefix. */
const AREA = /^(0[26]|0\d[0159]|0\d{3}|3\d\d)(\d{5,})$/;

/** "010 895 0012": area code, then the rest in halves; a number of another country stays as it was grouped. */
function grouped(words: string): string {
  const digits = words.replace(/^(\+|00)39(?=[ 03])/, '').replaceAll(' ', '');
  const [, area = '', rest = ''] = AREA.exec(digits) ?? [];
  const half = Math.floor(rest.length / 2);
  return area ? [area, rest.slice(0, half), rest.slice(half)].join(' ') : words;
}

/** A telephone number that came as text, for the eye and for a `tel:` link; null where there are too few digits to call. */
export function phoneOf(text: string | undefined): { words: string; href: string } | null {
  const words = (text ?? '')
    .replace(/[^\d+ ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const digits = words.replaceAll(' ', '');
  return /^\+?\d{5,15}$/.test(digits) ? { words: grouped(words), href: `tel:${digits}` } : null;
}
