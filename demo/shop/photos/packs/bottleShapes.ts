import type { ShopPicture, ShopProduct } from '../../types.ts';
import type { Palette } from '../palette.ts';

/** Silhouette of a bottle, 400 units high, standing on y 343 around x 200. */
export interface BottleShape {
  /** Half the widths of body and neck. */
  half: number;
  neck: number;
  /** Top of the glass, and where the shoulder begins. */
  top: number;
  shoulder: number;
  /** Length of the shoulder; a short one makes the bottle square. */
  slope: number;
  /** How much narrower the body is at its waist. */
  waist?: number;
  /** Colour of the glass or of what shows through it. */
  fill: string;
  /** Clear glass or plastic: the level of the liquid shows. */
  clear?: boolean;
  ribs?: boolean;
  cap: readonly [y: number, height: number];
  capFill?: string;
  label: readonly [y: number, height: number];
  /** `sleeve` all around with the brand in a band, `plate` of a wine, `badge` a round one. */
  design: 'sleeve' | 'plate' | 'badge';
}

type Draft = Omit<BottleShape, 'fill' | 'design'> & Partial<Pick<BottleShape, 'fill' | 'design'>>;

const gold = '#c79a3a';
const cork = '#b98d5a';

const drafts: Partial<Record<NonNullable<ShopPicture['shape']>, Draft>> = {
  wine: {
    half: 50,
    neck: 17,
    top: 44,
    shoulder: 172,
    slope: 46,
    fill: '#15251a',
    cap: [36, 74],
    label: [212, 100],
    design: 'plate',
  },
  sparkling: {
    half: 58,
    neck: 18,
    top: 46,
    shoulder: 190,
    slope: 80,
    fill: '#1d3a22',
    cap: [34, 112],
    capFill: gold,
    label: [236, 78],
    design: 'plate',
  },
  beer: {
    half: 52,
    neck: 19,
    top: 56,
    shoulder: 158,
    slope: 54,
    fill: '#5a2c10',
    cap: [46, 16],
    label: [206, 96],
    design: 'badge',
  },
  oil: {
    half: 56,
    neck: 18,
    top: 60,
    shoulder: 146,
    slope: 16,
    fill: '#3f4a16',
    cap: [34, 44],
    capFill: '#26221c',
    label: [176, 136],
    design: 'plate',
  },
  seedOil: {
    half: 64,
    neck: 20,
    top: 54,
    shoulder: 138,
    slope: 36,
    clear: true,
    ribs: true,
    cap: [40, 26],
    label: [188, 100],
  },
  water: {
    half: 56,
    neck: 19,
    top: 46,
    shoulder: 138,
    slope: 46,
    waist: 3,
    fill: '#cfe8f7',
    clear: true,
    ribs: true,
    cap: [36, 24],
    label: [190, 76],
  },
  glass: {
    half: 50,
    neck: 20,
    top: 40,
    shoulder: 160,
    slope: 60,
    fill: '#c4e2dc',
    clear: true,
    cap: [32, 20],
    capFill: '#9aa4a8',
    label: [212, 96],
    design: 'plate',
  },
  soda: {
    half: 60,
    neck: 18,
    top: 46,
    shoulder: 150,
    slope: 66,
    waist: 10,
    clear: true,
    cap: [36, 22],
    label: [192, 72],
  },
  juice: { half: 58, neck: 30, top: 66, shoulder: 134, slope: 34, clear: true, cap: [48, 28], label: [190, 112] },
  passata: { half: 56, neck: 32, top: 62, shoulder: 138, slope: 40, cap: [46, 24], label: [186, 112], design: 'plate' },
  grappa: {
    half: 36,
    neck: 13,
    top: 74,
    shoulder: 164,
    slope: 20,
    clear: true,
    cap: [40, 42],
    capFill: cork,
    label: [222, 92],
    design: 'plate',
  },
  spirit: {
    half: 66,
    neck: 19,
    top: 72,
    shoulder: 142,
    slope: 12,
    clear: true,
    cap: [42, 38],
    capFill: '#2a241e',
    label: [200, 104],
    design: 'plate',
  },
  aperitif: {
    half: 52,
    neck: 19,
    top: 50,
    shoulder: 150,
    slope: 40,
    clear: true,
    cap: [38, 36],
    label: [206, 92],
    design: 'badge',
  },
  vial: { half: 38, neck: 15, top: 124, shoulder: 196, slope: 30, fill: '#2a1410', cap: [112, 24], label: [236, 84] },
  shake: { half: 48, neck: 30, top: 122, shoulder: 176, slope: 30, cap: [104, 26], label: [208, 104] },
};

const flask: Draft = { half: 62, neck: 28, top: 74, shoulder: 124, slope: 30, cap: [52, 36], label: [166, 146] };

/** Silhouette and colour of a product's bottle; the default is a flask in the brand's colour. */
export function bottleShape({ picture }: ShopProduct, palette: Palette): BottleShape {
  const draft = (picture.shape && drafts[picture.shape]) ?? flask;
  return { design: 'sleeve', fill: palette.body, ...draft, ...(picture.liquid && { fill: picture.liquid }) };
}

/** Contour of the bottle as an SVG path. */
export function outline({ half, neck, top, shoulder, slope, waist = 0, label: [y, height] }: BottleShape): string {
  const [left, right, thin] = [200 - half, 200 + half, 200 - half + waist];
  const side = (x: number, inner: number) =>
    `C${x} ${y - 8} ${inner} ${y - 8} ${inner} ${y}V${y + height}C${inner} ${y + height + 10} ${x} ${y + height + 10} ${x} ${y + height + 26}`;
  const back = (x: number, inner: number) =>
    `V${y + height + 26}C${x} ${y + height + 10} ${inner} ${y + height + 10} ${inner} ${y + height}V${y}C${inner} ${y - 8} ${x} ${y - 8} ${x} ${y - 24}`;
  const down = waist ? `V${y - 24}${side(left, thin)}` : '';
  const up = waist ? back(right, 400 - thin) : '';
  return `M${200 - neck} ${top}V${shoulder - slope}C${200 - neck} ${shoulder - slope * 0.35} ${left} ${shoulder - slope * 0.5} ${left} ${shoulder}${down}V326Q${left} 343 ${left + 16} 343H${right - 16}Q${right} 343 ${right} 326${up}V${shoulder}C${right} ${shoulder - slope * 0.5} ${200 + neck} ${shoulder - slope * 0.35} ${200 + neck} ${shoulder - slope}V${top}z`;
}
