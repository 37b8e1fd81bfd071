/** The entities that texts of the wire have, and what they stand for; any other stays as it is. */
export const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
  agrave: 'à',
  egrave: 'è',
  eacute: 'é',
  igrave: 'ì',
  ograve: 'ò',
  ugrave: 'ù',
  Agrave: 'À',
  Egrave: 'È',
  Eacute: 'É',
  Igrave: 'Ì',
  Ograve: 'Ò',
  Ugrave: 'Ù',
  ccedil: 'ç',
  ntilde: 'ñ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  middot: '·',
  bull: '•',
  deg: '°',
  times: '×',
  frac12: '½',
  copy: '©',
  reg: '®',
  trade: '™',
};

/** Tags that stand between words; any other, such as `<b>`, may stand inside one. */
export const separatingTags = 'br|hr|p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|tr|td|th|caption|blockquote';

const separating = new RegExp(`</?(?:${separatingTags})\\b[^>]*>`, 'gi');

/** Text of the wire that may hold tags and entities, as plain text (wire §4.1). */
export function plainText(html: string): string {
  return html
    .replace(separating, ' ')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      const code = decimal ? Number(decimal) : hex ? parseInt(hex, 16) : 0;
      if (code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)) return String.fromCodePoint(code);
      return (name && Object.hasOwn(entities, name) ? entities[name] : undefined) ?? whole;
    })
    .replace(/\s+/g, ' ')
    .trim();
}
