import type { MessageContent, MessagePart, Notification } from '../schema/messages.ts';

const row = /^([^:.!?]{1,40}): (?!\/\/)(.+)$/;
const good = /^(?:(\S.*?) {2})?(\S.*?) {2}(\S.*)$/;

const isTitle = (line: string): boolean => line === line.toUpperCase() && /\p{L}{2}/u.test(line);
const sentenceCase = (line: string): string => line.charAt(0) + line.slice(1).toLowerCase();

/** A block of plain text as the part that it looks like. */
function partOf(block: string): MessagePart {
  const lines = block.split('\n');
  if (lines.every((line) => line.startsWith('- '))) return { kind: 'list', items: lines.map((line) => line.slice(2)) };
  if (lines.length === 1 && isTitle(block)) return { kind: 'title', words: sentenceCase(block) };
  const goods = lines.flatMap((line) => {
    const [, quantity, name = '', price = ''] = good.exec(line) ?? [];
    return price ? [{ ...(quantity && { quantity }), name, price }] : [];
  });
  if (goods.length === lines.length) return { kind: 'lines', lines: goods };
  const rows = lines.flatMap((line) => {
    const [, label = '', value = ''] = /https?:/.test(line) ? [] : (row.exec(line) ?? []);
    return label ? [{ label, value }] : [];
  });
  if (lines.length > 1 && rows.length === lines.length) return { kind: 'facts', rows };
  return { kind: 'text', words: block };
}

const blocksOf = (text: string): MessagePart[] =>
  text
    .split(/\n{2,}/)
    .filter((block) => block.trim())
    .map(partOf);

/** Sums stand below their products. */
function joined(parts: readonly MessagePart[]): MessagePart[] {
  return parts.reduce<MessagePart[]>((before, part) => {
    const last = before.at(-1);
    if (last?.kind !== 'lines' || last.rows || part.kind !== 'facts') return [...before, part];
    return [...before.slice(0, -1), { ...last, rows: part.rows }];
  }, []);
}

type Content = Pick<MessageContent, 'title' | 'action' | 'parts'> & { lead: MessagePart[] };

/** A message in its parts: those that came with it, else those that its plain text looks like. */
export function messageContent({ body, content }: Pick<Notification, 'body' | 'content'>): Content {
  if (content) return { ...content, lead: content.lead.flatMap(blocksOf) };
  const parts = joined(blocksOf(body));
  const end = parts.findIndex(({ kind }) => kind !== 'text');
  return end < 0 ? { lead: parts, parts: [] } : { lead: parts.slice(0, end), parts: parts.slice(end) };
}
