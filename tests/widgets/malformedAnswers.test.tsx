import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { endpoints } from '../../core/api/endpoints/index.ts';
import type { Endpoint } from '../../core/api/endpoint.ts';
import { ApiError } from '../../core/api/error.ts';
import { signIn } from '../../core/flows/signIn.ts';
import { shownElements } from '../../demo/gallery/examples.ts';
import { leastInput } from '../demo/server/least.ts';
import { openShop, type Shop } from '../demo/server/shop.ts';
import { answerOf } from '../answerOf.ts';
import { malformations, type Given, type Malform } from '../malform.ts';
import { shopPage } from './shop.ts';
import { place, stage, type Stage } from './stage.ts';
import { atRest } from '../waits.ts';

const long = process.env['SPESA_LONG'] === '1';
const many = long ? 60_000 : 600;
const tables: Record<string, Record<string, Endpoint>> = endpoints;
const rows = Object.values(tables).flatMap((table) => Object.values(table));

/** What the shop answered, by method and path. */
const answers = new Map<string, Given[]>();
const nameOf = (url: URL, init?: RequestInit) => `${init?.method ?? 'GET'} ${url.pathname}`;

let shop: Shop;
const shown: { tag: `spesa-${string}`; attributes: Record<string, string> }[] = [];
const complaints: string[] = [];
const complain = (failure: unknown) =>
  void complaints.push(failure instanceof Error ? (failure.stack ?? failure.message) : String(failure));
const onError = (event: ErrorEvent) => complain(event.error ?? event.message);

beforeAll(async () => {
  shop = await openShop();
  for (const { widget, examples } of await shownElements()) {
    const attributes = (examples[0]?.attributes ?? []).map(([name, value]) => [name, value === true ? '' : value]);
    shown.push({ tag: widget.tag, attributes: Object.fromEntries(attributes) as Record<string, string> });
  }
  await record({});
  await record({ as: 'anna', ready: true, lines: [{ productId: 20_001, quantity: 2 }] });
  for (const row of rows.filter(({ path }) => !path.includes('{'))) {
    const name = `${row.method} ${row.base === 'shop' ? '/ebsn/api' : ''}${row.path}`;
    answers.set(name, [...(answers.get(name) ?? []), { status: 200, headers: [], text: answerOf(row) }]);
  }
  window.addEventListener('error', onError);
  // What an element's boundary holds; React's own hints, such as the one on ids given twice, are no faults.
  vi.spyOn(console, 'error').mockImplementation((who: unknown, failure: unknown) => {
    if (who === '[spesa]') complain(failure);
  });
}, 120_000);
afterAll(async () => {
  window.removeEventListener('error', onError);
  vi.restoreAllMocks();
  await shop.close();
});

/** Keeps what the shop answers to a page with every element on it. */
async function record(given: Parameters<typeof shopPage>[1]): Promise<void> {
  const network: Shop['fetch'] = async (input, init) => {
    const response = await shop.fetch(input, init);
    const kept = response.clone();
    const name = nameOf(new URL(String(input)), init);
    const { status } = kept;
    answers.set(name, [...(answers.get(name) ?? []), { status, headers: [...kept.headers], text: await kept.text() }]);
    return response;
  };
  const page = await shopPage({ ...shop, fetch: network }, given);
  await Promise.all(shown.map(({ tag, attributes }) => place(tag, attributes)));
  await rest(page);
  document.body.replaceChildren();
}

/** Waits until a page asks for nothing any more. */
const rest = (page: Stage) => atRest(() => page.requests.length, 0);

interface Bad {
  page: Stage;
  /** How many malformed answers it was given. */
  given(): number;
}

/** A page whose shop answers well to a login, then as `malforms` say, one after another. */
async function badPage(malforms: readonly Malform[], as: 'anna' | undefined): Promise<Bad> {
  let bad = -1;
  const page = stage((input, init) => {
    const known = answers.get(nameOf(new URL(String(input)), init)) ?? [];
    const good = known[Math.max(0, bad) % known.length] ?? { status: 200, headers: [], text: '{}' };
    if (bad >= 0) bad += 1;
    const { status, headers, text } = bad < 0 ? good : malforms[bad % malforms.length]!(good);
    return Promise.resolve(new Response(text, { status, headers }));
  });
  document.body.replaceChildren();
  await place('spesa-dialogs');
  await place('spesa-toasts');
  if (as) await signIn(page.spesa, { login: 'anna@example.it', password: 'spesa-demo' });
  bad = 0;
  return { page, given: () => bad };
}

const wrong = /undefined|NaN|\[object |Infinity|Invalid Date/;

/** Words of the page that are no words for people. */
function strange(): string[] {
  const said = [...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap((element) =>
    ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  );
  const read = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (read.nextNode()) said.push(read.currentNode.textContent ?? '');
  return said.filter((words) => wrong.test(words)).map((words) => words.slice(0, 120));
}

const pressable = 'button:not(:disabled), input[type=checkbox], input[type=radio], select';

async function press(page: Stage, at: number): Promise<void> {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const controls = [...top.querySelectorAll<HTMLElement>(pressable)];
  controls[Math.floor(at * controls.length)]?.click();
  await rest(page);
}

/** Calls a row as an element would; what is neither an answer nor a failure of the client's own kind is a complaint. */
const call = ({ spesa }: Stage, row: Endpoint) =>
  spesa.client.call(row, leastInput(row) as never).catch((failure: unknown) => {
    if (!(failure instanceof ApiError)) complain(failure);
  });

const part = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const several = <T,>(each: fc.Arbitrary<T>, count: number) =>
  fc.array(each, { minLength: count, maxLength: count, size: 'max' });
const round = fc.record({
  malforms: several(malformations, 60),
  as: fc.constantFrom('anna' as const, 'anna' as const, undefined),
  presses: several(part, 5),
});

/** Elements on one page, and calls made beside them. */
const together = 4;
const beside = 30;

test('BAD-01 BAD-04 BAD-07 whatever the shop answers to its elements, nothing breaks and every word is one for people', async () => {
  const faults: unknown[] = [];
  const nameOfRow = ({ method, base, path }: Endpoint) => `${method} ${base} ${path}`;
  const names = new Set(rows.map(nameOfRow));
  const called = new Set<string>();
  let sent = 0;
  for (let turn = 0; sent < many || called.size < names.size; turn += 1) {
    const elements = Array.from({ length: together }, (_, index) => shown[(turn * together + index) % shown.length]!);
    const others = Array.from({ length: beside }, (_, index) => rows[(turn * beside + index) % rows.length]!);
    const [{ malforms, as, presses }] = fc.sample(round, { numRuns: 1, seed: turn }) as [
      { malforms: Malform[]; as: 'anna' | undefined; presses: number[] },
    ];
    const { page, given } = await badPage(malforms, as);
    complaints.length = 0;
    await Promise.all(elements.map(({ tag, attributes }) => place(tag, attributes)));
    await rest(page);
    for (const at of presses) await press(page, at);
    await Promise.all(others.map((row) => call(page, row)));
    await rest(page);
    for (const row of others) called.add(nameOfRow(row));
    const words = strange();
    if (complaints.length > 0 || words.length > 0)
      faults.push({ turn, tags: elements.map(({ tag }) => tag), words, complaints: complaints.slice(0, 2) });
    sent += given();
  }
  document.body.replaceChildren();
  if (long) console.info(`${sent} malformed answers to ${called.size} rows`);
  expect(faults).toEqual([]);
}, 3_600_000);
