import type { ShopProduct } from '../types.ts';
import { bag, brick, net, paper } from './packs/bags.ts';
import { box, carton, roll } from './packs/boxes.ts';
import { bottle, jug, spray, tube } from './packs/bottles.ts';
import { baby, coffee, honey, jam, jar, preserve, spice, squeeze } from './packs/jars.ts';
import { loose } from './packs/loose.ts';
import type { Pack } from './packs/pack.ts';
import { hsl, paletteOf } from './palette.ts';
import { subjectGroup } from './subjects.ts';
import { piecesOf, several } from './packs/several.ts';
import { gradient } from './svg.ts';
import { aerosol, can, tin, tray, tub } from './packs/vessels.ts';

/** Pixels of a side in the three sizes. */
export const photoSizes = { thumb: 200, photo: 480, large: 960 } as const;
export type PhotoSize = keyof typeof photoSizes;

const draw: Record<string, (pack: Pack) => string> = {
  box,
  carton,
  bag,
  paper,
  brick,
  net,
  roll,
  can,
  jar,
  jam,
  spice,
  preserve,
  coffee,
  baby,
  honey,
  squeeze,
  tub,
  tray,
  bottle,
  loose,
  jug,
  spray,
  tube,
  tin,
  aerosol,
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

const drinks: ReadonlySet<string | undefined> = new Set(['water', 'glass', 'soda', 'juice']);
/** Bottles that are held by film or a box, not by a handle. */
const withoutHandle: ReadonlySet<string | undefined> = new Set(['shake', 'vial', 'tube']);

/** Scales a drink's bottle by its volume. */
function atSize({ size, picture }: ShopProduct, drawing: string): string {
  const [, amount = '', unit] = /^([\d,]+) (c?l)$/.exec(size) ?? [];
  const litres = Number(amount.replace(',', '.')) / (unit === 'cl' ? 100 : 1);
  if (!drinks.has(picture.shape) || !litres || litres > 1) return drawing;
  return `<g transform="translate(200 344) scale(${litres > 0.5 ? 0.92 : 0.8}) translate(-200 -344)">${drawing}</g>`;
}

/** The picture of a product as SVG: its pack in the brand's colours, with what is in it, in a studio's light. */
export function productPhoto(product: ShopProduct, size: PhotoSize): string {
  const { picture } = product;
  const subject = (x: number, y: number, side: number, turn = 0): string => {
    const scale = side / 100;
    return `<use href="#${picture.subject}" transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${scale})"/>`;
  };
  const palette = paletteOf(product.brand, picture.hue);
  const kind = picture.shape && picture.shape in draw ? picture.shape : picture.pack;
  const drawing = draw[kind]!({ product, palette, subject });
  const pieces = piecesOf(product);
  const wide =
    pieces > 1
      ? 150
      : kind === 'tray' || kind === 'dish'
        ? 168
        : picture.pack === 'bottle' || kind === 'tube'
          ? 92
          : 138;
  const side = photoSizes[size];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="30 24 340 340" width="${side}" height="${side}"><defs>${lights}${subjectGroup(picture.subject)}</defs>
<rect x="30" y="24" width="340" height="340" fill="#fff"/>${kind === 'loose' ? '' : `<ellipse cx="206" cy="346" rx="${wide}" ry="20" fill="url(#floor)"/><ellipse cx="203" cy="343" rx="${wide * 0.78}" ry="8" fill="${hsl(40, 12, 20)}" opacity=".16"/>`}
${pieces > 1 ? several(drawing, pieces, picture.pack === 'bottle' && !withoutHandle.has(picture.shape)) : atSize(product, drawing)}</svg>`;
}
