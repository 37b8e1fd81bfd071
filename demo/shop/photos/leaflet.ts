import { dateWords } from '../../../core/rules/dates.ts';
import { cellAt, leafletForm } from '../leafletForm.ts';
import { issueOf, leafletOfIssue, leaflets, pageProducts, type ShopLeaflet } from '../leaflets.ts';
import type { ShopData, ShopProduct } from '../types.ts';
import { hsl } from './palette.ts';
import { productPhoto } from './product.ts';
import { textIn } from './svg.ts';

/** Pixels to a unit: a page can be enlarged. */
const DENSITY = 1.5;

/** A product's picture inside another: ids are made its own, so that gradients of several do not meet. */
function inset(product: ShopProduct, at: number, x: number, y: number, side: number): string {
  const own = productPhoto(product, 'thumb')
    .replaceAll(/\bid="(\w+)"/g, `id="$1${at}"`)
    .replaceAll(/url\(#(\w+)\)/g, `url(#$1${at})`)
    .replaceAll(/href="#(\w+)"/g, `href="#$1${at}"`);
  return own.replace(/width="\d+" height="\d+"/, `x="${x}" y="${y}" width="${side}" height="${side}"`);
}

function cell(product: ShopProduct, at: number, ink: string): string {
  const { x, y } = cellAt(at);
  return `<rect x="${x + 8}" y="${y + 8}" width="${leafletForm.cell - 16}" height="${leafletForm.row - 16}" rx="22" fill="#fff"/>${inset(product, at, x + 20, y + 44, 210)}
${textIn(product.name, { x: x + 306, y: y + 62, width: 146, size: 22, lines: 4, fill: ink })}${textIn(`${product.brand} · ${product.size}`, { x: x + 306, y: y + 156, width: 146, size: 15, lines: 2, fill: ink, weight: 400 })}`;
}

function drawn(leaflet: ShopLeaflet, number: number, issue: number, products: readonly ShopProduct[]): string {
  const { width, height } = leafletForm;
  const { title, hue } = leaflet.pages[number]!;
  const { startDate, endDate } = issueOf(leaflet, issue);
  const ink = hsl(hue, 50, 18);
  const words = number === 0 ? leaflet.title : title;
  const below = number === 0 ? title : leaflet.title;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * DENSITY}" height="${height * DENSITY}"><defs><linearGradient id="paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hsl(hue, 66, 84)}"/><stop offset="1" stop-color="${hsl(hue + 18, 62, 92)}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#paper)"/><path d="M0 0h${width}v172q-225 46-450 18t-450 30z" fill="${hsl(hue, 62, 30)}"/><circle cx="800" cy="78" r="130" fill="${hsl(hue, 60, 38)}" opacity=".7"/>
${textIn(words, { x: 450, y: 92, width: 780, size: 58, lines: 1, fill: '#fffdf8', weight: 800 })}${textIn(below, { x: 450, y: 150, width: 700, size: 30, lines: 1, fill: hsl(hue, 80, 90), weight: 500 })}
${products.map((product, at) => cell(product, at, ink)).join('')}
${textIn(`Valido dal ${dateWords(startDate)} al ${dateWords(endDate)}`, { x: 450, y: 1192, width: 800, size: 24, lines: 1, fill: ink, weight: 700 })}${textIn('I prezzi sono quelli del negozio che hai scelto', { x: 450, y: 1222, width: 800, size: 17, lines: 1, fill: ink, weight: 400 })}</svg>`;
}

/** One page of a leaflet's issue as SVG, at `{YYYY}/{MM}/{DD}/{leafletId}/{page}` of its first day; undefined where there is none. Prices are not in it: they differ by store, and are set over it. */
export function leafletPhoto(path: string, data: ShopData): string | undefined {
  const [, year, month, day, id = '', page = ''] = /^(\d{4})\/(\d\d)\/(\d\d)\/(\d{4,7})\/(\d{1,2})$/.exec(path) ?? [];
  const { leafletId, issue } = leafletOfIssue(Number(id));
  const leaflet = leaflets.find((each) => each.leafletId === leafletId);
  const number = Number(page);
  if (
    !leaflet ||
    page === '' ||
    number >= leaflet.pages.length ||
    issueOf(leaflet, issue).startDate !== `${year}-${month}-${day}`
  )
    return undefined;
  return drawn(leaflet, number, issue, pageProducts(leaflet, data.products)[number]!);
}
