import { afterAll, beforeAll, expect, test } from 'vitest';
import { delivery } from '../../core/api/endpoints/delivery.ts';
import { addToCart } from '../../core/flows/addToCart.ts';
import { placeOrder } from '../../core/flows/placeOrder.ts';
import { signIn } from '../../core/flows/signIn.ts';
import type { Captcha } from '../../demo/server/captcha/captcha.ts';
import { createProofOfWork } from '../../demo/server/captcha/proofOfWork.ts';
import { aProduct } from '../carts.ts';
import { annasHome, lateSlot, plainProducts } from '../demo/server/people.ts';
import { openShop, type Shop } from '../demo/server/shop.ts';
import { testSpesa } from '../testBrowser.ts';

let shop: Shop;
let guard: Captcha;
beforeAll(async () => {
  shop = await openShop({ captcha: (db, clock) => (guard = createProofOfWork(db, clock, 1)) });
}, 60_000);
afterAll(() => shop.close());

const minutes = 60_000;

/** What may be wrong with a token when it arrives, while the request is under way. */
const spoils = {
  'was used before': async (token: string) => void (await guard.check(token, 'buy')),
  'is too old': async () => void (shop.clock.offset = 11 * minutes),
};

test.each(Object.entries(spoils))(
  'PAY-18 a token that %s is refused; a fresh one follows with the same idempotency key, and one order is made',
  async (_, spoil) => {
    const [productId] = (await plainProducts(shop, 1, 100)) as [number];
    const asked: string[] = [];
    const bought: { token: string; key: string | null; http: number }[] = [];
    const { spesa } = testSpesa(
      async (input, init) => {
        const url = new URL(String(input));
        if (url.pathname.endsWith('/captcha/challenge')) asked.push(url.searchParams.get('action') ?? '');
        if (!url.pathname.endsWith('/checkout/buy')) return shop.fetch(input, init);
        const token = url.searchParams.get('token_recaptcha')!;
        if (bought.length === 0) await spoil(token);
        const answer = await shop.fetch(input, init);
        shop.clock.offset = 0;
        bought.push({ token, key: new Headers(init?.headers).get('Idempotency-Key'), http: answer.status });
        return answer;
      },
      { config: { bypassAddress: true, bypassTimeslot: true, captchaKey: 'altcha' } },
    );
    await signIn(spesa, { login: 'anna@example.it', password: 'spesa-demo' });
    await spesa.cart.run(delivery.selectAddress as never, annasHome as never);
    const { data } = await spesa.client.call(delivery.timeslots, {});
    await spesa.cart.run(delivery.selectTimeslot as never, lateSlot(data.days) as never);
    await addToCart(spesa, aProduct({ productId }), 5_000);
    const orders = () => shop.db.selectFrom('shop_order').select('order_id').execute();
    const before = (await orders()).length;
    expect(asked).toEqual(['login']);

    const order = { paymentTypeId: 12, userPaymentAuthId: 9001 };
    const { payment } = await placeOrder(spesa, order, spesa.cart.current()!.grossTotal);
    expect(payment.status).toBe('ok');
    expect(asked.slice(1)).toEqual(['buy', 'buy']);
    expect(bought.map(({ http }) => http)).toEqual([403, 200]);
    expect(bought[0]!.token).not.toBe(bought[1]!.token);
    expect(bought[0]!.key).toMatch(/^[0-9a-f]{32}$/);
    expect(bought[1]!.key).toBe(bought[0]!.key);
    expect((await orders()).length).toBe(before + 1);
  },
);

test('PAY-18 a second refusal is told, and nothing is asked a third time', async () => {
  let sent = 0;
  const { spesa } = testSpesa(
    (input, init) => {
      if (!String(input).includes('/checkout/buy')) return shop.fetch(input, init);
      sent += 1;
      return shop.fetch(String(input).replace(/token_recaptcha=[^&]+/, 'token_recaptcha=x'), init);
    },
    { config: { captchaKey: 'altcha' } },
  );
  await signIn(spesa, { login: 'bruno@example.it', password: 'spesa-demo' });
  await expect(placeOrder(spesa, { paymentTypeId: 22 }, 10)).rejects.toMatchObject({
    reason: 'rejected',
    messages: { errors: [{ code: 'captcha.refused' }] },
  });
  expect(sent).toBe(2);
});
