import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { answerDialog, dialogPart, shopPage } from '../shop.ts';
import { place } from '../stage.ts';

const plain = plainShop(1);
const user = userEvent.setup({ delay: null });
beforeAll(async () => {
  const cuts = [
    { key: 'thin', value: 'Fine' },
    { key: 'thick', value: 'Spesso' },
  ];
  await plain.shop.db
    .updateTable('product')
    .set({ options: JSON.stringify([{ name: 'Taglio', parameterName: 'cut', options: cuts }]) })
    .where('product_id', '=', plain.id(0))
    .execute();
});

test('[POST /cart/add] [spesa-product] a second cut is added beside the first, and both are seen at the product', async () => {
  const page = await shopPage(plain.shop, { as: 'anna', ready: true });
  const { data: product } = await page.spesa.client.call(catalogue.product, { product_id: plain.id(0) });
  const element = await place('spesa-product', { 'product-id': String(product.productId) });
  const choose = async (cut: string) => {
    await dialogPart('.options-form');
    await user.click(screen.getByRole('radio', { name: cut }));
    await answerDialog('Aggiungi al carrello');
  };
  await user.click(await within(element).findByRole('button', { name: /^Aggiungi .* al carrello$/ }));
  await choose('Fine');
  await waitFor(() => expect(element.querySelector('.quantity__chosen')?.textContent).toContain('Fine'));
  await user.click(within(element).getByRole('button', { name: /un’altra scelta$/ }));
  await choose('Spesso');
  await waitFor(() => expect(element.querySelector('.quantity__chosen')?.textContent).toMatch(/Fine.*Spesso/));
  expect(page.spesa.cart.current()!.cartItems!.map(({ params }) => params)).toEqual([
    { cut: 'thin' },
    { cut: 'thick' },
  ]);
});
