import type { ShopProduct } from '../types.ts';
import { bag, box, carton, roll } from './boxes.ts';
import { bottle, jug, spray, tube } from './bottles.ts';
import { loose } from './loose.ts';
import type { Pack } from './packs.ts';
import { hsl, paletteOf } from './palette.ts';
import { subjectGroup } from './subjects.ts';
import { gradient } from './svg.ts';
import { can, jar, tin, tray, tub } from './vessels.ts';

/** Pixels of a side in the three sizes. */
export const photoSizes = { thumb: 200, photo: 480, large: 960 } as const;
export type PhotoSize = keyof typeof photoSizes;

const draw: Record<string, (pack: Pack) => string> = {
  box,
  carton,
  bag,
  roll,
  can,
  jar,
  tub,
  tray,
  bottle,
  loose,
  jug,
  spray,
  tube,
  tin,
  dish: tray,
};

const lights = `<radialGradient id="floor"><stop offset="0" stop-color="#3b372f" stop-opacity=".42"/><stop offset=".6" stop-color="#3b372f" stop-opacity=".16"/><stop offset="1" stop-color="#3b372f" stop-opacity="0"/></radialGradient>
${gradient('round', [
  [0, '#000', 0.2],
  [0.16, '#fff', 0.2],
  [0.32, '#fff', 0.1],
  [0.6, '#000', 0],
  [1, '#000', 0.24],
])}${gradient('sheen', [
  [0, '#fff', 0.2],
  [0.45, '#fff', 0],
  [1, '#000', 0.1],
])}`;

/** The picture of a product as SVG: its pack in the brand's colours, with what is in it, in a studio's light. */
export function productPhoto(product: ShopProduct, size: PhotoSize): string {
  const { picture } = product;
  const subject = (x: number, y: number, side: number, turn = 0): string => {
    const scale = side / 100;
    return `<use href="#${picture.subject}" transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${scale})"/>`;
  };
  const palette = paletteOf(product.brand, picture.hue);
  const kind = picture.shape && picture.shape in draw ? picture.shape : picture.pack;
  const wide =
    kind === 'tray' || kind === 'dish' ? 168 : kind === 'bottle' || kind === 'spray' || kind === 'tube' ? 92 : 138;
  const side = photoSizes[size];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="30 24 340 340" width="${side}" height="${side}"><defs>${lights}${subjectGroup(picture.subject)}</defs>
<rect x="30" y="24" width="340" height="340" fill="#fff"/>${kind === 'loose' ? '' : `<ellipse cx="206" cy="346" rx="${wide}" ry="20" fill="url(#floor)"/><ellipse cx="203" cy="343" rx="${wide * 0.78}" ry="8" fill="${hsl(40, 12, 20)}" opacity=".16"/>`}
${(draw[kind] ?? box)({ product, palette, subject })}</svg>`;
}
