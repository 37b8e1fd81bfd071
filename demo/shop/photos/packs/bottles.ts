import { bottleShape, outline, type BottleShape } from './bottleShapes.ts';
import { brandBand, disc, nameText, sizeText } from './label.ts';
import type { Pack } from './pack.ts';
import { textIn } from '../svg.ts';

/** Ribs of a PET bottle. */
const ribs = ({ half, waist = 0, shoulder, label: [y, height] }: BottleShape): string => {
  const at = [shoulder + 6, shoulder + 18, y + height + 24, y + height + 40, y + height + 56].filter(
    (place) => place < 332 && (place < y - 10 || place > y + height + 20),
  );
  return at
    .map(
      (place) =>
        `<path d="M${200 - half + waist / 2 + 3} ${place}q${half - 3} 9 ${half * 2 - waist - 6} 0" fill="none" stroke="#fff" stroke-width="3" opacity=".55"/><path d="M${200 - half + 3} ${place + 4}q${half - 3} 9 ${half * 2 - 6} 0" fill="none" stroke="#00334d" stroke-width="1.5" opacity=".18"/>`,
    )
    .join('');
};

/** Headspace above the liquid. */
const air = ({ half, neck, top, shoulder, slope }: BottleShape): string => {
  const level = shoulder - slope * 0.8;
  return `<rect x="${200 - neck}" y="${top}" width="${neck * 2}" height="${Math.max(0, level - top)}" fill="#f4f8fa" opacity=".8"/><ellipse cx="200" cy="${level}" rx="${Math.min(neck, half)}" ry="4" fill="#fff" opacity=".5"/>`;
};

const labels: Record<BottleShape['design'], (pack: Pack, shape: BottleShape) => string> = {
  sleeve: ({ product, palette, subject }, { half, waist = 0, label: [y, height] }) => {
    const wide = half - waist;
    const tall = height > 90;
    return `<rect x="${200 - wide}" y="${y}" width="${wide * 2}" height="${height}" fill="${palette.label}"/>${brandBand(product, palette, 200 - wide, y, wide * 2, 26)}${nameText(product, palette, tall ? 200 : 200 - wide * 0.34, y + 42, tall ? wide * 2 - 12 : wide * 1.16, 13, tall ? 2 : 3)}${tall ? subject(200, y + height - 34, 66) : subject(200 + wide * 0.52, y + height - 24, 50)}`;
  },
  plate: ({ product, palette, subject }, { half, label: [y, height] }) => {
    const [x, width] = [200 - half + 5, half * 2 - 10];
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="#fbf7ea"/><path d="M${x + 4} ${y + 4}h${width - 8}M${x + 4} ${y + height - 4}h${width - 8}" stroke="${palette.band}" stroke-width="2.4"/>${textIn(product.brand, { x: 200, y: y + 20, width: width - 10, size: 13, lines: 1, fill: palette.band, family: 'Tinos,serif' })}${subject(200, y + height * 0.45, Math.min(width - 6, height * 0.5))}${nameText(product, { ...palette, serif: true }, 200, y + height - 24, width - 8, 13.5, 2, '#2b2118')}`;
  },
  badge: ({ product, palette, subject }, { half, label: [y, height] }) => {
    const radius = half - 2;
    const middle = y + height / 2;
    return `${disc(palette, 200, middle, radius)}${subject(200, middle + 4, radius * 1.1)}<path d="M${200 - half} ${middle - radius + 6}h${half * 2}v24h${-half * 2}z" fill="${palette.band}"/>${textIn(product.brand, { x: 200, y: middle - radius + 23, width: half * 2 - 8, size: 14, lines: 1, fill: palette.bandInk })}${nameText(product, palette, 200, middle + radius - 4, half * 2 - 14, 11, 2)}`;
  },
};

/** A bottle of glass or plastic with its label. */
export function bottle(pack: Pack): string {
  const { palette } = pack;
  const shape = bottleShape(pack.product, palette);
  const { half, neck, cap, label, clear } = shape;
  const path = outline(shape);
  const closure = `x="${197 - neck}" y="${cap[0]}" width="${neck * 2 + 6}" height="${cap[1]}" rx="4"`;
  return `<path d="${path}" fill="${shape.fill}"/>${clear ? air(shape) : ''}${shape.ribs ? ribs(shape) : ''}<rect ${closure} fill="${shape.capFill ?? palette.band}"/><rect ${closure} fill="url(#round)"/>${labels[shape.design](pack, shape)}<path d="${path}" fill="url(#round)"/><path d="M${212 - half} ${label[0] - 16}V330" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".35"/>`;
}

/** A jug with a handle, for detergents. */
export function jug({ product, palette, subject }: Pack): string {
  const body =
    'M126 130Q126 108 150 108H232L284 146Q296 156 296 174V322Q296 343 276 343H124Q104 343 104 322V166Q104 148 126 130z';
  return `<path fill-rule="evenodd" d="${body}M244 158q-10-8-10 8v44q0 14 12 14h18q10 0 10-14v-26q0-8-8-13z" fill="${palette.body}"/><rect x="146" y="70" width="66" height="42" rx="6" fill="${palette.band}"/><rect x="146" y="70" width="66" height="42" rx="6" fill="url(#round)"/><rect x="112" y="232" width="176" height="92" rx="8" fill="${palette.label}"/>
${textIn(product.brand, { x: 166, y: 172, width: 108, size: 25, lines: 2, fill: palette.bodyInk })}${subject(150, 278, 76)}${nameText(product, palette, 234, 262, 96, 15.5, 3)}${sizeText(product, 236, 318, palette.ink)}<path d="${body}" fill="url(#sheen)"/>`;
}

/** A bottle with a trigger. */
export function spray({ product, palette, subject }: Pack): string {
  const body =
    'M160 148V170C160 190 134 196 134 226V324Q134 343 152 343H248Q266 343 266 324V226C266 196 240 190 240 170V148z';
  return `<path d="${body}" fill="${palette.body}"/><path d="M164 122h72v26h-72z" fill="#c9ced2"/><path d="M164 122h72v26h-72z" fill="url(#round)"/><path d="M120 74h92q34 0 34 28v22h-82v-14h-26l-6 22h-14l6-26h-8q-8 0-8-8v-16q0-8 12-8z" fill="${palette.band}"/>
<rect x="138" y="222" width="124" height="104" rx="6" fill="${palette.label}"/>${brandBand(product, palette, 138, 222, 124, 28)}${nameText(product, palette, 200, 268, 112, 14.5, 2)}${subject(200, 304, 52)}<path d="${body}" fill="url(#round)"/>`;
}

/** A soft tube that stands on its cap. */
export function tube({ product, palette, subject }: Pack): string {
  const body = 'M142 66H258Q262 66 262 72L250 300Q248 312 238 312H162Q152 312 150 300L138 72Q138 66 142 66z';
  return `<path d="${body}" fill="${palette.body}"/><path d="M138 66h124v16H138z" fill="${palette.shade}"/><rect x="158" y="308" width="84" height="36" rx="6" fill="${palette.band}"/><rect x="158" y="308" width="84" height="36" rx="6" fill="url(#round)"/><path d="M144 112H256L254 148H146z" fill="${palette.band}"/>
${textIn(product.brand, { x: 200, y: 137, width: 98, size: 18, lines: 1, fill: palette.bandInk })}${nameText(product, palette, 200, 176, 96, 16, 3, palette.bodyInk)}${subject(200, 256, 78)}<path d="${body}" fill="url(#round)"/>`;
}
