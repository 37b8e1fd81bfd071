import { expect, type APIRequestContext, type APIResponse, type Page } from '@playwright/test';
import { demoPassword } from '../demo/shop/customers.ts';
import { newcomer } from '../tests/demo/server/newcomer.ts';
import { linkIn, newestMail } from './mails.ts';

export type Name = 'anna' | 'bruno' | 'carla' | 'dario' | 'rider' | 'staff';

export interface Customer {
  /** Logs in by the API and gives the page the session, as if the login dialog had been used. */
  signIn: (name: Name) => Promise<void>;
  /** Registers somebody whom no other test knows, with an address at home; gives the login, whose password is the demo's. */
  register: () => Promise<string>;
  /** Registers such a customer and logs in. */
  signInAnew: () => Promise<void>;
  /** A call of the signed-in customer, to arrange or to check; gives the `data` of the answer. */
  call: <Data>(method: 'GET' | 'POST', path: string, input?: Record<string, unknown>) => Promise<Data>;
}

interface Answer<Data> {
  response: { status: number; errorsMessage: { message: string }[] };
  data: Data;
}

/** The customer of a test; `ownEmail` is the address of one whom it registers itself. */
export function createCustomer(page: Page, request: APIRequestContext, shop: string, ownEmail = ''): Customer {
  const api = `${shop}/ebsn/api`;
  let session: Record<string, string> = {};
  async function logIn(login: string): Promise<void> {
    const answer = await request.post(`${api}/auth/login`, { form: { login, password: demoPassword } });
    const { response, user } = (await answer.json()) as Answer<unknown> & { user: { userId: number } };
    expect(response.status, response.errorsMessage[0]?.message).toBe(0);
    const headers = answer.headers();
    const credentials = {
      session: headers['x-ebsn-session'] ?? '',
      account: headers['x-ebsn-account'] ?? '',
      epoch: 1,
    };
    session = { 'X-Ebsn-Session': credentials.session, 'X-Ebsn-Account': credentials.account };
    await page.goto(`${shop}/version.json`);
    await page.evaluate(
      (slices) => slices.forEach(([name, held]) => localStorage.setItem(`spesa:1:${name}`, JSON.stringify(held))),
      [
        ['credentials', credentials],
        ['user', { userId: user.userId }],
      ] as const,
    );
  }
  async function register(): Promise<string> {
    const ask = async (asked: Promise<APIResponse>): Promise<void> => {
      const { response } = (await (await asked).json()) as Answer<unknown>;
      expect(response.status, response.errorsMessage[0]?.message).toBe(0);
    };
    await ask(
      request.post(`${api}/registration/register_user`, {
        data: { ...newcomer(ownEmail), password: demoPassword },
      }),
    );
    const { search } = new URL(linkIn(await newestMail(request, shop, ownEmail)));
    await ask(request.get(`${api}/registration/registration_confirm${search}`));
    return ownEmail;
  }
  return {
    signIn: (name) => logIn(`${name}@example.it`),
    register,
    signInAnew: () => register().then(logIn),
    async call<Data>(method: 'GET' | 'POST', path: string, input: Record<string, unknown> = {}) {
      const query =
        method === 'GET'
          ? `?${new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]))}`
          : '';
      const answer = await request.fetch(`${api}${path}${query}`, {
        method,
        headers: session,
        ...(method === 'POST' ? { data: input } : {}),
      });
      const { response, data } = (await answer.json()) as Answer<Data>;
      expect(response.status, `${path}: ${response.errorsMessage[0]?.message}`).toBe(0);
      return data;
    },
  };
}
