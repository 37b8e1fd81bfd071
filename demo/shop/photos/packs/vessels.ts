import { brandBand, disc, nameText, sizeText } from './label.ts';
import type { Pack } from './pack.ts';
import { hsl } from '../palette.ts';
import type { SubjectName } from '../subjects.ts';
import { textIn } from '../svg.ts';

const glass = (body: string, opacity = 1): string => `<path d="${body}" fill="url(#round)" opacity="${opacity}"/>`;

/** A can for drinks. */
export function can({ product, palette, subject }: Pack): string {
  const body = 'M128 92L120 108V322Q120 338 200 338T280 322V108L272 92z';
  return `<path d="${body}" fill="${palette.body}"/><ellipse cx="200" cy="92" rx="72" ry="13" fill="#cfd3d6"/><ellipse cx="200" cy="90" rx="64" ry="10" fill="#e9ecee"/><rect x="190" y="84" width="26" height="8" rx="4" fill="#b4babe"/>
<path d="M120 322Q120 338 200 338T280 322v-8Q280 330 200 330T120 314z" fill="#c3c8cb"/>${brandBand(product, palette, 120, 124, 160, 40)}<rect x="120" y="164" width="160" height="56" fill="${palette.label}"/>${nameText(product, palette, 200, 188, 140, 19, 2)}${disc(palette, 200, 268, 46)}${subject(200, 268, 88)}${glass(body)}`;
}

/** An aerosol with a cap. */
export function aerosol({ product, palette, subject }: Pack): string {
  const body = 'M152 150Q152 124 176 120H224Q248 124 248 150V330Q248 342 200 342T152 330z';
  const cap = 'M164 74Q164 56 200 56T236 74V124H164z';
  return `<path d="${body}" fill="${palette.body}"/><path d="${cap}" fill="${palette.band}"/><path d="${cap}" fill="url(#round)"/><rect x="152" y="176" width="96" height="118" fill="${palette.label}"/>${brandBand(product, palette, 152, 176, 96, 26)}${nameText(product, palette, 200, 218, 86, 13.5, 3)}${subject(200, 266, 54)}${glass(body)}`;
}

/** A flat tin for food, or a stack of them. */
export function tin({ product, palette, subject }: Pack): string {
  const one = (y: number) =>
    `<path d="M88 ${y}v74q0 24 112 24t112-24v-74z" fill="${palette.body}"/><path d="M88 ${y + 14}v46q0 24 112 24t112-24v-46q0 24-112 24t-112-24z" fill="${palette.label}"/><path d="M88 ${y}v74q0 24 112 24t112-24v-74z" fill="url(#round)"/><ellipse cx="200" cy="${y}" rx="112" ry="26" fill="#d4d8da"/><ellipse cx="200" cy="${y - 2}" rx="102" ry="21" fill="#eef0f1"/><ellipse cx="200" cy="${y - 1}" rx="88" ry="17" fill="none" stroke="#c5cacd" stroke-width="2"/>`;
  return `${one(240)}${one(148)}${subject(200, 126, 92)}${textIn(product.brand, { x: 200, y: 207, width: 170, size: 17, lines: 1, fill: palette.ink })}${nameText(product, palette, 200, 225, 180, 14.5, 1)}${textIn(product.brand, { x: 200, y: 299, width: 170, size: 17, lines: 1, fill: palette.ink })}${nameText(product, palette, 200, 317, 180, 14.5, 1)}`;
}

/** A cup with a foil lid. */
export function tub({ product, palette, subject }: Pack): string {
  const body = 'M96 146L122 326Q124 342 142 342H258Q276 342 278 326L304 146z';
  return `<path d="${body}" fill="${palette.body}"/><ellipse cx="200" cy="144" rx="112" ry="24" fill="${palette.light}"/><ellipse cx="200" cy="140" rx="112" ry="24" fill="${palette.band}"/><ellipse cx="200" cy="138" rx="104" ry="20" fill="${palette.light}"/><ellipse cx="200" cy="138" rx="104" ry="20" fill="#fff" opacity=".35"/>
<path d="M108 176H292L287 214H113z" fill="${palette.band}"/>${textIn(product.brand, { x: 200, y: 201, width: 164, size: 18, lines: 1, fill: palette.bandInk })}<path d="M113 214H287L276 292Q275 300 268 300H132Q125 300 124 292z" fill="${palette.label}"/>${subject(158, 258, 80)}${nameText(product, palette, 236, 246, 84, 15.5, 3)}
${sizeText(product, 200, 324, palette.bodyInk)}${glass(body)}`;
}

/** What fills a tray once, being long or a whole. */
const alone: ReadonlySet<SubjectName> = new Set<SubjectName>([
  'seaBream',
  'seaBass',
  'trout',
  'mullet',
  'anchovy',
  'chicken',
  'octopus',
  'meatballs',
  'marinatedAnchovy',
  'seafoodSalad',
  'skewers',
  'surimi',
  'salmon',
  'cod',
  'swordfish',
  'parsley',
  'basil',
  'rosemary',
  'strawberry',
  'sanMarzano',
  'mushroom',
  'pumpkinSoup',
]);
const lone = [[200, 188, 178, 0]] as const;
const two = [
  [144, 200, 138, -4],
  [258, 202, 138, 5],
] as const;

/** A tray under film: what is in it, in rows or as one dish, and a label on the film. */
export function tray({ product, palette, subject }: Pack): string {
  const one = product.picture.shape === 'dish' || alone.has(product.picture.subject);
  const places = one ? lone : two;
  return `<path d="M78 132Q80 118 96 118H304Q320 118 322 132L344 316Q346 344 318 344H82Q54 344 56 316z" fill="${hsl(40, 12, 92)}"/><path d="M92 142Q94 132 106 132H294Q306 132 308 142L326 300Q328 318 308 318H92Q72 318 74 300z" fill="${hsl(40, 10, 82)}"/>
${places.map(([x, y, size, turn]) => subject(x, y, size, turn)).join('')}<path d="M92 142Q94 132 106 132H294Q306 132 308 142L326 300Q328 318 308 318H92Q72 318 74 300z" fill="#fff" opacity=".13"/><path d="M104 146L92 262" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".5"/>
<path d="M92 262H308V326Q308 334 300 334H100Q92 334 92 326z" fill="${palette.label}"/>${brandBand(product, palette, 92, 258, 216, 28)}${nameText(product, palette, 200, 304, 190, 16.5, 2)}`;
}
