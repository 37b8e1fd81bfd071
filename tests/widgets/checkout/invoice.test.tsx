import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { addressees } from '../../../core/api/endpoints/addressees.ts';
import { logIn } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { dialogPart, shopPage, topDialog } from '../shop.ts';
import { place } from '../stage.ts';

const plain = plainShop(1);
const user = userEvent.setup({ delay: null });

const shut = () => user.click(within(topDialog()).getByRole('button', { name: 'Chiudi' }));

const anna = {
  name: 'Anna Prada',
  fiscalCode: 'PRDNNA84B69D969F',
  address1: 'Via Roma',
  addressNumber: '7',
  city: 'Genova',
  province: 'GE',
  postalcode: '16121',
};

test('[spesa-checkout] [spesa-billing] LAW-17 who wants an invoice chooses in the dialog whom it goes to; without it the way is closed, and it is said over the box', async () => {
  const page = await shopPage(plain.shop, {
    as: 'anna',
    ready: true,
    lines: [{ productId: plain.id(0), quantity: 5 }],
  });
  const element = await place('spesa-checkout');
  const infos = () => page.spesa.cart.current()!.cartInfos;
  const box = await within(element).findByRole<HTMLInputElement>('checkbox', { name: 'Voglio la fattura' });
  await within(element).findByRole('link', { name: 'Vai al pagamento' });

  await user.click(box);
  await dialogPart('.billing');
  await shut();
  await waitFor(() => expect(topDialog()).toBeUndefined());
  expect(box.checked).toBe(false);
  expect(infos()?.['need_invoice']).not.toBe('true');

  const me = await logIn(plain.shop, 'anna');
  const { personFiscals } = (await plain.shop.request(addressees.add, anna, me)).data;
  await user.click(box);
  await within(element).findByText('Intestata a Anna Prada, PRDNNA84B69D969F');
  expect(infos()).toMatchObject({
    need_invoice: 'true',
    person_fiscal_id: String(personFiscals[0]!.personFiscalId),
  });
  await within(element).findByRole('link', { name: 'Vai al pagamento' });

  await user.click(within(element).getByRole('button', { name: 'Cambia intestatario' }));
  await user.click(within(await dialogPart('.billing')).getByRole('button', { name: /Elimina/ }));
  await user.click(within(await dialogPart('.dialog__foot')).getByRole('button', { name: /^Sì|Conferma|Elimina/ }));
  await waitFor(() => expect(document.querySelectorAll('dialog[open]')).toHaveLength(1));
  await shut();
  const alert = await within(element).findByRole('alert');
  expect(alert.textContent).toContain('Per la fattura scegli a chi intestarla');
  expect(alert.nextElementSibling!.contains(box)).toBe(true);
  expect(within(element).getByRole<HTMLButtonElement>('button', { name: 'Vai al pagamento' }).disabled).toBe(true);
  await user.click(box);
  await within(element).findByRole('link', { name: 'Vai al pagamento' });
  expect(infos()).toMatchObject({ need_invoice: 'false' });
});
