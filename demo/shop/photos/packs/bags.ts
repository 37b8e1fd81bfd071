import { brandBand, ground, nameText, sizeText } from './label.ts';
import type { Pack } from './pack.ts';

const teeth = (y: number, forward: boolean): string =>
  Array.from(
    { length: 13 },
    (_, at) => `L${(forward ? 100 + at * 16.67 : 300 - at * 16.67).toFixed(1)} ${y + (at % 2 ? 5 : 0)}`,
  ).join('');

/** A pillow bag with welded ends. */
export function bag({ product, palette, subject }: Pack): string {
  const shape = `M100 58${teeth(58, true)}L300 82C313 140 313 262 300 320L300 344${teeth(338, false)}L100 320C87 262 87 140 100 82z`;
  return `<path d="${shape}" fill="${palette.body}"/><path d="M101 80h198M101 322h198" stroke="${palette.shade}" stroke-width="2.5" opacity=".55"/>
<path d="M91 200Q200 158 309 200Q310 270 301 318H99Q90 270 91 200z" fill="${palette.label}"/>${brandBand(product, palette, 93, 92, 214, 36)}${nameText(product, palette, 200, 151, 190, 21, 2, palette.bodyInk)}
${ground(palette, 200, 254, 82)}${subject(200, 252, 158)}${sizeText(product, 268, 312, palette.ink, 56)}<path d="${shape}" fill="url(#round)"/><path d="M118 94c-9 70-9 150 0 216" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".25"/>`;
}

/** A block of paper with a folded top, as flour and sugar have it. */
export function paper({ product, palette, subject }: Pack): string {
  const front = 'M104 96L112 70H262L270 96V338Q270 344 264 344H110Q104 344 104 338z';
  return `<path d="M270 96L262 70L286 62L300 86V324L266 344z" fill="${palette.shade}"/><path d="${front}" fill="${palette.body}"/><path d="M104 96H270L300 86M110 82h154" fill="none" stroke="#000" stroke-width="1.6" opacity=".16"/>
${brandBand(product, palette, 104, 112, 166, 34)}${nameText(product, palette, 187, 172, 150, 20, 2, palette.bodyInk)}<rect x="116" y="206" width="142" height="112" rx="10" fill="${palette.label}"/>${ground(palette, 187, 262, 60)}${subject(187, 258, 130)}${sizeText(product, 187, 336, palette.bodyInk)}<path d="${front}" fill="url(#sheen)"/>`;
}

/** A vacuum brick of foil, as ground coffee has it. */
export function brick({ product, palette, subject }: Pack): string {
  const front = 'M110 84Q190 92 264 84L268 340Q190 346 106 340z';
  return `<path d="M264 84L296 68L302 322L268 340z" fill="${palette.shade}"/><path d="M110 84L140 66Q220 74 296 68L264 84Q190 92 110 84z" fill="${palette.light}"/><path d="${front}" fill="${palette.body}"/>${brandBand(product, palette, 109, 104, 156, 38)}${nameText(product, palette, 187, 168, 140, 18, 2, palette.bodyInk)}<ellipse cx="187" cy="258" rx="66" ry="62" fill="${palette.label}"/>${subject(187, 258, 126)}<path d="M120 150Q150 158 124 240M252 130Q226 170 250 220M130 320Q180 300 248 326" fill="none" stroke="#fff" stroke-width="3" opacity=".35"/><path d="${front}" fill="url(#sheen)"/>`;
}

const mesh = Array.from(
  { length: 8 },
  (_, at) => `M${40 + at * 54} 92L${-60 + at * 54} 330M${-40 + at * 54} 92L${60 + at * 54} 330`,
).join('');

/** A net of fruit or vegetables, closed by a band that bears the label. */
export function net({ product, palette, subject }: Pack): string {
  const shape = 'M150 96C96 130 78 200 88 268C96 330 140 346 200 346C260 346 304 330 312 268C322 200 304 130 250 96z';
  const places = [
    [200, 168],
    [146, 252],
    [258, 256],
  ] as const;
  return `<defs><clipPath id="net"><path d="${shape}"/></clipPath></defs><path d="${shape}" fill="${palette.body}" opacity=".35"/><g clip-path="url(#net)">${places.map(([x, y], at) => subject(x, y, 176, at * 23 - 30)).join('')}<path d="${mesh}" fill="none" stroke="${palette.band}" stroke-width="2" opacity=".55"/></g>
<path d="M150 40H250L258 112Q200 126 142 112z" fill="${palette.label}"/>${brandBand(product, palette, 146, 44, 108, 26)}${nameText(product, palette, 200, 84, 96, 13, 2)}<path d="${shape}" fill="url(#round)" opacity=".5"/>`;
}
