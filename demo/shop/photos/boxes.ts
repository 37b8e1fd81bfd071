import { brandBand, disc, nameText, sizeText } from './label.ts';
import type { Pack } from './packs.ts';

/** A cardboard box seen from the front and a little from the right. */
export function box({ product, palette, subject }: Pack): string {
  const [x, y, width, height, depth] = [92, 78, 186, 264, 30];
  const right = x + width;
  return `<path d="M${right} ${y}l${depth}-16v${height - 6}l-${depth} 22z" fill="${palette.shade}"/><path d="M${x} ${y}l${depth}-16h${width}l-${depth} 16z" fill="${palette.light}"/>
<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${palette.body}"/><rect x="${x + 12}" y="${y + 62}" width="${width - 24}" height="72" rx="4" fill="${palette.label}"/>
${brandBand(product, palette, x, y + 16, width, 36)}${nameText(product, palette, x + width / 2, y + 92, width - 40, 23)}
${disc(palette, x + width / 2, y + 190, 56)}${subject(x + width / 2, y + 190, 112)}${sizeText(product, x + width - 34, y + height - 8, palette.bodyInk, 60)}
<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#sheen)"/><path d="M${x + 1} ${y}v${height}M${x} ${y + 1}h${width}" stroke="#fff" stroke-width="1.6" opacity=".55"/><path d="M${right} ${y}v${height}" stroke="#000" stroke-width="1.4" opacity=".22"/>`;
}

/** A drink's carton with a gable and a cap. */
export function carton({ product, palette, subject }: Pack): string {
  const [x, y, width, height] = [122, 122, 126, 220];
  const right = x + width;
  return `<path d="M${right} ${y}l34-12v${height - 8}l-34 20z" fill="${palette.shade}"/><path d="M${right} ${y}l-14-52 34-4 14 44z" fill="${palette.shade}"/>
<path d="M${x} ${y}l16-52h${width - 30}l14 52z" fill="${palette.light}"/><path d="M${x + 16} ${y - 52}h${width - 30}l34-4v-20h-${width - 30}l-34 4z" fill="${palette.band}"/>
<ellipse cx="${x + 62}" cy="${y - 18}" rx="17" ry="13" fill="${palette.band}"/><ellipse cx="${x + 62}" cy="${y - 25}" rx="17" ry="12" fill="${palette.light}"/><ellipse cx="${x + 62}" cy="${y - 25}" rx="17" ry="12" fill="${palette.band}" opacity=".6"/>
<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${palette.body}"/><rect x="${x + 8}" y="${y + 50}" width="${width - 16}" height="62" rx="4" fill="${palette.label}"/>
${brandBand(product, palette, x, y + 10, width, 32)}${nameText(product, palette, x + width / 2, y + 75, width - 24, 18, 2)}${disc(palette, x + width / 2, y + 164, 46)}${subject(x + width / 2, y + 164, 90)}
<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#sheen)"/>`;
}

const teeth = (y: number, forward: boolean): string =>
  Array.from(
    { length: 13 },
    (_, at) => `L${(forward ? 100 + at * 16.67 : 300 - at * 16.67).toFixed(1)} ${y + (at % 2 ? 5 : 0)}`,
  ).join('');

/** A pillow bag with welded ends. */
export function bag({ product, palette, subject }: Pack): string {
  const shape = `M100 58${teeth(58, true)}L300 82C313 140 313 262 300 320L300 344${teeth(338, false)}L100 320C87 262 87 140 100 82z`;
  return `<path d="${shape}" fill="${palette.body}"/><path d="M101 80h198M101 322h198" stroke="${palette.shade}" stroke-width="2.5" opacity=".55"/>
${brandBand(product, palette, 93, 100, 214, 40)}<rect x="112" y="150" width="176" height="64" rx="10" fill="${palette.label}"/>${nameText(product, palette, 200, 177, 160, 21)}
${disc(palette, 200, 261, 48)}${subject(200, 261, 96)}${sizeText(product, 200, 318, palette.bodyInk)}<path d="${shape}" fill="url(#round)"/><path d="M118 94c-9 70-9 150 0 216" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".25"/>`;
}

/** Wrapped rolls, two on two. */
export function roll({ product, palette, subject }: Pack): string {
  const drum = (x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="96" height="120" fill="#f4f4f1"/><rect x="${x}" y="${y}" width="96" height="120" fill="url(#round)"/><ellipse cx="${x + 48}" cy="${y}" rx="48" ry="15" fill="#fff" stroke="#dcdcd6"/><ellipse cx="${x + 48}" cy="${y}" rx="15" ry="5" fill="#b9b0a2"/>`;
  return `${drum(103, 96)}${drum(201, 96)}${drum(103, 222)}${drum(201, 222)}<rect x="97" y="82" width="206" height="262" rx="16" fill="${palette.light}" opacity=".28"/>
<path d="M97 176h206v112H97z" fill="${palette.body}" opacity=".94"/>${brandBand(product, palette, 97, 176, 206, 34)}${nameText(product, palette, 168, 236, 126, 17, 3, palette.bodyInk)}${subject(264, 248, 76)}
<path d="M108 92v244" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".6"/>`;
}
