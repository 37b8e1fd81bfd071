import { brandBand, nameText, sizeText } from './label.ts';
import type { Pack } from './packs.ts';
import { hsl } from './palette.ts';
import { textIn } from './svg.ts';

interface Shape {
  path: string;
  /** Colour of what shows, and how much light comes through. */
  fill: string;
  cap: string;
  label: { x: number; y: number; width: number; height: number };
}

const outline = (half: number, shoulder: number, neck: number, top: number): string =>
  `M${200 - neck} ${top}V${shoulder - 44}C${200 - neck} ${shoulder - 14} ${200 - half} ${shoulder - 18} ${200 - half} ${shoulder + 24}V326Q${200 - half} 343 ${200 - half + 18} 343H${200 + half - 18}Q${200 + half} 343 ${200 + half} 326V${shoulder + 24}C${200 + half} ${shoulder - 18} ${200 + neck} ${shoulder - 14} ${200 + neck} ${shoulder - 44}V${top}z`;

const cap = (half: number, top: number, height: number, colour: string): string => `<rect x="${200 - half}" y="${top}" width="${half * 2}" height="${height}" rx="4" fill="${colour}"/><rect x="${200 - half}" y="${top}" width="${half * 2}" height="${height}" rx="4" fill="url(#round)"/>`;

function shapeOf({ product, palette }: Pack): Shape {
  const { shape, hue } = product.picture;
  if (shape === 'wine') return { path: outline(50, 156, 17, 48), fill: hue > 30 && hue < 110 ? hsl(68, 42, 42) : hsl(120, 24, 14), cap: cap(19, 42, 62, palette.band), label: { x: 150, y: 206, width: 100, height: 112 } };
  if (shape === 'beer') return { path: outline(50, 150, 18, 64), fill: hsl(28, 72, 26), cap: cap(21, 56, 16, palette.band), label: { x: 150, y: 196, width: 100, height: 112 } };
  if (shape === 'oil') return { path: outline(52, 138, 16, 60), fill: hsl(hue > 40 && hue < 110 ? 62 : hue, 58, 34), cap: cap(19, 48, 40, palette.band), label: { x: 148, y: 188, width: 104, height: 126 } };
  if (shape === 'water') return { path: outline(56, 128, 20, 58), fill: hsl(200, 62, 86), cap: cap(22, 46, 26, palette.band), label: { x: 144, y: 176, width: 112, height: 96 } };
  if (shape === 'juice') return { path: outline(58, 134, 24, 66), fill: hsl(hue, 76, 58), cap: cap(27, 54, 26, palette.band), label: { x: 142, y: 182, width: 116, height: 112 } };
  return { path: outline(60, 124, 26, 74), fill: palette.body, cap: cap(29, 60, 32, palette.band), label: { x: 140, y: 164, width: 120, height: 134 } };
}

/** A bottle: for wine, beer, oil, water, juice, else one of plastic. */
export function bottle(pack: Pack): string {
  const { product, palette, emoji } = pack;
  const { path, fill, cap: closure, label } = shapeOf(pack);
  const { x, y, width, height } = label;
  const middle = x + width / 2;
  const small = height < 100;
  return `<path d="${path}" fill="${fill}"/>${closure}<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${palette.label}"/>${brandBand(product, palette, x, y, width, 26)}${nameText(product, palette, middle, y + 45, width - 10, 14.5, 2)}
${emoji(middle, y + height - (small ? 22 : 36), small ? 34 : 56)}<path d="${path}" fill="url(#round)"/><path d="M${x + 12} ${y - 16}V330" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".35"/>`;
}

/** A jug with a handle, for detergents. */
export function jug({ product, palette, emoji }: Pack): string {
  const body = 'M126 130Q126 108 150 108H232L284 146Q296 156 296 174V322Q296 343 276 343H124Q104 343 104 322V166Q104 148 126 130z';
  return `<path fill-rule="evenodd" d="${body}M244 158q-10-8-10 8v44q0 14 12 14h18q10 0 10-14v-26q0-8-8-13z" fill="${palette.body}"/><rect x="146" y="70" width="66" height="42" rx="6" fill="${palette.band}"/><rect x="146" y="70" width="66" height="42" rx="6" fill="url(#round)"/><rect x="112" y="232" width="176" height="92" rx="8" fill="${palette.label}"/>
${textIn(product.brand, { x: 166, y: 172, width: 108, size: 25, lines: 2, fill: palette.bodyInk })}${emoji(150, 278, 66)}${nameText(product, palette, 234, 262, 96, 15.5, 3)}${sizeText(product, 236, 318, palette.ink)}<path d="${body}" fill="url(#sheen)"/>`;
}

/** A bottle with a trigger. */
export function spray({ product, palette, emoji }: Pack): string {
  const body = 'M160 148V170C160 190 134 196 134 226V324Q134 343 152 343H248Q266 343 266 324V226C266 196 240 190 240 170V148z';
  return `<path d="${body}" fill="${palette.body}"/><path d="M164 122h72v26h-72z" fill="${palette.light}"/><path d="M120 74h92q34 0 34 28v22h-82v-14h-26l-6 22h-14l6-26h-8q-8 0-8-8v-16q0-8 12-8z" fill="${palette.band}"/>
<rect x="138" y="222" width="124" height="104" rx="6" fill="${palette.label}"/>${brandBand(product, palette, 138, 222, 124, 28)}${nameText(product, palette, 200, 268, 112, 14.5, 2)}${emoji(200, 306, 42)}<path d="${body}" fill="url(#round)"/>`;
}

/** A soft tube that stands on its cap. */
export function tube({ product, palette, emoji }: Pack): string {
  const body = 'M142 66H258Q262 66 262 72L250 300Q248 312 238 312H162Q152 312 150 300L138 72Q138 66 142 66z';
  return `<path d="${body}" fill="${palette.body}"/><path d="M138 66h124v16H138z" fill="${palette.shade}"/><rect x="158" y="308" width="84" height="36" rx="6" fill="${palette.band}"/><rect x="158" y="308" width="84" height="36" rx="6" fill="url(#round)"/><path d="M144 112H256L254 148H146z" fill="${palette.band}"/>
${textIn(product.brand, { x: 200, y: 137, width: 98, size: 18, lines: 1, fill: palette.bandInk })}${nameText(product, palette, 200, 176, 96, 16, 3, palette.bodyInk)}${emoji(200, 258, 70)}<path d="${body}" fill="url(#round)"/>`;
}
