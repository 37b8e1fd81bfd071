import { brandBand, ground, nameText, sizeText } from './label.ts';
import type { Pack } from './pack.ts';

/** A cardboard box seen from the front and a little from the right. */
export function box({ product, palette, subject }: Pack): string {
  const [x, y, width, height, depth] = [92, 78, 186, 264, 30];
  const right = x + width;
  return `<path d="M${right} ${y}l${depth}-16v${height - 6}l-${depth} 22z" fill="${palette.shade}"/><path d="M${x} ${y}l${depth}-16h${width}l-${depth} 16z" fill="${palette.light}"/>
<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${palette.body}"/><path d="M${x} ${y + 124}Q${x + width / 2} ${y + 82} ${right} ${y + 124}V${y + height}H${x}z" fill="${palette.label}"/>
${brandBand(product, palette, x, y + 12, width, 32)}${nameText(product, palette, x + width / 2, y + 68, width - 24, 22, 2, palette.bodyInk)}
${ground(palette, x + width / 2, y + 186, 80)}${subject(x + width / 2, y + 178, 164)}${sizeText(product, x + width - 36, y + height - 8, palette.ink, 60)}
<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#sheen)"/><path d="M${x + 1} ${y}v${height}M${x} ${y + 1}h${width}" stroke="#fff" stroke-width="1.6" opacity=".55"/><path d="M${right} ${y}v${height}" stroke="#000" stroke-width="1.4" opacity=".22"/>`;
}

/** A drink's carton with a gable and a cap. */
export function carton({ product, palette, subject }: Pack): string {
  const [x, y, width, height] = [122, 122, 126, 220];
  const right = x + width;
  return `<path d="M${right} ${y}l34-12v${height - 8}l-34 20z" fill="${palette.shade}"/><path d="M${right} ${y}l-14-52 34-4 14 44z" fill="${palette.shade}"/>
<path d="M${x} ${y}l16-52h${width - 30}l14 52z" fill="${palette.light}"/><path d="M${x + 16} ${y - 52}h${width - 30}l34-4v-20h-${width - 30}l-34 4z" fill="${palette.band}"/>
<ellipse cx="${x + 62}" cy="${y - 18}" rx="17" ry="13" fill="${palette.band}"/><ellipse cx="${x + 62}" cy="${y - 25}" rx="17" ry="12" fill="${palette.light}"/><ellipse cx="${x + 62}" cy="${y - 25}" rx="17" ry="12" fill="${palette.band}" opacity=".6"/>
<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${palette.body}"/><path d="M${x} ${y + 104}Q${x + width / 2} ${y + 74} ${right} ${y + 104}V${y + height}H${x}z" fill="${palette.label}"/>
${brandBand(product, palette, x, y + 8, width, 28)}${nameText(product, palette, x + width / 2, y + 58, width - 14, 17, 2, palette.bodyInk)}${ground(palette, x + width / 2, y + 156, 56)}${subject(x + width / 2, y + 156, 118)}
<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#sheen)"/>`;
}

/** Wrapped rolls, two on two. */
export function roll({ product, palette, subject }: Pack): string {
  const drum = (x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="96" height="120" fill="#f4f4f1"/><rect x="${x}" y="${y}" width="96" height="120" fill="url(#round)"/><ellipse cx="${x + 48}" cy="${y}" rx="48" ry="15" fill="#fff" stroke="#dcdcd6"/><ellipse cx="${x + 48}" cy="${y}" rx="15" ry="5" fill="#b9b0a2"/>`;
  return `${drum(103, 96)}${drum(201, 96)}${drum(103, 222)}${drum(201, 222)}<rect x="97" y="82" width="206" height="262" rx="16" fill="${palette.light}" opacity=".28"/>
<path d="M97 176h206v112H97z" fill="${palette.body}" opacity=".94"/>${brandBand(product, palette, 97, 176, 206, 34)}${nameText(product, palette, 168, 236, 126, 17, 3, palette.bodyInk)}${subject(264, 248, 76)}
<path d="M108 92v244" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".6"/>`;
}
