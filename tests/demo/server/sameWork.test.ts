import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '../../../core/api/endpoint.ts';
import { registration } from '../../../core/api/endpoints/registration.ts';
import { security } from '../../../core/api/endpoints/security.ts';
import { session } from '../../../core/api/endpoints/session.ts';
import { withdrawal } from '../../../core/api/endpoints/withdrawal.ts';
import { staff } from '../../../core/api/endpoints/staff.ts';
import type { createApp } from '../../../demo/server/app.ts';
import { evenly } from '../../../demo/server/time/evenly.ts';
import { caller, type Caller, type Credentials } from './caller.ts';
import { newcomer } from './newcomer.ts';
import { logIn, stepUp } from './people.ts';
import { openShop, type Shop } from './shop.ts';
import { pause } from '../../waits.ts';

/** What one call made the server do where a stranger's clock sees it. */
const work = { hashes: 0, floors: [] as number[], hidden: false, statements: [] as string[] };

/** The app over modules of its own, which tell what they do. */
async function watchedApp(): Promise<typeof createApp> {
  vi.resetModules();
  vi.doMock('node:crypto', async (original) => {
    const real = await original<typeof import('node:crypto')>();
    const scrypt = (...given: Parameters<typeof real.scrypt>) => {
      work.hashes += 1;
      return real.scrypt(...given);
    };
    return { ...real, scrypt };
  });
  vi.doMock('../../../demo/server/time/evenly.ts', () => ({
    evenly: async (milliseconds: number, doIt: () => Promise<unknown>) => {
      work.floors.push(milliseconds);
      work.hidden = true;
      return doIt().finally(() => (work.hidden = false));
    },
  }));
  return (await import('../../../demo/server/app.ts')).createApp;
}

const watched: KyselyPlugin = {
  transformQuery({ node }) {
    if (!work.hidden) work.statements.push(node.kind);
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

let shop: Shop;
let request: Caller;
beforeAll(async () => {
  shop = await openShop();
  const open = await watchedApp();
  const app = open({ ...shop.payments, db: shop.db.withPlugin(watched), listen: shop.listen, log: () => {} });
  request = caller(async (input, init) => app.request(new URL(input, 'http://shop.test').href, init));
  await request(registration.register, newcomer('attesa@example.it'));
  await shop.db.updateTable('customer').set({ username: 'anna.p' }).where('user_id', '=', 101).execute();
  await shop.db.updateTable('customer').set({ mfa_enabled: true }).where('user_id', '=', 102).execute();
}, 60_000);
beforeEach(async () => {
  await shop.db.deleteFrom('login_try').execute();
});
afterAll(async () => {
  vi.doUnmock('node:crypto');
  vi.doUnmock('../../../demo/server/time/evenly.ts');
  vi.resetModules();
  await shop.close();
});

/** What is answered to somebody who asks about a name, and what was done until then. */
async function asked<E extends Endpoint>(
  row: E,
  input: (name: string) => Parameters<typeof request<E>>[1],
  name: string,
  mine?: Credentials,
) {
  Object.assign(work, { hashes: 0, floors: [], statements: [] });
  const { headers: _, ...answer } = await request(row, input(name), mine && { ...mine });
  const { hashes, floors, statements } = structuredClone(work);
  return { answer: JSON.stringify(answer).replaceAll(name, 'NAME'), hashes, floors, statements };
}

describe('SEC-04 whether there is an account changes neither the answer nor the work before it', () => {
  const unknown = 'nessuno@example.it';
  const names = ['anna@example.it', 'anna.p', 'bruno@example.it', 'attesa@example.it', 'elena@example.it'];

  test.each(names)('of a login with a wrong password: %s', async (name) => {
    const login = (login: string) => ({ login, password: 'sbagliata' });
    const nobody = await asked(session.login, login, unknown);
    expect(nobody.hashes).toBe(1);
    expect(nobody.statements.length).toBeGreaterThan(3);
    expect(await asked(session.login, login, name)).toEqual(nobody);
    const withPin = (login: string) => ({ login, password: 'sbagliata', mfa_pin: '123456', token: 'x'.repeat(43) });
    expect(await asked(session.login, withPin, name)).toEqual(await asked(session.login, withPin, unknown));
  });

  test('of a staff login with a wrong password', async () => {
    const login = (backoffice_user: string) => ({ backoffice_user, password: 'sbagliata' });
    const nobody = await asked(staff.ssoLogin, login, unknown);
    expect(nobody.hashes).toBe(1);
    for (const name of ['staff@example.it', 'anna@example.it', 'anna.p'])
      expect(await asked(staff.ssoLogin, login, name)).toEqual(nobody);
  });

  test('of a registration, of its mail once more, of a reset and of another e-mail', async () => {
    const carla = await logIn({ request }, 'carla');
    await stepUp({ request }, carla);
    const calls = [
      (name: string) => asked(registration.register, newcomer, name),
      (name: string) => asked(registration.resendEmail, (e_mail) => ({ e_mail }), name),
      (name: string) => asked(registration.requestReset, (e_mail) => ({ e_mail }), name),
      (name: string) => asked(withdrawal.link, (email) => ({ order_id: 250001, email }), name),
      (name: string) => asked(security.requestEmail, (new_email) => ({ new_email }), name, carla),
    ];
    for (const [index, call] of calls.entries()) {
      const nobody = await call(`nuova${index}@example.it`);
      expect(nobody.floors).toHaveLength(1);
      for (const name of ['anna@example.it', 'attesa@example.it']) expect(await call(name)).toEqual(nobody);
    }
  });
});

test.each([
  { name: 'soon done', work: () => Promise.resolve() },
  { name: 'late', work: () => pause(20) },
  { name: 'failed', work: () => Promise.reject(new Error('no')) },
])('SEC-04 work that must take an even time ends after its floor: $name', async ({ work }) => {
  const order: string[] = [];
  const floor = pause(10).then(() => order.push('floor'));
  await evenly(10, work).catch(() => {});
  order.push('end');
  await floor;
  expect(order).toEqual(['floor', 'end']);
});
