import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { session } from '../../../core/api/endpoints/session.ts';
import type { Credentials, Reply } from './caller.ts';
import { kinds, rounds, type Cluster } from './cluster.ts';
import { logIn, plainProducts, put } from './people.ts';

const atOnce = 4;

describe.each(kinds)('$name', ({ open }) => {
  let cluster: Cluster;
  let products: number[];
  beforeAll(async () => {
    cluster = await open();
    products = await plainProducts(cluster.first, 40);
  });
  afterAll(async () => {
    expect(cluster.first.log).toEqual([]);
    await cluster.close();
  });

  /** Adds one product after the other, several at once, as long as `goesOn` says of so many answers; what was answered. */
  async function addWhile(goesOn: (answered: number) => boolean, { session: token }: Credentials, key?: string) {
    const answers: { productId: number; answer: Reply<unknown> }[] = [];
    let sent = 0;
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (goesOn(answers.length)) {
          await new Promise((resolve) => setImmediate(resolve));
          sent += 1;
          const productId = products[1 + (sent % (products.length - 1))]!;
          const credentials = { session: token!, ...(key && { key: `${key}-number-${sent}` }) };
          answers.push({ productId, answer: await put(cluster.next(), credentials, { productId, quantity: 1 }) });
        }
      }),
    );
    return answers;
  }

  test.each(rounds(3, 20))(
    'SES-17 CART-04 what was answered while the same session logs in is in the customer’s cart, the rest is 419 [POST /auth/login] (%i)',
    async (round) => {
      const anna = await logIn(cluster.first, 'anna');
      await cluster.first.request(cart.delete, { items: [] }, anna);
      const me: Credentials = {};
      await put(cluster.first, me, { productId: products[0]!, quantity: 1 });
      const visitor = { ...me };
      const login = logIn(cluster.next(), 'anna', me);
      let isIn = false;
      void login.finally(() => (isIn = true));
      const answers = await addWhile(() => !isIn, visitor, round % 2 === 0 ? `login-${round}` : undefined);
      await login;
      const kept = (await cluster.first.request(cart.view, {}, me)).data.cartItems!;
      const acknowledged = answers.filter(({ answer }) => answer.status === 0);
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(kept.reduce((sum, item) => sum + item.quantity, 0)).toBe(1 + acknowledged.length);
      expect(answers.map(({ answer }) => answer.http).filter((http) => http !== 200 && http !== 419)).toEqual([]);
    },
  );

  test.each(rounds(3, 20))(
    'SES-04 a write in flight while its session logs out is done or 419, never a fault [POST /auth/logout] (%i)',
    async (round) => {
      const me = await logIn(cluster.first, 'anna');
      await put(cluster.first, me, { productId: products[0]!, quantity: 1 });
      const known = { ...me };
      let logout: Promise<Reply<unknown>> | undefined;
      let seen = 0;
      let last = Infinity;
      const answers = await addWhile(
        (answered) => {
          seen = answered;
          if (answered >= round)
            logout ??= cluster
              .next()
              .request(session.logout, {}, me)
              .finally(() => (last = seen + 2 * atOnce));
          return answered < last;
        },
        known,
        `logout-${round}`,
      );
      expect((await logout)!.status).toBe(0);
      const codes = answers.map(({ answer }) => answer.http);
      expect(codes).toContain(419);
      expect(codes.filter((code) => code !== 200 && code !== 419)).toEqual([]);
    },
  );
});
