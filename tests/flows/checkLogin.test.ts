import { expect, test } from 'vitest';
import { checkLogin } from '../../core/flows/checkLogin.ts';
import { signIn } from '../../core/flows/signIn.ts';
import { aCart } from '../carts.ts';
import { network, reply } from '../network.ts';
import { testSpesa } from '../testBrowser.ts';

const who = (userId: number) => ({ user: { userId, login: 'a', profileConfirmed: true } });
const asked = (userId: number) => reply({ allowed: userId > -1 }, who(userId));

/** A page with a session of its own whose checks are answered by these customers, one after the other. */
function pageWith(answers: number[]) {
  const left = [...answers];
  const net = network(({ path }) => {
    if (path.startsWith('/auth/login')) return reply(aCart(), { headers: { 'X-Ebsn-Session': 's' } });
    return asked(left.shift() ?? -1);
  });
  return testSpesa(net.fetch);
}

test('SES-10 a check that finds another customer restarts the page once, also with a server that changes its mind', async () => {
  const { spesa, browser } = pageWith([5, -1, 5, -1, 5]);
  const found: boolean[] = [];
  for (let turn = 0; turn < 5; turn += 1) found.push(await checkLogin(spesa, 'lists'));
  expect(found).toEqual([true, false, true, false, true]);
  expect(browser.went).toEqual(['reload']);
});

test('a check that finds who is there already restarts nothing, and a new login may restart again', async () => {
  const { spesa, browser } = pageWith([5, 5, -1, 5]);
  await checkLogin(spesa, 'lists');
  await checkLogin(spesa, 'lists');
  expect(browser.went).toEqual(['reload']);
  await signIn(spesa, { login: 'a', password: 'b' });
  await checkLogin(spesa, 'lists');
  await checkLogin(spesa, 'lists');
  expect(browser.went).toEqual(['reload', 'reload']);
});

test('SES-09 a check that fails by the network counts as not logged in, keeps the session and works again later', async () => {
  const { spesa, browser } = pageWith([]);
  await signIn(spesa, { login: 'a', password: 'b' });
  const kept = browser.local.read('credentials', (value) => value);
  const sessions: (string | null)[] = [];
  let isCut = true;
  const cut = testSpesa((_, init) => {
    if (isCut) return Promise.reject(new TypeError('Failed to fetch'));
    sessions.push(new Headers(init?.headers).get('X-Ebsn-Session'));
    return Promise.resolve(asked(5));
  });
  cut.browser.local.write('credentials', kept);
  expect(await checkLogin(cut.spesa, 'lists')).toBe(false);
  expect(cut.spesa.session.isLoggedIn()).toBe(false);
  expect(cut.browser.local.read('credentials', (value) => value)).toEqual(kept);
  expect(cut.browser.went).toEqual([]);
  isCut = false;
  expect(await checkLogin(cut.spesa, 'lists')).toBe(true);
  expect([cut.spesa.session.isLoggedIn(), sessions]).toEqual([true, ['s']]);
});
