import { expect, type APIRequestContext } from '@playwright/test';
import { demoPassword } from '../demo/shop/customers.ts';
import { newestMail, pinIn } from './mails.ts';

/** What the warehouse's employee does with an order on its page. */
export interface Warehouse {
  /** Presses a button of the order's page, with these fields; gives the page that follows. */
  press(orderId: number, what: string, fields?: Record<string, string>): Promise<string>;
  /** Picks every line that is still to be picked, as it was ordered. */
  pickAll(orderId: number): Promise<void>;
  /** Numbers of the order's lines, as they were ordered, and the quantity that its forms propose. */
  lines(orderId: number): Promise<{ item: string; quantity: string }[]>;
}

const employee = 'magazzino@example.it';

/** Logs in at the warehouse with password and mailed code. */
export async function enterWarehouse(request: APIRequestContext, shop: string): Promise<void> {
  const send = (more: object) =>
    request.post(`${shop}/magazzino/login`, {
      headers: { Origin: shop },
      form: { backoffice_user: employee, password: demoPassword, ...more },
    });
  await send({});
  const entered = await send({ otp: pinIn(await newestMail(request, shop, employee)) });
  expect(await entered.text()).toContain('Ordini per stato');
}

/** Logs in at the warehouse, with a memory for cookies of its own. */
export async function openWarehouse(request: APIRequestContext, shop: string): Promise<Warehouse> {
  await enterWarehouse(request, shop);
  const press: Warehouse['press'] = async (orderId, what, fields = {}) => {
    const page = await (await request.get(`${shop}/magazzino/${orderId}`)).text();
    const token = /name="token" value="(\w+)"/.exec(page)?.[1] ?? '';
    const answer = await request.post(`${shop}/magazzino/${orderId}/${what}`, {
      headers: { Origin: shop },
      form: { token, ...fields },
    });
    expect(answer.status(), `${what}: ${await answer.text()}`).toBe(200);
    return answer.text();
  };
  const lines: Warehouse['lines'] = async (orderId) => {
    const page = await (await request.get(`${shop}/magazzino/${orderId}`)).text();
    return [...page.matchAll(/pick"[^]*?name="item" value="(\d+)"[^]*?name="quantity"[^]*?value="([\d,]+)"/g)]
      .map(([, item = '', quantity = '']) => ({ item, quantity }))
      .sort((one, other) => Number(one.item) - Number(other.item));
  };
  return {
    press,
    lines,
    async pickAll(orderId) {
      for (const line of await lines(orderId)) await press(orderId, 'pick', line);
    },
  };
}
