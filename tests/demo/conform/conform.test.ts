import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../core/api/endpoint.ts';
import { conform, works, type Result, type Trial } from '../../../conform/conform.ts';
import { customerSteps } from '../../../conform/customerSteps.ts';
import { isUsable, lineOf, summaryOf } from '../../../conform/report.ts';
import { visitorSteps } from '../../../conform/visitorSteps.ts';
import { openShop, type Shop } from '../server/shop.ts';

const api = '/ebsn/api';
const customer = { login: 'anna@example.it', password: 'spesa-demo' };
const steps = [...visitorSteps, ...customerSteps];
const sample = readFileSync(join(import.meta.dirname, '../../samples/products-search.json'), 'utf8');

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

async function all(trial: Partial<Trial>): Promise<Result[]> {
  const results: Result[] = [];
  for await (const result of conform({ api, fetch: shop.fetch, ...trial })) results.push(result);
  return results;
}

const bySlug = ['catalogue.category', 'catalogue.product'];

/** The shop's own answers, but for one call: of the two that share a path one asks by slug. */
const breaking =
  ({ name, path }: Endpoint, answer: () => Response): typeof fetch =>
  async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://shop.test');
    const isIt = pathname === api + path && searchParams.has('slug') === bySlug.includes(name);
    return isIt ? answer() : shop.fetch(input, init);
  };

describe('the conformance check', () => {
  test('the reference shop answers every call as the contract has it, and is left as it was found', async () => {
    const results = await all({ customer, writes: true });
    const others = results.filter(({ state }) => state !== 'good');
    expect(
      others.map(({ call, state }) => `${call} ${state}`),
      'Anna has not ordered yet',
    ).toEqual(['GET /order/view untried']);
    expect(results).toHaveLength(steps.length);
    expect(isUsable(results)).toBe(true);
    const left = await shop.db
      .selectFrom('wishlist')
      .select('name')
      .where('name', 'like', 'Prova di conformità%')
      .execute();
    expect(left).toEqual([]);
  });

  test('without leave to write, only reads and the login are sent; without a customer not even that', async () => {
    const sent: string[] = [];
    const listening: typeof fetch = (input, init) => {
      sent.push(`${init?.method} ${new URL(String(input), 'http://shop.test').pathname.slice(api.length)}`);
      return shop.fetch(input, init);
    };
    await all({ fetch: listening });
    expect(sent.filter((call) => !call.startsWith('GET '))).toEqual([]);
    sent.length = 0;
    await all({ fetch: listening, customer });
    const changing = steps.filter(({ writes }) => writes).map(({ row }) => `${row.method} ${row.path}`);
    expect(sent.filter((call) => changing.includes(call))).toEqual([]);
    expect(sent.filter((call) => call.startsWith('POST '))).toEqual([
      'POST /auth/login',
      'POST /customer-lifetime/user_info',
    ]);
  });

  test('a server that is known to answer real forms is read as far as it goes; the rest is said to be missing', async () => {
    const known: typeof fetch = async (input) =>
      new URL(String(input), 'http://shop.test').pathname === `${api}/products`
        ? new Response(`\n\n${sample}`, { headers: { 'Content-Type': 'application/json' } })
        : new Response('<html>Not Found</html>', { status: 404 });
    const results = await all({ fetch: known });
    const products = results.filter(({ call }) => call === 'GET /products');
    expect(works(products[0]!), lineOf(products[0]!)).toBe(true);
    const others = results.filter(({ call, state }) => call !== 'GET /products' && state !== 'untried');
    expect(new Set(others.map(({ state }) => state))).toEqual(new Set(['missing']));
    expect(isUsable(results)).toBe(false);
    expect(summaryOf(results)).toContain('mancano chiamate necessarie');
  });

  const required = steps.filter((step) => step.required);
  const answers: [string, () => Response][] = [
    ['broken', () => new Response('<h1>Manutenzione</h1>', { status: 200 })],
    ['missing', () => new Response('', { status: 404 })],
    ['broken', () => Response.json({}, { status: 500 })],
  ];
  test.each(required.map((step, index) => [`${step.row.method} ${step.row.path}`, step, index] as const))(
    'without %s there is no shop, and what is lost is said',
    async (call, step, index) => {
      const [state, answer] = answers[index % answers.length]!;
      const results = await all({
        fetch: breaking(step.row, answer),
        ...(step.customer && { customer, writes: true }),
      });
      const broken = results.filter((result) => result.call === call && result.lost === step.lost);
      expect(broken.map((result) => result.state)).toEqual([state]);
      expect(lineOf(broken[0]!)).toContain(`senza: ${step.lost}`);
      expect(isUsable(results)).toBe(false);
    },
  );
});
