import { randomUUID } from 'node:crypto';
import { demoPassword } from '../demo/shop/customers.ts';

/** A customer of the shop, known by what the browser keeps of them. */
export interface Shopper {
  storage: Record<string, string>;
  /** Headers of a call as this customer. */
  headers: Record<string, string>;
}

interface Product {
  productId: number;
  productInfos: Record<string, string>;
  productClasses: unknown[];
  selectOptions: unknown[];
  warehousePromo?: unknown;
}

type Call = (method: 'GET' | 'POST', path: string, input?: object) => Promise<Record<string, unknown>>;

interface Answer {
  response: { status: number; errorsMessage: { message: string }[] };
  user: { userId: number };
  data: Record<string, unknown>;
}

const email = 'anna@example.it';
const home = { address_id: 1001, delivery_service_id: 2 };
const plainProducts = new Map<string, Product[]>();
const pageSize = 200;
const mostLines = 200;

/** Anna, with an address, a slot, and so many lines in her cart. */
export async function shopperWith(lines: number, shop: string): Promise<Shopper> {
  const { headers, userId } = await signIn(shop);
  const call: Call = (method, path, input = {}) => ask(shop, method, path, input, headers);
  const { cartId } = await call('GET', '/cart/view');
  await call('POST', '/cart/close', { cart_id: cartId });
  await call('POST', '/user-address/select', home);
  const { days } = (await call('GET', '/timeslot/list')) as {
    days: { dateIso: string; timeslots: { timeslotId: number; active: number; status: string }[] }[];
  };
  const free = days
    .flatMap(({ dateIso, timeslots }) => timeslots.map((slot) => ({ ...slot, dateIso })))
    .findLast(({ active, status }) => active === 1 && status === 'empty');
  if (free) await call('GET', '/timeslot/select', { sel_date: free.dateIso, timeslot_id: free.timeslotId });
  if (lines) await fill(call, await productsOf(shop), lines);
  const credentials = { session: headers['X-Ebsn-Session'], account: headers['X-Ebsn-Account'], epoch: 1 };
  return {
    headers,
    storage: {
      'spesa:1:client': JSON.stringify(randomUUID().replaceAll('-', '')),
      'spesa:1:credentials': JSON.stringify(credentials),
      'spesa:1:user': JSON.stringify({ userId }),
    },
  };
}

/** Her order of so many lines, paid on delivery. */
export async function orderedBy({ headers }: Shopper, shop: string): Promise<number> {
  await ask(shop, 'POST', '/checkout/prepare', {}, headers);
  const bought = await ask(shop, 'POST', '/checkout/buy', { payment_type_id: 22 }, headers);
  return Number(bought['orderId']);
}

/** Anna's session at a shop. */
async function signIn(shop: string) {
  const answer = await fetch(`${shop}/ebsn/api/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ login: email, password: demoPassword }),
  });
  const { user } = (await answer.json()) as Answer;
  const [session = '', account = ''] = ['x-ebsn-session', 'x-ebsn-account'].map(
    (name) => answer.headers.get(name) ?? '',
  );
  return { userId: user.userId, headers: { 'X-Ebsn-Session': session, 'X-Ebsn-Account': account } };
}

async function ask(shop: string, method: 'GET' | 'POST', path: string, input: object, headers: object) {
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const answer = await fetch(`${shop}/ebsn/api${path}${method === 'GET' ? `?${query}` : ''}`, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    ...(method === 'POST' ? { body: JSON.stringify(input) } : {}),
  });
  const { response, data } = (await answer.json()) as Answer;
  if (response.status !== 0) throw new Error(`${path}: ${response.errorsMessage[0]?.message}`);
  return data;
}

/** Products that anybody may simply put into a cart, none of them on offer. */
async function productsOf(shop: string): Promise<Product[]> {
  const known = plainProducts.get(shop);
  if (known) return known;
  const found: Product[] = [];
  for (let page = 1; found.length < 2 * mostLines; page++) {
    const { products } = await ask(shop, 'GET', '/products', { page, page_size: pageSize }, {});
    found.push(...(products as Product[]).filter(isPlain));
    if ((products as Product[]).length < pageSize) break;
  }
  plainProducts.set(shop, found);
  return found;
}

const isPlain = ({ productInfos, productClasses, selectOptions, warehousePromo }: Product): boolean =>
  productInfos['TIPOLOGIA'] === 'Pezzo' &&
  !productInfos['QTY_LOCKED'] &&
  !productInfos['ADULTS_ONLY'] &&
  !warehousePromo &&
  productClasses.length + selectOptions.length === 0;

/** Adds product after product, many at a time, until the cart has so many lines. */
async function fill(call: Call, products: readonly Product[], lines: number): Promise<void> {
  let has = 0;
  for (let at = 0; has < lines && at < products.length;) {
    const next = products.slice(at, at + lines - has);
    at += next.length;
    const items = next.map(({ productId }) => ({ productId, quantity: 1 }));
    has = Number((await call('POST', '/cart/add', { items }))['totalItems']);
  }
  if (has !== lines) throw new Error(`The cart has ${has} lines instead of ${lines}.`);
}
