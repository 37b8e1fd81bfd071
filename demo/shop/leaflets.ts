import { noonOf } from '../../core/rules/dates.ts';
import { departmentOf } from './catalogue/tree.ts';
import type { ShopProduct } from './types.ts';

/** A page of a leaflet: its headline, the departments (2…) its goods come from, and how many. */
export interface ShopLeafletPage {
  title: string;
  hue: number;
  departments: readonly number[];
  count: number;
}

/** A leaflet that comes out anew every so many days; without a parent warehouse it is of the whole chain. */
export interface ShopLeaflet {
  leafletId: number;
  parentWarehouseId: number | null;
  /** 1 the usual one, 2 a special. */
  typeId: 1 | 2;
  title: string;
  descr: string;
  /** First day of some issue, YYYY-MM-DD, and the days that an issue is valid. */
  anchor: string;
  days: number;
  pages: readonly ShopLeafletPage[];
}

const page = (title: string, hue: number, departments: readonly number[], count = 6): ShopLeafletPage => ({
  title,
  hue,
  departments,
  count,
});

/** The leaflets of the chain and of its three groups of stores. */
export const leaflets: readonly ShopLeaflet[] = [
  {
    leafletId: 1,
    parentWarehouseId: null,
    typeId: 1,
    title: 'Il volantino della spesa',
    descr: 'Le offerte di ogni reparto, due settimane alla volta.',
    anchor: '2026-01-01',
    days: 14,
    pages: [
      page('Dal banco della frutta', 88, [2]),
      page('Latte, uova e formaggi', 48, [3]),
      page('La dispensa piena', 28, [7]),
      page('Da bere', 200, [9]),
    ],
  },
  {
    leafletId: 2,
    parentWarehouseId: 1,
    typeId: 1,
    title: 'Sapori di Genova',
    descr: 'Focaccia, pesto e banco del fresco nei negozi di Genova e Chiavari.',
    anchor: '2026-01-05',
    days: 14,
    pages: [page('Dal forno', 34, [6]), page('Salumi e gastronomia', 16, [5]), page('Carne e pesce', 4, [4])],
  },
  {
    leafletId: 3,
    parentWarehouseId: 4,
    typeId: 1,
    title: 'Riviera di Ponente in tavola',
    descr: 'Le proposte dei negozi di Savona, Imperia e Sanremo.',
    anchor: '2026-01-05',
    days: 14,
    pages: [
      page('Verdure dell’orto', 96, [2]),
      page('Il mare in cucina', 196, [4]),
      page('Colazione con vista', 24, [8]),
    ],
  },
  {
    leafletId: 4,
    parentWarehouseId: 6,
    typeId: 1,
    title: 'Dal Golfo dei Poeti',
    descr: 'Le proposte del negozio della Spezia.',
    anchor: '2026-01-05',
    days: 14,
    pages: [
      page('Pesce e carne scelti', 190, [4]),
      page('Formaggi e yogurt', 48, [3]),
      page('Per il brindisi', 338, [9]),
    ],
  },
  {
    leafletId: 5,
    parentWarehouseId: null,
    typeId: 2,
    title: 'Speciale casa e persona',
    descr: 'Tutto per il bucato, la pulizia e la cura di sé.',
    anchor: '2026-01-08',
    days: 28,
    pages: [page('Casa che profuma', 210, [11]), page('Cura di sé', 286, [12]), page('I più piccoli', 178, [13])],
  },
];

/** An issue of a leaflet: how many came before it since 2026, and its days. */
export interface LeafletIssue {
  number: number;
  startDate: string;
  endDate: string;
}

const DAY = 86_400_000;
const dateAfter = (date: string, days: number): string =>
  new Date(noonOf(date) + days * DAY).toISOString().slice(0, 10);

export const issueOf = ({ anchor, days }: Pick<ShopLeaflet, 'anchor' | 'days'>, number: number): LeafletIssue => ({
  number,
  startDate: dateAfter(anchor, number * days),
  endDate: dateAfter(anchor, (number + 1) * days - 1),
});

/** The issue that is valid on a day (YYYY-MM-DD). */
export const issueOn = (leaflet: Pick<ShopLeaflet, 'anchor' | 'days'>, today: string): LeafletIssue =>
  issueOf(leaflet, Math.floor((noonOf(today) - noonOf(leaflet.anchor)) / DAY / leaflet.days));

const ISSUES = 1_000;

/** The wire's leafletId of an issue, and back; every issue has one of its own for ever. */
export const issueId = (leafletId: number, issue: number): number => leafletId * ISSUES + issue;
export const leafletOfIssue = (id: number): { leafletId: number; issue: number } => ({
  leafletId: Math.floor(id / ISSUES),
  issue: id % ISSUES,
});

const wanted = ({ promo, highlight }: ShopProduct): number => (promo ? 0 : highlight ? 1 : 2);

/** What a page of a leaflet shows: promoted goods first, nothing twice in a leaflet, nothing that is out of stock. */
export function pageProducts({ pages, leafletId }: ShopLeaflet, products: readonly ShopProduct[]): ShopProduct[][] {
  const taken = new Set<number>();
  return pages.map(({ departments, count }) => {
    const fitting = products.filter(
      ({ productId, categoryId, stock, options }) =>
        departments.includes(departmentOf(categoryId)) && stock !== 0 && !options && !taken.has(productId),
    );
    const from = fitting.toSorted((a, b) => wanted(a) - wanted(b) || a.productId - b.productId);
    const chosen = Array.from({ length: count }, (_, at) => from[(at * 3 + leafletId) % from.length]).filter(
      (product, at, all): product is ShopProduct => product !== undefined && all.indexOf(product) === at,
    );
    for (const { productId } of chosen) taken.add(productId);
    return chosen;
  });
}
