import { brandBand, nameText, sizeText } from './label.ts';
import type { Pack } from './pack.ts';
import { hsl } from '../palette.ts';

/** Silhouette of a jar, standing on y 342 around x 200. */
interface JarShape {
  half: number;
  top: number;
  lid: readonly [half: number, height: number];
  label: readonly [y: number, height: number];
  /** Half the neck's width, and the length of the shoulder. */
  neck: number;
  slope: number;
  lidFill?: string;
  /** The contents show above the label. */
  pieces?: boolean;
}

const gold = '#c99b35';
const shapes = {
  jar: { half: 78, top: 104, lid: [64, 34], label: [184, 118], neck: 60, slope: 34 },
  jam: { half: 94, top: 146, lid: [88, 30], label: [196, 112], neck: 82, slope: 22, lidFill: gold },
  spice: { half: 42, top: 148, lid: [40, 46], label: [214, 104], neck: 38, slope: 10, lidFill: '#3b3630' },
  preserve: { half: 84, top: 90, lid: [74, 32], label: [236, 82], neck: 70, slope: 26, lidFill: gold, pieces: true },
  coffee: { half: 72, top: 88, lid: [70, 44], label: [178, 124], neck: 66, slope: 20 },
  baby: { half: 62, top: 178, lid: [60, 24], label: [226, 92], neck: 56, slope: 18 },
} as const satisfies Record<string, JarShape>;

const outline = ({ half, top, neck, slope }: JarShape): string =>
  `M${200 - neck} ${top}C${200 - neck} ${top + slope * 0.6} ${200 - half} ${top + slope * 0.5} ${200 - half} ${top + slope}V318Q${200 - half} 342 ${200 - half + 24} 342H${200 + half - 24}Q${200 + half} 342 ${200 + half} 318V${top + slope}C${200 + half} ${top + slope * 0.5} ${200 + neck} ${top + slope * 0.6} ${200 + neck} ${top}z`;

function label({ product, palette, subject }: Pack, { half, label: [y, height] }: JarShape): string {
  const band = half > 50 ? 28 : 22;
  const front = `<rect x="${200 - half}" y="${y}" width="${half * 2}" height="${height}" fill="${palette.label}"/>${brandBand(product, palette, 200 - half, y, half * 2, band)}`;
  return half > 70
    ? `${front}${subject(200 - half * 0.46, y + band + (height - band) / 2, half * 0.96)}${nameText(product, palette, 200 + half * 0.42, y + band + 24, half, 15, 3)}${height > 100 ? sizeText(product, 200 + half * 0.46, y + height - 8, palette.ink, half * 0.7) : ''}`
    : `${front}${nameText(product, palette, 200, y + band + 15, half * 2 - 8, 13, 2)}${subject(200, y + height - 28, half > 50 ? 62 : 56)}`;
}

/** Pieces behind the glass. */
const contents = ({ subject }: Pack, shape: JarShape): string => {
  const {
    half,
    top,
    slope,
    label: [y],
  } = shape;
  const middle = (top + slope + y) / 2 + 6;
  const side = (y - top - slope) * 1.1;
  const pieces = [-0.5, 0.5, 0].map((at) => subject(200 + at * half * 1.2, middle + (at ? 10 : -6), side, at * 40));
  return `<clipPath id="glass"><path d="${outline(shape)}"/></clipPath><g clip-path="url(#glass)">${pieces.join('')}</g>`;
};

const drawJar =
  (shape: JarShape) =>
  (pack: Pack): string => {
    const { product, palette } = pack;
    const [lidHalf, lidHeight] = shape.lid;
    const { half, top, slope } = shape;
    const body = outline(shape);
    const lid = `x="${200 - lidHalf}" y="${top - lidHeight + 4}" width="${lidHalf * 2}" height="${lidHeight}" rx="6"`;
    return `<path d="${body}" fill="${hsl(product.picture.hue, 58, shape.pieces ? 70 : 48)}"/>${shape.pieces ? contents(pack, shape) : ''}<rect ${lid} fill="${shape.lidFill ?? palette.band}"/><rect ${lid} fill="url(#round)"/><path d="M${200 - lidHalf} ${top - 8}h${lidHalf * 2}" stroke="#000" stroke-width="2" opacity=".14"/><ellipse cx="200" cy="${top - lidHeight + 6}" rx="${lidHalf - 4}" ry="6" fill="#fff" opacity=".25"/>
${label(pack, shape)}<path d="${body}" fill="url(#round)"/><path d="M${214 - half} ${top + slope + 6}V322" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".4"/>`;
  };

/** Jars: for sauces, jam, spices, preserved vegetables, instant coffee, baby food. */
export const jar = drawJar(shapes.jar);
export const jam = drawJar(shapes.jam);
export const spice = drawJar(shapes.spice);
export const preserve = drawJar(shapes.preserve);
export const coffee = drawJar(shapes.coffee);
export const baby = drawJar(shapes.baby);

/** A honey jar with eight sides. */
export function honey({ product, palette, subject }: Pack): string {
  const body = 'M138 132L112 160V318L136 342H264L288 318V160L262 132z';
  return `<path d="${body}" fill="${hsl(product.picture.hue, 82, 50)}"/><path d="M152 134V340M248 134V340" stroke="#fff" stroke-width="3" opacity=".3"/><rect x="134" y="98" width="132" height="36" rx="6" fill="${gold}"/><rect x="134" y="98" width="132" height="36" rx="6" fill="url(#round)"/><ellipse cx="200" cy="246" rx="72" ry="66" fill="${palette.label}"/>${brandBand(product, palette, 128, 204, 144, 26)}${nameText(product, palette, 200, 250, 124, 17, 2)}${subject(200, 288, 52)}<path d="${body}" fill="url(#round)"/>`;
}

/** A soft bottle that stands on its cap, for sauces. */
export function squeeze({ product, palette, subject }: Pack): string {
  const body = 'M150 92Q150 70 172 70H228Q250 70 250 92L262 236Q264 296 240 312H160Q136 296 138 236z';
  return `<path d="${body}" fill="${hsl(product.picture.hue, 72, 50)}"/><path d="M144 156H256L262 240Q264 262 260 276H140Q136 262 138 240z" fill="${palette.label}"/>${brandBand(product, palette, 142, 152, 116, 28)}${nameText(product, palette, 200, 202, 104, 17, 2)}${subject(200, 250, 62)}<rect x="158" y="308" width="84" height="36" rx="8" fill="${palette.band}"/><rect x="158" y="308" width="84" height="36" rx="8" fill="url(#round)"/><path d="${body}" fill="url(#round)"/><path d="M166 84L156 290" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".4"/>`;
}
