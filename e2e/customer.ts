import { expect, type APIRequestContext, type Page, type TestInfo } from '@playwright/test';
import { demoPassword } from '../demo/shop/customers.ts';

export type Name = 'anna' | 'bruno' | 'carla' | 'dario' | 'rider' | 'staff';

/** The login of somebody who has no address yet, another person's where a test is tried again: the first may have got as far as to have one. */
export const newcomer = ({ retry }: TestInfo): string => `${retry === 0 ? 'bruno' : 'elena'}@example.it`;

export interface Customer {
  /** Logs in by the API and gives the page the session, as if the login dialog had been used. */
  signIn: (name: Name) => Promise<void>;
  /** A call of the signed-in customer, to arrange or to check; gives the `data` of the answer. */
  call: <Data>(method: 'GET' | 'POST', path: string, input?: Record<string, unknown>) => Promise<Data>;
}

interface Answer<Data> {
  response: { status: number; errorsMessage: { message: string }[] };
  data: Data;
}

/** The customer of a test. */
export function createCustomer(page: Page, request: APIRequestContext, shop: string): Customer {
  const api = `${shop}/ebsn/api`;
  let session: Record<string, string> = {};
  return {
    async signIn(name) {
      const answer = await request.post(`${api}/auth/login`, {
        form: { login: `${name}@example.it`, password: demoPassword },
      });
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
    },
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
