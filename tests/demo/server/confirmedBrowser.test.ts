import { afterAll, beforeAll, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { newcomer } from './newcomer.ts';
import { tokenFrom } from './letters.ts';
import { logIn } from './people.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
afterAll(() => shop.close());

const here = 'a'.repeat(32);
const elsewhere = 'b'.repeat(32);

interface Caller {
  device?: string | undefined;
  session?: string | undefined;
}

async function call(path: string, { device, session }: Caller, body?: object) {
  const response = await shop.fetch(`/ebsn/api/registration/${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      'X-Ebsn-Client': 'site',
      'Content-Type': 'application/json',
      ...(device !== undefined && { 'X-Ebsn-Client-Uuid': device }),
      ...(session !== undefined && { 'X-Ebsn-Session': session }),
    },
  });
  const { data } = (await response.json()) as { data: { user?: { userId: number }; alreadyConfirmed?: boolean } };
  return { data, session: response.headers.get('X-Ebsn-Session') ?? '' };
}

const confirmation = async (email: string) => {
  const reg_control_code = await tokenFrom(shop, email, 'reg_control_code');
  return `registration_confirm?${new URLSearchParams({ e_mail: email, reg_control_code })}`;
};

test.each([
  ['the browser that has registered', here, here, true],
  ['another browser', here, elsewhere, false],
  ['a caller that names no browser', here, undefined, false],
  ['a caller that names none, of a registration that named none', undefined, undefined, false],
])('SES-15 a confirmed registration logs in %s: %s, %s → %s', async (name, from, to, isIn) => {
  const email = `zoe.${name.replaceAll(/\W/g, '')}@example.it`;
  await call('register_user', { device: from }, newcomer(email));
  const link = await confirmation(email);
  const { data, session } = await call(link, { device: to });
  expect(data).toMatchObject({ confirmed: true, alreadyConfirmed: false });
  expect((data.user?.userId ?? -1) > -1).toBe(isIn);
  const { user } = await shop.request(cart.view, {}, { session });
  expect(user.login === email).toBe(isIn);

  const again = await call(link, { device: to });
  expect(again.data).toEqual({ confirmed: true, alreadyConfirmed: true });
});

test('SES-15 who is logged in as somebody else stays that', async () => {
  const email = 'bea@example.it';
  await call('register_user', { device: here }, newcomer(email));
  const { session } = await logIn(shop, 'anna');
  const { data } = await call(await confirmation(email), { device: here, session });
  expect(data).toEqual({ confirmed: true, alreadyConfirmed: false });
  expect((await shop.request(cart.view, {}, { session: session! })).user.login).toBe('anna@example.it');
});
