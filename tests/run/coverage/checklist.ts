import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../../demo/wordpress/site.ts';

/** One thing that the specification asks for: a call (`GET /cart/view`) or an element (`spesa-cart-page`). */
export interface Row {
  area: string;
  name: string;
  kind: 'call' | 'widget';
  /** A test has to prove it by now. */
  due: boolean;
}

const readTable = (file: string): string[][] =>
  readFileSync(path.join(repository, 'docs/checklists', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(1)
    .map((line) => line.split('\t'));

/** The rows of both checklists, in their order. */
export function readChecklists(): Row[] {
  const calls = readTable('calls.tsv').map(([due, area = '', method, address]): Row => ({
    kind: 'call',
    area,
    name: `${method} ${address}`,
    due: due === 'now',
  }));
  const widgets = readTable('widgets.tsv').map(([due, area = '', tag = '']): Row => ({
    kind: 'widget',
    area,
    name: tag,
    due: due === 'now',
  }));
  return [...calls, ...widgets];
}
