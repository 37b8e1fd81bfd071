import { expect, type APIRequestContext } from '@playwright/test';
import { demoPassword } from '../demo/shop/customers.ts';

/** What the warehouse's employee does with an order on its page. */
export interface Warehouse {
  /** Presses a button of the order's page, with these fields; gives the page that follows. */
  press(orderId: number, what: string, fields?: Record<string, string>): Promise<string>;
  /** Picks every line that is still to be picked, as it was ordered. */
  pickAll(orderId: number): Promise<void>;
  /** Numbers of the order's lines, and the quantity that its forms propose. */
  lines(orderId: number): Promise<{ item: string; quantity: string }[]>;
}

/** Logs in at the warehouse, with a memory for cookies of its own. */
export async function openWarehouse(request: APIRequestContext, shop: string): Promise<Warehouse> {
  const entered = await request.post(`${shop}/magazzino/login`, {
    form: { login: 'magazzino@example.it', password: demoPassword },
  });
  expect(await entered.text()).toContain('ordini da preparare');
  const press: Warehouse['press'] = async (orderId, what, form = {}) => {
    const answer = await request.post(`${shop}/magazzino/${orderId}/${what}`, { form });
    expect(answer.status(), `${what}: ${await answer.text()}`).toBe(200);
    return answer.text();
  };
  const lines: Warehouse['lines'] = async (orderId) => {
    const page = await (await request.get(`${shop}/magazzino/${orderId}`)).text();
    return [...page.matchAll(/pick"[^]*?name="item" value="(\d+)"[^]*?name="quantity"[^]*?value="([\d,]+)"/g)].map(
      ([, item = '', quantity = '']) => ({ item, quantity }),
    );
  };
  return {
    press,
    lines,
    async pickAll(orderId) {
      for (const line of await lines(orderId)) await press(orderId, 'pick', line);
    },
  };
}
