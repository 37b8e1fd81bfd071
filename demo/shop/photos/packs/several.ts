import type { ShopProduct } from '../../types.ts';

type Place = readonly [x: number, y: number];

/** Scale and positions of a group's pieces, back row first; a position is the middle of a foot. */
const groups: Record<number, readonly [scale: number, ...places: readonly Place[]]> = {
  2: [0.78, [142, 336], [258, 344]],
  3: [0.7, [200, 326], [130, 344], [270, 344]],
  4: [0.66, [152, 318], [266, 318], [130, 344], [246, 344]],
  6: [0.6, [130, 306], [206, 306], [282, 306], [112, 344], [190, 344], [268, 344]],
};

/** Packs that stay visible in a multipack. */
const seen: ReadonlySet<string> = new Set(['bottle', 'can', 'tub', 'carton', 'jar', 'tube']);

/** Number of pieces that a multipack's picture shows, at most six: "4 x 125 g", "fardello da 6". */
export function piecesOf({ size, infos, picture }: ShopProduct): number {
  if (!seen.has(picture.pack) || picture.shape === 'tin') return 1;
  const count = Number(/^(\d+) x /.exec(size)?.[1] ?? infos['MULTI_PACK'] ?? 1);
  return count > 4 ? 6 : count;
}

/** A multipack: the same piece several times; bottles are held by film with a handle. */
export function several(piece: string, count: number, inFilm: boolean): string {
  const [scale, ...places] = groups[count]!;
  const film = inFilm
    ? `<path d="M62 168Q66 118 104 116H300Q336 118 338 168L344 330Q344 344 328 344H72Q56 344 56 330z" fill="#eef6fa" opacity=".16"/><path d="M160 118Q200 70 240 118" fill="none" stroke="#dfe9ee" stroke-width="9" stroke-linecap="round"/><path d="M78 150L70 322M322 150L330 322" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".6"/>`
    : '';
  return `<defs><g id="piece">${piece}</g></defs>${places
    .map(([x, y]) => `<use href="#piece" transform="translate(${x} ${y}) scale(${scale}) translate(-200 -344)"/>`)
    .join('')}${film}`;
}
