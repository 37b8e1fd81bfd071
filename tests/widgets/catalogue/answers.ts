import { answer } from '../stage.ts';

/** A product as lists carry it; what is given lies over it. */
export const product = (productId: number, given: object = {}) => ({
  productId,
  name: `Prodotto ${productId}`,
  shortDescr: 'MARCA',
  description: '500 g',
  slug: `prodotto-${productId}`,
  productInfos: { TIPOLOGIA: 'Pezzo' },
  price: 1.5,
  priceDisplay: 1.5,
  priceUmDisplay: 3,
  weightUnitDisplay: 'KG',
  priceUnitDisplay: 'pz',
  available: 100,
  breadCrumbs: [{ categoryId: 2, name: 'Dispensa', slug: 'dispensa' }],
  ...given,
});

const facet = {
  name: 'Marchio',
  parameterName: 'vendor_id',
  paramType: '',
  values: Array.from({ length: 10 }, (_, index) => ({
    id: 100 + index,
    name: `MARCA ${index}`,
    count: '4',
    filteredCount: String(index),
  })),
};

/** A page of a list with `total` products, 24 a page; ids tell the page. */
export function list(total: number, page = 1, given: object = {}) {
  const count = Math.max(0, Math.min(24, total - (page - 1) * 24));
  return {
    page: { selPage: page, totPages: Math.ceil(total / 24), totItems: total, itemsPerPage: 24 },
    products: Array.from({ length: count }, (_, index) => product(page * 1000 + index)),
    facets: [facet],
    ...given,
  };
}

export const category = {
  categoryId: 2,
  name: 'DISPENSA',
  slug: 'dispensa',
  breadCrumbs: [
    { categoryId: 1, name: 'Tutti i reparti', slug: 'tutti' },
    { categoryId: 2, name: 'DISPENSA', slug: 'dispensa' },
  ],
  categories: [{ categoryId: 21, name: 'Pasta', slug: 'dispensa/pasta', parentId: 2 }],
  metaData: { category_info: { DESCRIPTION: 'Tutto ciò che serve <b>in casa</b>' } },
};

export type Answers = Record<string, (query: URLSearchParams) => Response | Promise<Response>>;

/** A network that answers each path of the API by hand, for what a real shop cannot be made to do. */
export const network = (answers: Answers) => (input: string | URL | Request) => {
  const url = new URL(String(input));
  const found = Object.entries(answers).find(([path]) => url.pathname.endsWith(path));
  return Promise.resolve(found ? found[1](url.searchParams) : answer({}, 3));
};
