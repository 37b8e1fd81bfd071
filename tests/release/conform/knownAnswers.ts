import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Answer {
  response: object;
  data: { products: Record<string, unknown>[] };
}

const sample = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../samples/products-search.json'), 'utf8'),
) as Answer;
const [first] = sample.data.products;

/** In a product's own answer alone: its path, and texts as HTML. */
const product = {
  ...first,
  breadCrumbs: [{ name: 'Dispensa' }, { name: 'Pasta' }],
  metaData: { product_description: { ingredients: '<p>Semola di <strong>grano</strong> duro, acqua.</p>' } },
};
const pasta = { categoryId: 45141, name: 'Pasta', slug: 'dispensa/pasta', parentId: 45100 };
const pantry = { categoryId: 45100, name: 'Dispensa', slug: 'dispensa' };
const nobody = { userId: -1, login: 'anonymous', profileConfirmed: false };
const warehouse = {
  warehouseId: 12,
  name: '123 - San Martino',
  slug: '123-san-martino',
  address: {
    addressName: '123 - San Martino',
    address1: 'Corso Europa',
    addressNumber: '22',
    city: 'Genova',
    province: 'GE',
    postalcode: '16132',
    latitude: 44.4005,
    longitude: 8.9721,
  },
  serviceHours: {
    default: [
      { beginWeekDay: 1, beginHour: '08:30', endHour: '13:00' },
      { beginWeekDay: 2, beginHour: '08:30', endHour: '20:00' },
    ],
  },
  metaData: { warehouse_locator: { PHONE: '010 0000000' } },
};

/** The bodies that are known of real servers: members seen or read there, and no others. */
const bodies: Readonly<Record<string, (asked: URLSearchParams) => object>> = {
  '/auth/test': () => ({ data: {}, user: nobody }),
  '/products': (asked) => ({ data: asked.has('slug') ? product : sample.data }),
  '/category': (asked) => ({
    data: asked.has('slug')
      ? { category: { ...pantry, children: [pasta] } }
      : { categories: [{ ...pantry, categories: [pasta] }] },
  }),
  '/leaflet/search': () => ({
    data: { leaflets: [{ leafletId: 73, baseLocation: '/photo/leaflets/2026/09/15/73/' }] },
  }),
  '/leaflet/product-search': () => ({ data: sample.data }),
  '/warehouse-locator/search': () => ({
    data: { warehouses: [warehouse, { ...warehouse, warehouseId: 13, metaData: undefined }] },
  }),
};

/** Paths whose body is known. */
export const knownPaths = Object.keys(bodies);

/** A server that answers these, with blank lines before them, and to everything else as a web server that has no such page. */
export const knownServer =
  (api: string): typeof fetch =>
  async (input) => {
    const { pathname, searchParams } = new URL(String(input), 'http://shop.test');
    const body = bodies[pathname.slice(api.length)]?.(searchParams);
    return body
      ? new Response(`\n\n${JSON.stringify({ response: sample.response, ...body })}`, {
          headers: { 'Content-Type': 'application/json' },
        })
      : new Response('<html>Not Found</html>', { status: 404 });
  };
