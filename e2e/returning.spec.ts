import { buy } from './buying.ts';
import { emptyCartToDeliver } from './deliveries.ts';
import { expect, phone, test } from './fixtures.ts';

test.use({ viewport: phone });

/** The site asks for consent on each page. */
test.beforeEach(({ context, shop }) => context.addCookies([{ name: 'consent-api', value: 'shop', url: shop }]));

interface Told {
  event: string;
  transaction_id?: string;
}

test('PAY-17 on the page of thanks, loading it anew, going back and coming again make no second order, and analytics are told of the one once', async ({
  page,
  customer,
  quiet,
}) => {
  const told: Told[] = [];
  await page.exposeFunction('tellTest', (detail: Told) => void told.push(detail));
  await page.addInitScript(() =>
    document.addEventListener('spesa-analytics', ({ detail }: CustomEventInit<object>) =>
      (Reflect.get(window, 'tellTest') as (detail?: object) => void)(detail),
    ),
  );
  await customer.signIn('anna');
  await page.goto('/');
  await page.getByRole('button', { name: 'Accetta tutti' }).click();
  await emptyCartToDeliver(customer);
  const count = async () => (await customer.call<{ orders: unknown[] }>('GET', '/order/list')).orders.length;
  const before = await count();
  await buy(page);
  await quiet();
  const thanks = page.url();
  expect(await count()).toBe(before + 1);
  for (const again of [() => page.reload(), () => page.goBack(), () => page.goto(thanks)]) {
    await again();
    await quiet();
  }
  await expect(page.locator('spesa-order')).toContainText(/Ordine \d+/);
  expect(await count()).toBe(before + 1);
  const purchases = told.filter(({ event }) => event === 'purchase');
  expect(purchases).toEqual([
    expect.objectContaining({ transaction_id: new URL(thanks).pathname.split('/').filter(Boolean).at(-1) }),
  ]);
});

test('PAY-17 LAW-12 of an order bought without a word on consent, or after a no, analytics hear nothing', async ({
  page,
  customer,
  quiet,
}) => {
  await customer.signIn('anna');
  for (const answer of [undefined, 'Rifiuta tutti']) {
    await emptyCartToDeliver(customer);
    await page.goto('/');
    if (answer) await page.getByRole('button', { name: answer }).click();
    await buy(page);
    await quiet();
    expect(await page.evaluate(() => Reflect.get(window, 'dataLayer') as unknown)).toBeUndefined();
  }
});
