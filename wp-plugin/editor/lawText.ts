/** A block of the editor, as far as the law looks at it. */
export interface LawBlock {
  clientId: string;
  name: string;
  attributes: Readonly<Record<string, unknown>>;
  innerBlocks: readonly LawBlock[];
}

/** The blocks inside one; those of a synced pattern are its own post's. */
export const innerOf = ({ name, innerBlocks }: LawBlock): readonly LawBlock[] =>
  name === 'core/block' ? [] : innerBlocks;

export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : String((value as object | undefined) ?? '');

/** Formatted texts of WordPress' blocks, by the attribute that holds them. */
export const written = [
  'content',
  'text',
  'values',
  'value',
  'citation',
  'caption',
  'title',
  'heading',
  'label',
  'summary',
] as const;

interface Row {
  cells?: { content?: unknown }[];
}

/** The cells of a table, each a sentence of its own. */
const cellsOf = ({ name, attributes }: LawBlock): string =>
  name === 'core/table'
    ? ['head', 'body', 'foot']
        .flatMap((part) => (attributes[part] ?? []) as Row[])
        .flatMap(({ cells = [] }) => cells.map(({ content }) => `${asText(content)}\n`))
        .join('')
    : '';

export const htmlOf = (block: LawBlock): string =>
  written
    .map((name) => (block.attributes[name] === undefined ? '' : asText(block.attributes[name])))
    .join(' ')
    .concat(cellsOf(block));

/** The words of HTML, one space between them. */
export const plain = (html: string): string =>
  html.replace(/(?:<[^>]*>|&nbsp;|&#160;|[^\S\n])+/g, ' ').replace(/&amp;/g, '&');

export const textOf = (block: LawBlock): string => plain(htmlOf(block));

/** The source of blocks whose HTML is written by hand. */
export const ownHtmlOf = ({ name, attributes }: LawBlock): string =>
  ['core/html', 'core/freeform'].includes(name) ? asText(attributes['content']) : '';

/** Where these words of a plain text stand in its HTML. */
const wordsIn = (words: string): RegExp =>
  new RegExp(
    [...words]
      .map((sign) => {
        if (/\s/.test(sign)) return '(?:<[^>]*>|&nbsp;|&#160;|\\s)+';
        return sign === '&' ? '(?:&amp;|&)' : sign.replace(/[$()*+./?[\\\]^{|}-]/, '\\$&');
      })
      .join(''),
  );

/** Takes words out of HTML and leaves its tags; those that then hold nothing go too. */
function without(html: string, where: RegExp): string {
  const kept = html.replace(where, (found) => (found.match(/<[^>]*>/g) ?? []).join(''));
  if (kept === html) return html;
  return kept
    .replace(/<(strong|em|b|i|s|mark|a|span)\b[^>]*><\/\1>/gi, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const isFormatted = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && 'toHTMLString' in value);

/** The attributes of a block that change when these words are taken out of its texts; all other words stay. */
export function withoutWords({ name, attributes }: LawBlock, words: string): Record<string, unknown> {
  const where = wordsIn(words);
  const rows = (value: unknown): unknown =>
    (value as Row[]).map((row) => ({
      ...row,
      cells: row.cells?.map((cell) => ({ ...cell, content: without(asText(cell.content), where) })),
    }));
  const parts = name === 'core/table' ? ['head', 'body', 'foot'].filter((part) => Array.isArray(attributes[part])) : [];
  const texts = written.filter((part) => isFormatted(attributes[part]) && where.test(asText(attributes[part])));
  return Object.fromEntries([
    ...texts.map((part) => [part, without(asText(attributes[part]), where)] as const),
    ...parts.map((part) => [part, rows(attributes[part])] as const),
  ]);
}
