import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../core/api/endpoint.ts';
import { conform, works, type Result, type Trial } from '../../../conform/conform.ts';
import { customerSteps } from '../../../conform/customerSteps.ts';
import { isUsable, lineOf, summaryOf } from '../../../conform/report.ts';
import { visitorSteps } from '../../../conform/visitorSteps.ts';
import { orderOf } from '../../demo/server/orderRows.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { knownPaths, knownServer } from './knownAnswers.ts';

const api = '/ebsn/api';
const customer = { login: 'anna@example.it', password: 'spesa-demo' };
const steps = [...visitorSteps, ...customerSteps];

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
    const told = async () =>
      (await all({ customer, writes: true })).flatMap(({ call, state }) =>
        state === 'good' ? [] : `${call} ${state}`,
      );
    expect(await told(), 'Anna has not ordered yet').toEqual(['GET /order/view untried']);
    const anna = await shop.db
      .selectFrom('customer')
      .select('user_id')
      .where('email', '=', customer.login)
      .executeTakeFirstOrThrow();
    const order = { ...orderOf(anna.user_id), address: JSON.stringify({ addressId: 1001 }) };
    await shop.db.insertInto('shop_order').values(order).execute();
    const results = await all({ customer, writes: true });
    expect(results.filter(({ state }) => state !== 'good')).toEqual([]);
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

  test('the bodies that are known of real servers are all read, with what they leave out; the rest is said to be missing', async () => {
    const results = await all({ fetch: knownServer(api) });
    const isKnown = ({ call }: Result) => knownPaths.includes(call.slice('GET '.length));
    const known = results.filter(isKnown);
    expect(new Set(known.map(({ call }) => call.slice('GET '.length)))).toEqual(new Set(knownPaths));
    expect(known.filter((result) => !works(result)).map(lineOf)).toEqual([]);
    const others = results.filter((result) => !isKnown(result) && result.state !== 'untried');
    expect(new Set(others.map(({ state }) => state))).toEqual(new Set(['missing']));
    expect(isUsable(results)).toBe(false);
    expect(summaryOf(results)).toContain('mancano chiamate necessarie');
  });

  test('the forms that are known of real answers are read: blank lines before them, nobody’s user left out, no header of ours, faults as `error`', async () => {
    interface Envelope {
      response: { errors: { message?: string }[] };
      user?: { userId: number };
    }
    const real: typeof fetch = async (input, init) => {
      const answer = await shop.fetch(input, init);
      if (!answer.headers.get('Content-Type')?.includes('json')) return answer;
      const { user, response, ...rest } = (await answer.json()) as Envelope;
      const errors = response.errors.map(({ message }) => ({ error: message }));
      const told = { response: { ...response, errors }, ...(user && user.userId > 0 && { user }), ...rest };
      const kept = ['X-Ebsn-Account', 'X-Ebsn-Session', 'Set-Cookie'].flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value] as [string, string]];
      });
      return new Response(`\n\n${JSON.stringify(told)}`, {
        status: answer.status,
        headers: [['Content-Type', 'application/json'], ...kept],
      });
    };
    const results = await all({ fetch: real, customer, writes: true });
    expect(results.filter((result) => !works(result)).map(lineOf)).toEqual([]);
    expect(isUsable(results)).toBe(true);
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
