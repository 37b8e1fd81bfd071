import type { ShopPromo } from '../types.ts';
import type { Line } from './line.ts';
import { chance, hashOf, pick } from './words.ts';

const cuts = [10, 15, 20, 20, 25, 25, 30, 30, 33, 40];

function priceCut(key: string, line: Line): ShopPromo {
  const percent = pick(cuts, `${key} cut`);
  const exemption = line.perishable ? { exemption: 'perishable' as const, header: 'Freschissimi' } : {};
  return {
    type: 5,
    percent,
    body: `-${percent}%`,
    header: 'Offerta',
    footer: 'Fino a esaurimento scorte',
    begins: 1 + (hashOf(`${key} from`) % 6),
    ends: 4 + (hashOf(`${key} to`) % 14),
    ...exemption,
  };
}

function multiBuy(key: string): ShopPromo {
  const [take, pay] = pick(
    [
      [3, 2],
      [3, 2],
      [2, 1],
      [4, 3],
    ] as const,
    `${key} buy`,
  );
  return {
    type: 6,
    take,
    pay,
    body: `${take}x${pay}`,
    header: `Prendi ${take}`,
    footer: `Paghi ${pay}`,
    begins: 2,
    ends: 9 + (hashOf(`${key} to`) % 7),
    exemption: 'multiBuy',
    ...(chance(`${key} chosen`) < 0.12 && { selectable: true }),
  };
}

/** About 18 products in a hundred: 13 with a cut price, 5 with a multi-buy; goods sold by weight have price cuts alone. */
export function promoOf(key: string, line: Line): ShopPromo | undefined {
  const draw = chance(`${key} promo`);
  if (draw < 0.13) return priceCut(key, line);
  return draw < 0.185 && line.kind !== 'Sfuso' && !line.infos?.QTY_MULT ? multiBuy(key) : undefined;
}
