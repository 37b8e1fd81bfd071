import type { Pack } from './packs.ts';

type Place = readonly [x: number, y: number, size: number, turn: number];

const heap: readonly Place[] = [
  [132, 214, 124, -18],
  [268, 216, 124, 16],
  [200, 178, 128, 4],
  [156, 282, 130, 8],
  [248, 284, 130, -10],
];
const pair: readonly Place[] = [
  [146, 240, 176, -10],
  [258, 250, 168, 12],
];
const single: readonly Place[] = [[200, 222, 236, 0]];

/** What is sold without a pack: a heap, a pair, or one piece. */
export function loose({ product, emoji }: Pack): string {
  const places =
    product.kind === 'Sfuso'
      ? product.infos.WEIGHT_SELLING && Number(product.infos.WEIGHT_SELLING) <= 0.25
        ? pair
        : heap
      : product.size.startsWith('1 ')
        ? single
        : pair;
  return places.map(([x, y, size, turn]) => emoji(x, y, size, turn)).join('');
}
