import { expect, it } from 'vitest';
import { cart } from '../../core/api/endpoints/cart.ts';
import { catalogue } from '../../core/api/endpoints/catalogue.ts';
import { registration } from '../../core/api/endpoints/registration.ts';
import { createServerClock } from '../../core/browser/serverClock.ts';
import { aCart } from '../carts.ts';
import { network, reply } from '../network.ts';
import { testSpesa } from '../testBrowser.ts';

it('TIME-06 compares with the server’s clock, whatever the device’s shows, and not with that of a kept answer', async () => {
  let said: number | undefined;
  const net = network(() =>
    reply(aCart(), { headers: said === undefined ? {} : { Date: new Date(said).toUTCString() } }),
  );
  const { spesa, browser } = testSpesa(net.fetch);
  const wrong = () => Math.round((spesa.serverNow() - browser.now()) / 60_000);
  for (const minutes of [5, -5, 2 * 1440, -2 * 1440]) {
    said = browser.now() + minutes * 60_000;
    await spesa.client.call(cart.view, {});
    expect(wrong()).toBe(minutes);
  }
  const before = wrong();
  said = browser.now() + 3_600_000;
  await spesa.client.call(catalogue.categoryTree, { depth: 3 }).catch(() => undefined);
  expect(wrong()).toBe(before);
  said = undefined;
  await spesa.client.call(cart.view, {});
  expect(wrong()).toBe(before);
});

it('TIME-06 a device whose clock is set while the page is open: set back it is not believed, set forward until the next answer', async () => {
  let [wall, steady] = [1_000_000_000_000, 0];
  const clock = createServerClock(
    () => wall,
    () => steady,
  );
  const pass = (ms: number, set = 0) => {
    wall += ms + set;
    steady += ms;
  };
  const answered = (ms: number) => clock.learn(new Headers({ Date: new Date(ms).toUTCString() }));
  const begun = wall;
  pass(60_000);
  answered(begun + 60_000);
  pass(60_000, -2 * 86_400_000);
  expect(clock.now()).toBe(begun + 120_000);
  answered(begun + 120_000);
  expect(clock.now()).toBe(begun + 120_000);
  pass(60_000, 4 * 86_400_000);
  answered(begun + 180_000);
  expect(clock.now()).toBe(begun + 180_000);
  pass(30_000);
  expect(clock.now()).toBe(begun + 210_000);
});

it('SEC-14 a password goes by POST, and by GET only to a server that knows no such POST', async () => {
  const input = { e_mail: 'a@example.it', reset_token: 't', password: 'geheim' };
  const ours = network(() => reply({}));
  await testSpesa(ours.fetch).spesa.client.call(registration.resetPassword, input);
  expect(ours.sent).toMatchObject([{ method: 'POST', body: input }]);
  expect([...ours.sent[0]!.query]).toEqual([]);
  const others = network(({ method }) => (method === 'POST' ? new Response('', { status: 405 }) : reply({})));
  await testSpesa(others.fetch).spesa.client.call(registration.resetPassword, input);
  expect(others.sent.map(({ method }) => method)).toEqual(['POST', 'GET']);
  expect(others.sent[1]?.query.get('password')).toBe('geheim');
  const refusing = network(() => reply({}, { status: 3, errors: [{ code: 'token.invalid', message: 'Scaduto' }] }));
  await expect(testSpesa(refusing.fetch).spesa.client.call(registration.resetPassword, input)).rejects.toThrow(
    'Scaduto',
  );
  expect(refusing.sent).toHaveLength(1);
});
