import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import { employeeCookie, warehouseForm } from './atWarehouse.ts';
import { openForBuying } from './buying.ts';
import { kinds, type Cluster } from './cluster.ts';
import { lastLetter } from './letters.ts';
import { sessionOf } from './roles.ts';

const secret = 'spesa-demo';

describe.each(kinds)('$name', ({ open }) => {
  let cluster: Cluster;
  let anOrder: () => Promise<{ id: number }>;
  let cookie: string;
  beforeAll(async () => {
    const opened = await openForBuying(open);
    ({ cluster } = opened);
    anOrder = async () => {
      const { people } = await opened.buying.buyers(1, opened.products[0]!, 4);
      const { data } = await cluster.next().request(checkout.buy, { payment_type_id: 22 }, people[0]!.credentials);
      return { id: data.orderId };
    };
    cookie = await employeeCookie(cluster.first);
  }, 120_000);
  afterAll(async () => {
    expect(cluster.first.log).toEqual([]);
    await cluster.close();
  });

  const post = (path: string, fields: Record<string, string> = {}, as = cookie) =>
    cluster.next().fetch(`/magazzino${path}`, warehouseForm(as, fields));
  const told = async (answer: Response) => /role="alert">([^<]*)</.exec(await answer.text())?.[1];
  const enter = (name: string, password = secret, otp?: string) =>
    post('/login', { backoffice_user: `${name}@example.it`, password, ...(otp && { otp }) }, '');
  const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0];

  const tokenIn = (page: string) => /name="challenge" value="([^"]+)"/.exec(page)![1]!;
  const pinOf = async () => (await lastLetter(cluster.first, 'magazzino@example.it')).pin!;
  const answer = (challenge: string, otp?: string) => post('/login', { challenge, ...(otp && { otp }) }, '');

  test('an employee enters by password and then by the mailed code alone, or another one', async () => {
    const asked = await enter('magazzino');
    expect(cookieOf(asked)).toBeUndefined();
    const question = await asked.text();
    expect(question).toMatch(/role="status">[^<]*codice di sei cifre[^]*name="otp"/);
    expect(question, 'a notice, no alarm').not.toContain('role="alert"');
    expect(question, 'the password is typed once').not.toContain('name="password"');
    const first = await pinOf();
    const wrong = await answer(tokenIn(question), first === '000000' ? '000001' : '000000');
    expect(cookieOf(wrong)).toBeUndefined();
    expect(await wrong.text()).toMatch(/role="alert">Il codice non è corretto[^]*name="otp"/);
    expect(cookieOf(await enter('magazzino', 'another', first))).toBeUndefined();
    const again = await (await answer(tokenIn(question))).text();
    expect(await told(await answer(tokenIn(question), first))).toMatch(/scaduto/);
    const entered = cookieOf(await answer(tokenIn(again), await pinOf()))!;
    const page = await cluster.next().fetch('/magazzino', { headers: { Cookie: entered } });
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(await page.text()).toContain('Ordini per stato');
  });

  test('codes are sent a few times an hour, and the last one still opens', async () => {
    let page = await (await enter('magazzino')).text();
    let token = tokenIn(page);
    for (let sent = 0; sent < 12; sent += 1) {
      page = await (await answer(token)).text();
      if (page.includes('role="alert"')) break;
      token = tokenIn(page);
    }
    expect(page).toMatch(/role="alert">Troppi tentativi/);
    expect(cookieOf(await answer(token, await pinOf()))).toBeDefined();
  });

  test('CSRF: a command comes from this site and with the form’s token of this session', async () => {
    const { id } = await anOrder();
    const other = await employeeCookie(cluster.first);
    const own = warehouseForm(cookie);
    const forged: RequestInit[] = [
      { ...own, headers: { Cookie: cookie } },
      { ...own, headers: { Cookie: cookie, Origin: 'https://www.example.org' } },
      { ...own, headers: { Cookie: cookie, Origin: 'null' } },
      { ...own, body: new URLSearchParams() },
      { ...own, body: warehouseForm(other).body },
    ];
    for (const form of forged) {
      const answer = await cluster.next().fetch(`/magazzino/${id}/begin`, form);
      expect([answer.status, await told(answer)]).toEqual([409, expect.stringMatching(/riprova da qui|non può usare/)]);
    }
    const status = async () =>
      (await cluster.first.db.selectFrom('shop_order').select('status').where('order_id', '=', id).execute())[0]
        ?.status;
    expect(await status()).toBe(orderStatus.ordered);
    expect((await post(`/${id}/begin`)).status).toBe(303);
    expect(await status()).toBe(orderStatus.notModifiable);
  });

  test('only employees enter; customers, riders and strangers see the login alone', async () => {
    const { id } = await anOrder();
    for (const name of ['anna', 'rider']) {
      const answer = await enter(name);
      expect(cookieOf(answer)).toBeUndefined();
      expect(await told(answer)).toBe('E-mail o password non corrette.');
    }
    const look = async (as: string) => (await cluster.next().fetch('/magazzino', { headers: { Cookie: as } })).text();
    expect(await look('')).not.toContain(String(id));
    expect(await look('spesa-magazzino=x')).not.toContain(String(id));
    const { session } = await sessionOf(cluster.first, 'employee');
    expect(await look(`spesa-magazzino=${session!}`)).not.toContain(String(id));
    expect(await look(cookie)).toContain(`Ordine ${id}`);
    expect((await post(`/${id}/begin`, {}, '')).headers.get('location')).toBe('/magazzino');
    expect(
      (
        await cluster.first.db
          .selectFrom('shop_order')
          .select('status')
          .where('order_id', '=', id)
          .executeTakeFirstOrThrow()
      ).status,
    ).toBe(3);
  });
});
