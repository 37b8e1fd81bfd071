import { brandBand, nameText, sizeText } from './label.ts';
import type { Pack } from './packs.ts';
import { hsl } from './palette.ts';
import { textIn } from './svg.ts';

interface Shape {
  /** Half the body's width, where its shoulder begins, half the neck's width, and the top of the glass. */
  half: number;
  shoulder: number;
  neck: number;
  top: number;
  /** Colour of what shows. */
  fill: string;
  /** Top and height of the closure. */
  cap: readonly [y: number, height: number];
  label: readonly [y: number, height: number];
}

const outline = ({ half, shoulder, neck, top }: Shape): string =>
  `M${200 - neck} ${top}V${shoulder - 44}C${200 - neck} ${shoulder - 14} ${200 - half} ${shoulder - 18} ${200 - half} ${shoulder + 24}V326Q${200 - half} 343 ${200 - half + 18} 343H${200 + half - 18}Q${200 + half} 343 ${200 + half} 326V${shoulder + 24}C${200 + half} ${shoulder - 18} ${200 + neck} ${shoulder - 14} ${200 + neck} ${shoulder - 44}V${top}z`;

function shapeOf({ product, palette }: Pack): Shape {
  const { shape, hue } = product.picture;
  if (shape === 'wine')
    return {
      half: 58,
      shoulder: 156,
      neck: 19,
      top: 44,
      fill: hue > 30 && hue < 110 ? hsl(68, 42, 42) : hsl(120, 24, 14),
      cap: [36, 62],
      label: [200, 120],
    };
  if (shape === 'beer')
    return { half: 58, shoulder: 146, neck: 20, top: 56, fill: hsl(28, 72, 26), cap: [48, 16], label: [190, 120] };
  if (shape === 'oil')
    return {
      half: 62,
      shoulder: 132,
      neck: 19,
      top: 52,
      fill: hsl(hue > 40 && hue < 110 ? 62 : hue, 58, 34),
      cap: [40, 40],
      label: [184, 130],
    };
  if (shape === 'water')
    return { half: 64, shoulder: 120, neck: 22, top: 50, fill: hsl(200, 62, 86), cap: [38, 26], label: [166, 112] };
  if (shape === 'juice')
    return { half: 66, shoulder: 128, neck: 27, top: 58, fill: hsl(hue, 76, 58), cap: [46, 26], label: [178, 122] };
  return { half: 70, shoulder: 116, neck: 30, top: 66, fill: palette.body, cap: [50, 34], label: [158, 142] };
}

/** A bottle: for wine, beer, oil, water, juice, else one of plastic. */
export function bottle(pack: Pack): string {
  const { product, palette, subject } = pack;
  const shape = shapeOf(pack);
  const { half, neck, cap, label } = shape;
  const [y, height] = label;
  const path = outline(shape);
  const closure = `x="${197 - neck}" y="${cap[0]}" width="${neck * 2 + 6}" height="${cap[1]}" rx="4"`;
  return `<path d="${path}" fill="${shape.fill}"/><rect ${closure} fill="${palette.band}"/><rect ${closure} fill="url(#round)"/><rect x="${200 - half}" y="${y}" width="${half * 2}" height="${height}" fill="${palette.label}"/>${brandBand(product, palette, 200 - half, y, half * 2, 29)}${nameText(product, palette, 200, y + 46, half * 2 - 12, 15, 2)}
${subject(200, y + height - 29, height > 125 ? 62 : 56)}<path d="${path}" fill="url(#round)"/><path d="M${212 - half} ${y - 16}V330" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".35"/>`;
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
