import { seller } from '../../shop/seller.ts';
import type { ShopPages } from '../http/shopPages.ts';
import { footerLinks, soldBy } from './footer.ts';
import type { Content, Line, Link, Part } from './parts.ts';

const linkText = ({ label, url }: Link): string => `${label}: ${url}`;

const lineText = ({ name, note, quantity, price }: Line): string =>
  [quantity, note ? `${name} (${note})` : name, price].filter(Boolean).join('  ');

const rowText = ([label, value]: readonly [string, string]): string => `${label}: ${value}`;

function partText(one: Part): string {
  if (one.kind === 'title') return one.words.toUpperCase();
  if (one.kind === 'text') return one.words;
  if (one.kind === 'small') return [one.words, one.link && linkText(one.link)].filter(Boolean).join(' ');
  if (one.kind === 'list') return one.items.map((item) => `- ${item}`).join('\n');
  if (one.kind === 'facts') return one.rows.map(rowText).join('\n');
  if (one.kind === 'lines')
    return [one.lines.map(lineText).join('\n'), one.sums.map(rowText).join('\n')].filter(Boolean).join('\n\n');
  return `${one.words}: ${one.url}`;
}

/** A mail's words for the customer's notifications: without action, code and footer, as others may read along. */
export const mailWords = ({ greeting, lead, parts = [] }: Content): string =>
  [...(greeting ? [greeting] : []), ...lead, ...parts.map(partText)].join('\n\n');

/** A mail as plain text in the current language: what its HTML says, in the same order. */
export function mailText(content: Content, pages: ShopPages): string {
  const { subject, title = subject, greeting, lead, code, action, parts = [] } = content;
  return [
    title,
    ...(greeting ? [greeting] : []),
    ...lead,
    ...(code ? [code] : []),
    ...(action ? [linkText(action)] : []),
    ...parts.map(partText),
    ['-- ', seller.shop, ...footerLinks(pages).map(linkText), `${seller.phone} · ${seller.email}`, ...soldBy()].join(
      '\n',
    ),
  ].join('\n\n');
}
