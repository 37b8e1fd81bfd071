import type { Page } from '@playwright/test';
import { defaultConfig } from '../../../core/config.ts';
import type { Customer } from '../../customer.ts';
import { desktop, expect, test } from '../../fixtures.ts';
import { watchQuiet } from '../../quiet.ts';

const dist = '/wp-content/plugins/spesa/dist';
const loader = (engine: 'preact' | 'react', copy: string) => `${dist}/${engine}/loader.js?ver=${copy}`;
const openings = { module: '<script type="module"', blocking: '<script', deferred: '<script defer' };
type Kind = keyof typeof openings;
const script = (kind: Kind, address: string) => `${openings[kind]} src="${address}"></script>`;

/** The bundle again, and another one: that of the other engine, with other chunks and another framework. `late` comes when the page stands. */
interface Second {
  kind: 'module' | 'deferred' | 'late';
  version: 'the same version' | 'another version';
  address: string;
}
const seconds = (['module', 'deferred', 'late'] as const).flatMap((kind): Second[] => [
  { kind, version: 'the same version', address: loader('preact', 'again') },
  { kind, version: 'another version', address: loader('react', 'other') },
]);
const secondScript = ({ kind, address }: Second) => (kind === 'late' ? '' : script(kind, address));

const plainPage = (
  first: Kind,
  second: Second,
) => `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Due pacchetti</title><link rel="icon" href="data:,">
<script type="application/json" data-spesa-config>${JSON.stringify({ ...defaultConfig, site: 1 })}</script>
<link rel="stylesheet" href="${dist}/preact/css/ui.css"><script src="${dist}/preact/boot.js"></script>
${script(first, loader('preact', 'first'))}${secondScript(second)}</head>
<body><h1>Due pacchetti</h1><spesa-cart-button></spesa-cart-button><spesa-product-slider heading="Frutta" limit="4"></spesa-product-slider></body></html>`;

/** Carla with her address, the first free time and an empty cart, so that one press is one call. */
async function readyToBuy(customer: Customer): Promise<void> {
  await customer.signIn('carla');
  const { addresses } = await customer.call<{ addresses: { addressId: number }[] }>('GET', '/user-address/list');
  await customer.call('POST', '/user-address/select', { address_id: addresses[0]?.addressId, delivery_service_id: 2 });
  const { days } = await customer.call<{
    days: { dateIso: string; timeslots: { timeslotId: number; active: number }[] }[];
  }>('GET', '/timeslot/list');
  const [free] = days.flatMap(({ dateIso, timeslots }) =>
    timeslots
      .filter(({ active }) => active > 0)
      .map(({ timeslotId }) => ({ sel_date: dateIso, timeslot_id: timeslotId })),
  );
  const { cartItems } = await customer.call<{ cartItems: { itemId: number; product: { productId: number } }[] }>(
    'GET',
    '/timeslot/select',
    free,
  );
  if (cartItems.length > 0)
    await customer.call('POST', '/cart/delete', {
      items: cartItems.map(({ itemId, product }) => ({ itemId, productId: product.productId })),
    });
}

/**
 * What two bundles would do twice: definitions, warnings, live regions, the cart’s first call, a press. `first` is the engine whose files are
 * all that is fetched; a WordPress page names its own files before it knows that another bundle has run before them.
 */
async function worksOnce(page: Page, path: string, { kind, address }: Second, first?: 'preact'): Promise<void> {
  const warnings: string[] = [];
  const calls: string[] = [];
  const scripts: string[] = [];
  page.on(
    'console',
    (message) => message.type() === 'warning' && message.text().startsWith('[spesa]') && warnings.push(message.text()),
  );
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/ebsn/api/')) calls.push(pathname.slice('/ebsn/api'.length));
    if (pathname.startsWith(dist) && pathname.endsWith('.js')) scripts.push(pathname.slice(dist.length));
  });
  const times = (call: string) => calls.filter((made) => made === call).length;

  const quiet = await watchQuiet(page);
  await page.goto(path);
  await expect(page.locator('spesa-product-slider').first()).toHaveAttribute('data-mounted', '');
  await expect(page.locator('spesa-cart-button').first()).toHaveAttribute('data-mounted', '');
  if (kind === 'late') await page.addScriptTag({ url: address, type: 'module' });
  await quiet();
  expect(warnings).toHaveLength(1);
  expect(times('/cart/view')).toBe(1);
  await expect(page.locator('.spesa-live')).toHaveCount(1);

  await page
    .locator('spesa-product-slider .product-card')
    .first()
    .getByRole('button', { name: /^Aggiungi .+ al carrello$/ })
    .click();
  await expect.poll(() => times('/cart/add')).toBe(1);
  await quiet();
  expect(times('/cart/add')).toBe(1);
  await expect(page.locator('spesa-toasts')).toHaveCount(1);
  await expect(page.locator('spesa-cart-button').first()).toContainText('1');
  if (!first) return;
  expect(scripts.filter((file) => !file.startsWith(`/${first}/`) && !file.endsWith('/loader.js'))).toEqual([]);
  expect(scripts.filter((file) => file.endsWith('/runtime.js'))).toHaveLength(1);
}

test.use({ viewport: desktop });
test.setTimeout(60_000);

for (const second of seconds) {
  const what = `the bundle twice, ${second.version}, the second a ${second.kind} script`;
  const first: Kind = second.kind === 'deferred' ? 'blocking' : 'module';

  test(`WP-09 ${what}, the first a ${first} one of a plain HTML page: the first works alone, with one cart and one warning`, async ({
    page,
    customer,
  }) => {
    await readyToBuy(customer);
    await page.route('/due-pacchetti.html', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: plainPage(first, second) }),
    );
    await worksOnce(page, '/due-pacchetti.html', second, 'preact');
  });
}

for (const second of seconds.filter(({ version }) => version === 'another version')) {
  test(`WP-09 the bundle again in another version, as a ${second.kind} script of a WordPress page: the one that runs first works alone, with one cart and one warning`, async ({
    page,
    customer,
  }) => {
    await readyToBuy(customer);
    await page.route('/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('</head>', `${secondScript(second)}</head>`),
      });
    });
    await worksOnce(page, '/', second, second.kind === 'late' ? 'preact' : undefined);
  });
}
