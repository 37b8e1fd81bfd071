import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { chooseDelivery, logIn, put } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';

const plain = plainShop(1, { stock: 100 });
const user = userEvent.setup({ delay: null });
const get = 'Scarica la ricevuta (PDF)';
afterEach(() => vi.unstubAllGlobals());

async function weighedOrder(): Promise<HTMLElement> {
  const { shop } = plain;
  const me = await logIn(shop, 'anna');
  await put(shop, me, { productId: plain.id(0), quantity: 5 });
  await chooseDelivery(shop, me);
  const { orderId } = (await shop.request(checkout.buy, { payment_type_id: 22 }, me)).data;
  await shop.db.updateTable('shop_order').set({ final_total: 5000 }).where('order_id', '=', orderId).execute();
  const page = await shopPage(shop, { as: 'anna' });
  const element = await place('spesa-order', { 'order-id': String(orderId) });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { pdfViewerEnabled: false }));
  await within(element).findByRole('button', { name: get });
  let broken = true;
  page.intercept((url) => {
    if (!broken || !url.pathname.endsWith('/order/file')) return undefined;
    broken = false;
    return new Response(null, { status: 500 });
  });
  return element;
}

test('[spesa-order] a document that does not come is said beside its button, which brings it at the next press; a device without an app for PDFs is told so [GET /order/file]', async () => {
  const element = await weighedOrder();
  await user.click(within(element).getByRole('button', { name: get }));
  expect((await within(element).findByText(/^Non è stato possibile aprire il documento/)).textContent).toBeTruthy();
  await user.click(within(element).getByRole('button', { name: get }));
  const said = await within(element).findByText(/^Il documento è fra i file scaricati/);
  expect(said.getAttribute('role')).toBe('status');
  expect(said.textContent).toMatch(/serve un’app per i PDF: se non ne hai una, installala\.$/);
  expect(within(element).queryByText(/^Non è stato possibile aprire/)).toBeNull();
});
