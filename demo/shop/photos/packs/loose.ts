import type { Pack } from './pack.ts';
import { isPiece } from '../subjects.ts';

type Place = readonly [x: number, y: number, size: number, turn: number];

const heap: readonly Place[] = [
  [132, 190, 176, -6],
  [268, 192, 176, 7],
  [200, 250, 198, 2],
];
const pair: readonly Place[] = [
  [142, 226, 184, -8],
  [262, 240, 184, 10],
];
const single: readonly Place[] = [[200, 214, 284, 0]];
/** What is several already stands there once. */
const group: readonly Place[] = [[200, 206, 322, 0]];

/** What is sold without a pack: a heap, a pair, or one piece. */
export function loose({ product, subject }: Pack): string {
  const places = !isPiece(product.picture.subject)
    ? group
    : product.kind === 'Sfuso'
      ? heap
      : product.size.startsWith('1 ')
        ? single
        : pair;
  return places.map(([x, y, size, turn]) => subject(x, y, size, turn)).join('');
}
