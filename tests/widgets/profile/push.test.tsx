import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { allows, answerConsent } from '../../../core/flows/consent.ts';
import { signIn, signOut } from '../../../core/flows/signIn.ts';
import { renewPush } from '../../../widgets/hooks/renewPush.ts';
import { hearMessages } from '../../../widgets/shell/appMessages.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { shopPage } from '../shop.ts';
import { place, type Stage } from '../stage.ts';

let shop: Shop;
let page: Stage;
const user = userEvent.setup({ delay: null });
beforeAll(async () => void (shop = await openShop()), 120_000);
afterEach(async () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
  document.querySelector('spesa-notifications')?.remove();
  await shop.db.deleteFrom('push_device').execute();
});
afterAll(() => shop.close());

const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') };

interface Browser {
  /** What the customer answers to the browser's question, and how often it was asked. */
  permission: NotificationPermission;
  questions: number;
  registered: { address: string; scope: string }[];
  subscribed: boolean;
  /** The push service of the browser does not answer. */
  away: boolean;
}

/** A browser that takes push messages. */
function browserWithPush(given: Partial<Browser> & { answer?: NotificationPermission } = {}): Browser {
  const browser: Browser = {
    permission: 'default',
    questions: 0,
    registered: [],
    subscribed: false,
    away: false,
    ...given,
  };
  let options: PushSubscriptionOptions | undefined;
  const subscription = () => ({
    options,
    endpoint: 'https://fcm.googleapis.com/fcm/send/mine',
    toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/mine', keys }),
    unsubscribe: () => Promise.resolve(!(browser.subscribed = false)),
  });
  const registration = {
    active: { state: 'activated' },
    unregister: () => Promise.resolve(browser.registered.splice(0).length > 0),
    pushManager: {
      getSubscription: () => Promise.resolve(browser.subscribed ? subscription() : null),
      subscribe(wanted: { applicationServerKey: Uint8Array<ArrayBuffer>; userVisibleOnly: boolean }) {
        if (browser.away || !wanted.userVisibleOnly) return Promise.reject(new DOMException('no', 'AbortError'));
        options = { userVisibleOnly: true, applicationServerKey: wanted.applicationServerKey.buffer };
        browser.subscribed = true;
        return Promise.resolve(subscription());
      },
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: () => Promise.resolve(browser.registered.length > 0 ? registration : undefined),
      register(address: string, { scope }: { scope: string }) {
        browser.registered.push({ address, scope });
        return Promise.resolve(registration);
      },
    },
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission() {
      browser.questions += 1;
      browser.permission = given.answer ?? 'granted';
      return Promise.resolve(browser.permission);
    },
  });
  return browser;
}

const devices = () => shop.db.selectFrom('push_device').select(['user_id', 'platform', 'external_id']).execute();
const open = async (as = 'anna', app?: string) => {
  page = await shopPage(shop, { as, ...(app && { config: { app } }) });
  await place('spesa-notifications');
  return (await screen.findByRole('heading', { name: 'Avvisi su questo dispositivo' })).closest<HTMLElement>(
    '.form-section',
  )!;
};
const press = (box: HTMLElement, name: string) => user.click(within(box).getByRole('button', { name }));
const says = (box: HTMLElement, words: string) => waitFor(() => expect(box.textContent).toContain(words));

describe('[spesa-notifications] notices on this device', () => {
  test('LAW-12 [GET /externalregistration/register] [GET /externalregistration/unregister] nothing is asked before the press; then the device is registered under the shop’s key, and taken out again by the next press', async () => {
    const browser = browserWithPush();
    const box = await open();
    expect([browser.questions, page.asked('/externalregistration/key')]).toEqual([0, []]);
    await says(box, 'Non attivi');
    await press(box, 'Attiva gli avvisi');
    await waitFor(() => expect(within(box).getByRole('status').textContent).toBe('Attivi'));
    expect(browser.registered).toEqual([{ address: '/?spesa-worker=1', scope: '/spesa-push/' }]);
    expect(await devices()).toEqual([
      {
        user_id: 101,
        platform: 'web',
        external_id: JSON.stringify({ endpoint: 'https://fcm.googleapis.com/fcm/send/mine', keys }),
      },
    ]);
    expect(allows(page.spesa, 'push')).toBe(true);
    await press(box, 'Disattiva gli avvisi');
    await waitFor(() => expect(within(box).getByRole('status').textContent).toBe('Non attivi'));
    expect(await devices()).toEqual([]);
    expect([browser.subscribed, browser.registered]).toEqual([false, []]);
  });

  test('a logout takes the device out, the next login of the same customer brings it back without a question, that of another does not', async () => {
    const browser = browserWithPush();
    const box = await open();
    await press(box, 'Attiva gli avvisi');
    await says(box, 'Disattiva');
    await signOut(page.spesa);
    expect(await devices()).toEqual([]);
    await signIn(page.spesa, { login: 'anna@example.it', password: 'spesa-demo' });
    await renewPush(page.spesa);
    expect((await devices()).map(({ user_id }) => user_id)).toEqual([101]);
    expect(browser.questions).toBe(2);
    await signOut(page.spesa);
    await signIn(page.spesa, { login: 'bruno@example.it', password: 'spesa-demo' });
    await renewPush(page.spesa);
    expect(await devices()).toEqual([]);
    expect(browser.subscribed).toBe(false);
  });

  test('LAW-12 a consent or a permission that was taken back ends it at the next login', async () => {
    const browser = browserWithPush();
    const box = await open();
    await press(box, 'Attiva gli avvisi');
    await says(box, 'Disattiva');
    browser.permission = 'denied';
    await renewPush(page.spesa);
    expect(await devices()).toEqual([]);
    browser.permission = 'granted';
    await renewPush(page.spesa);
    expect(await devices()).toEqual([]);
    await press(await open(), 'Attiva gli avvisi');
    await waitFor(async () => expect(await devices()).toHaveLength(1));
    answerConsent(page.spesa, { push: false });
    await renewPush(page.spesa);
    expect(await devices()).toEqual([]);
  });

  test.each([
    ['the browser takes none', () => undefined, 'Questo browser non può ricevere avvisi.'],
    [
      'the site is not on an iPhone’s home screen',
      () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)'),
      'schermata Home',
    ],
    ['they are blocked', () => browserWithPush({ permission: 'denied' }), 'Hai bloccato le notifiche'],
  ])('where %s, that is said where the switch would stand', async (_, prepare, words) => {
    prepare();
    const box = await open();
    await says(box, words);
    expect(within(box).queryByRole('button')).toBeNull();
    vi.restoreAllMocks();
  });

  test.each([
    ['the question is closed', { answer: 'default' as const }, 'Senza il permesso'],
    ['the answer is no', { answer: 'denied' as const }, 'Hai bloccato le notifiche'],
    ['the push service is away', { away: true }, 'non risponde'],
  ])('where %s, nothing is registered and the reason is said', async (_, given, words) => {
    browserWithPush(given);
    const box = await open();
    await press(box, 'Attiva gli avvisi');
    await says(box, words);
    expect(await devices()).toEqual([]);
    expect(allows(page.spesa, 'push')).toBeUndefined();
  });

  test('a browser that saves data is said to bring them late', async () => {
    browserWithPush();
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    await says(await open(), 'risparmia dati');
  });
});

describe('in the native app', () => {
  const device = {
    external_id: 'fcm-token',
    uuid: 'phone',
    platform: 'android',
    model: 'Pixel',
    manufacturer: 'Google',
  };
  const said: { name: string }[] = [];
  const bridge = (answer?: unknown) => {
    said.length = 0;
    vi.stubGlobal('SpesaApp', {
      postMessage(message: string) {
        said.push(JSON.parse(message) as { name: string });
        if (answer !== undefined && message.includes('pushDevice'))
          window.dispatchEvent(new CustomEvent('spesa-app-device', { detail: answer }));
      },
    });
  };

  test('the device is the app’s own, by its bridge; no browser is asked', async () => {
    bridge(device);
    const box = await open('anna', 'app');
    await press(box, 'Attiva gli avvisi');
    await says(box, 'Disattiva');
    expect(said.map(({ name }) => name)).toEqual(['pushDevice']);
    expect(await devices()).toEqual([{ user_id: 101, platform: 'android', external_id: 'fcm-token' }]);
  });

  test.each([
    ['there is no bridge', undefined, 'non può ricevere avvisi'],
    ['the customer says no there', null, 'Senza il permesso'],
    ['the answer is no device', { uuid: 'x' }, 'Senza il permesso'],
  ])('where %s, that is said at once', async (_, answer, words) => {
    if (answer !== undefined) bridge(answer);
    const box = await open('anna', 'app');
    await press(box, 'Attiva gli avvisi');
    await says(box, words);
    expect(await devices()).toEqual([]);
  });

  test('a message that was pressed there leads to its page, another is shown with a way to it, and neither leaves the site', async () => {
    bridge();
    page = await shopPage(shop, { as: 'anna', config: { app: 'app' } });
    hearMessages();
    expect(said.map(({ name }) => name)).toEqual(['pushReady']);
    const tell = (detail: object) => window.dispatchEvent(new CustomEvent('spesa-app-message', { detail }));
    tell({ title: 'Pronto', nav_to: '/profile/orders/7', tap: true });
    tell({ title: 'Pronto', nav_to: 'https://evil.test/', tap: true });
    expect(page.browser.went).toEqual(['/profile/orders/7', '/']);
    tell({ aps: { alert: { title: 'Pronto', body: 'Vieni.' } }, nav_to: '/profile/orders/8' });
    tell({ nav_to: '/x' });
    const toasts = page.spesa.toasts.store.getState().list;
    expect(toasts.map(({ text }) => text)).toEqual(['Pronto. Vieni.']);
    toasts[0]!.action!.run();
    expect(page.browser.went.at(-1)).toBe('/profile/orders/8');
  });
});
