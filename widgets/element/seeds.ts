import { LIFETIME } from '../../core/api/cache.ts';
import type { Endpoint } from '../../core/api/endpoint.ts';
import { tolerant } from '../../core/schema/tolerant.ts';
import type { Spesa } from '../../core/spesa.ts';
import type { Prefetch, Seed } from './defineWidget.ts';
import { planned } from './plan.ts';

type Values = Record<string, unknown>;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSeed = (value: unknown): value is Seed =>
  isRecord(value) &&
  typeof value['endpoint'] === 'string' &&
  typeof value['at'] === 'number' &&
  typeof value['hash'] === 'string' &&
  isRecord(value['input']);

/** Puts the shared products of the page where an answer's lists only name them; one that is not there is left out. */
function filled(value: unknown, products: Values): unknown {
  if (Array.isArray(value)) return value.map((item) => filled(item, products));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      name === 'products' && Array.isArray(item)
        ? item.flatMap((one: unknown) =>
            isRecord(one) && '$product' in one ? (products[String(one['$product'])] ?? []) : [one],
          )
        : filled(item, products),
    ]),
  );
}

const pages = new WeakMap<Element, readonly unknown[]>();

/** The answers that the server printed at the end of the body, once for all elements; broken ones are none. */
function answersOf(document: Document): readonly unknown[] {
  const script = document.querySelector('script[type="application/json"][data-spesa-seeds]');
  if (!script) return [];
  let answers = pages.get(script);
  if (!answers) {
    try {
      const page: unknown = JSON.parse(script.textContent);
      const products = isRecord(page) && isRecord(page['products']) ? page['products'] : {};
      const list = isRecord(page) && Array.isArray(page['answers']) ? page['answers'] : [];
      answers = list.map((seed) => (isSeed(seed) ? { ...seed, data: filled(seed.data, products) } : seed));
    } catch {
      answers = [];
    }
    pages.set(script, answers);
  }
  return answers;
}

/** The answers that an element names by their places: `data-seeds="0 2"`. */
export function readSeeds(host: HTMLElement): Seed[] {
  const names = host.dataset.seeds?.split(' ').filter(Boolean) ?? [];
  const answers = names.length > 0 ? answersOf(host.ownerDocument) : [];
  return names.map((name) => answers[Number(name)]).filter(isSeed);
}

const read = new WeakMap<Seed, { data: unknown }>();

/** A seed that several elements name is read by its schema once. */
export function dataOf(endpoint: Endpoint, seed: Seed): unknown {
  const known = read.get(seed) ?? { data: tolerant(endpoint.answer)(seed.data) };
  read.set(seed, known);
  return known.data;
}

/** Is the answer independent of store, day and slot? */
const fitsAll = ({ shared, hashed }: Endpoint): boolean => shared && !hashed;

interface Taken {
  seeds: Seed[];
  /** Reads whose seed is for another store, day, slot or language. */
  others: [Endpoint, Values][];
}

/** Fills the cache for the element's first reads from seeds that match the visitor's store, day, slot and language; stale ones (15 minutes and older, or from the future) are revalidated (design §5.6). */
export function takeSeeds(host: HTMLElement, plans: readonly Prefetch[], spesa: Spesa): Taken {
  const { query, cart, browser, translated } = spesa;
  const others: Taken['others'] = [];
  const seeds = readSeeds(host).filter((seed) => {
    const endpoint = planned(plans, seed.endpoint);
    if (!endpoint) return false;
    const fits = !translated && (fitsAll(endpoint) || seed.hash === cart.hash());
    const data = fits ? dataOf(endpoint, seed) : undefined;
    if (data === undefined) return void others.push([endpoint, seed.input]);
    const age = browser.now() - seed.at;
    if (query.peek(endpoint, seed.input).status === 'idle')
      query.put(endpoint, seed.input, data, age < LIFETIME && age > -60_000 ? 'ready' : 'old');
    return true;
  });
  return { seeds, others };
}
