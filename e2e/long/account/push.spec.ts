import type { BrowserContext, Page } from '@playwright/test';
import { findWholeChromium } from '../../../tests/run/system.ts';
import { expect, test } from '../../fixtures.ts';
import { browser } from '../../settings.ts';

/** Chromium without a window refuses notices whatever it is granted. */
const executablePath = findWholeChromium();
if (executablePath) test.use({ launchOptions: { ...browser.use?.launchOptions, executablePath } });
test.skip(!executablePath, 'needs Chromium with a window');

/** Playwright's browser has no push service behind it: what it would answer to a subscription is all that is put in its place. */
function subscribing(): void {
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  let options: unknown;
  const subscription = {
    get options() {
      return options;
    },
    toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/e2e', keys }),
    unsubscribe: () => Promise.resolve(true),
  };
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(options ? subscription : null),
    subscribe(wanted: { applicationServerKey: Uint8Array<ArrayBuffer> }) {
      options = { applicationServerKey: wanted.applicationServerKey.buffer };
      return Promise.resolve(subscription);
    },
  });
}

/** Hands a message to the site's worker, as a push service would through the browser. */
async function deliver(context: BrowserContext, page: Page, message: object): Promise<void> {
  const tools = await context.newCDPSession(page);
  const registrationId = new Promise<string>((resolve) =>
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith('/spesa-push/'));
      if (ours) resolve(ours.registrationId);
    }),
  );
  await tools.send('ServiceWorker.enable');
  await tools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registrationId,
    data: JSON.stringify(message),
  });
  await tools.detach();
}

test('[spesa-notifications] a customer switches notices on, the browser shows what is pushed to it, and they are switched off again', async ({
  page,
  context,
  shop,
  customer,
  accessibility,
}) => {
  await context.grantPermissions(['notifications'], { origin: shop });
  await page.addInitScript(subscribing);
  await customer.signIn('anna');
  await page.goto('/profile/notifications/');
  const section = page.locator('.form-section', { hasText: 'Avvisi su questo dispositivo' });
  await expect(section.getByRole('status')).toHaveText('Non attivi');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await section.getByRole('button', { name: 'Attiva gli avvisi' }).click();
  await expect(section.getByRole('status')).toHaveText('Attivi');
  expect(await accessibility.breaches()).toEqual([]);

  await deliver(context, page, {
    aps: { alert: { title: 'L’ordine 7 è pronto', body: 'Lo aspetti oggi.' } },
    nav_to: '/profile/orders/7',
  });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/spesa-push/');
      return ((await registration?.getNotifications()) ?? []).map(({ title, body, tag }) => ({ title, body, tag }));
    });
  await expect
    .poll(shown)
    .toEqual([{ title: 'L’ordine 7 è pronto', body: 'Lo aspetti oggi.', tag: '/profile/orders/7' }]);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  await section.getByRole('button', { name: 'Disattiva gli avvisi' }).click();
  await expect(section.getByRole('status')).toHaveText('Non attivi');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('XSS-16 under a policy with Trusted Types the worker is registered all the same', async ({
  page,
  context,
  shop,
  customer,
  problems,
}) => {
  problems.allow(/Content Security Policy|Refused to|TrustedHTML|TrustedScriptURL/);
  await context.grantPermissions(['notifications'], { origin: shop });
  await page.addInitScript(subscribing);
  await customer.signIn('bruno');
  await page.route('**/profile/notifications/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<(script|style|link)\b/g, '<$1 nonce="c3Blc2E="');
    const policy = `script-src 'nonce-c3Blc2E=' 'strict-dynamic'; require-trusted-types-for 'script'`;
    await route.fulfill({ response, body, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await page.goto('/profile/notifications/');
  const section = page.locator('.form-section', { hasText: 'Avvisi su questo dispositivo' });
  await section.getByRole('button', { name: 'Attiva gli avvisi' }).click();
  await expect(section.getByRole('status')).toHaveText('Attivi');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
  await section.getByRole('button', { name: 'Disattiva gli avvisi' }).click();
  await expect(section.getByRole('status')).toHaveText('Non attivi');
});
