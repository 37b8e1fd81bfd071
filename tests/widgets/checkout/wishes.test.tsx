import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { plainShop } from '../../demo/server/plainShop.ts';
import { answerDialog, dialogPart, shopPage, topDialog } from '../shop.ts';
import { place } from '../stage.ts';

const plain = plainShop(1);
const user = userEvent.setup({ delay: null });
const open = async () => {
  const page = await shopPage(plain.shop, {
    as: 'anna',
    ready: true,
    lines: [{ productId: plain.id(0), quantity: 5 }],
  });
  const element = await place('spesa-checkout');
  await within(element).findByRole('link', { name: 'Vai al pagamento' });
  return { page, element };
};

test('[spesa-checkout] the wallet pays with a press: the bill says how much, and without it nothing is left of it', async () => {
  const { page, element } = await open();
  const box = await within(element).findByRole('checkbox', { name: 'Usa il borsellino: hai 8,00\u00a0€' });
  const total = () => element.querySelector('.totals__line--total')!.textContent;
  const before = total();
  const fold = box.closest('details')!;
  fold.open = true;
  await user.click(box);
  await within(element).findByText('Borsellino', { selector: 'dt' });
  expect(page.spesa.cart.current()).toMatchObject({ cartInfos: { use_wallet: 'true' } });
  expect(total()).not.toBe(before);
  await waitFor(() => expect(within(element).getByRole('link', { name: 'Vai al pagamento' })).toBeTruthy());
  await user.click(within(element).getByRole('checkbox', { name: /^Usa il borsellino/ }));
  await waitFor(() => expect(total()).toBe(before));
  expect(within(element).queryByText('Borsellino', { selector: 'dt' })).toBeNull();
  expect(fold.open, 'a fold that closes by itself loses the focus').toBe(true);
});

test('[spesa-checkout] who has nothing in the wallet is not asked; the call before the delivery and the lottery code are saved, said, and refused where they are typed', async () => {
  await plain.shop.db.updateTable('customer').set({ points: '{}' }).where('email', '=', 'anna@example.it').execute();
  const { page, element } = await open();
  const call = await within(element).findByRole('checkbox', { name: 'Telefonami poco prima della consegna' });
  expect(within(element).queryByRole('checkbox', { name: /borsellino/ })).toBeNull();
  await user.click(call);
  expect(await within(element).findByText('Salvato: ti telefoniamo prima di arrivare.')).toBeTruthy();
  const code = within(element).getByRole('textbox', { name: /^Codice lotteria/ });
  const save = () => user.click(within(element).getByRole('button', { name: 'Salva il codice' }));
  await user.type(code, 'abc');
  await save();
  expect(within(element).getByText('Il codice lotteria ha otto lettere o cifre.')).toBeTruthy();
  await user.type(code, '12def');
  await save();
  expect(await within(element).findByText('Il codice lotteria è salvato.')).toBeTruthy();
  expect(page.spesa.cart.current()!.cartInfos).toMatchObject({ delivery_notify: 'true', lottery_code: 'ABC12DEF' });
  await user.click(within(element).getByRole('checkbox', { name: /^Telefonami/ }));
  expect(await within(element).findByText('Salvato: arriviamo senza telefonare.')).toBeTruthy();
});

test('[spesa-checkout] a note is saved and taken back in words, and stands in its field when one comes back', async () => {
  const { page, element } = await open();
  const field = () => within(element).findByRole<HTMLInputElement>('textbox', { name: /^Nota per chi prepara/ });
  const save = () => user.click(within(element).getByRole('button', { name: 'Salva la nota' }));
  await user.type(await field(), ' Citofono guasto: bussate. ');
  await save();
  expect(await within(element).findByText('La nota è salvata: la legge chi prepara e consegna la spesa.')).toBeTruthy();
  expect(page.spesa.cart.current()!.cartInfos).toMatchObject({ order_note: 'Citofono guasto: bussate.' });
  element.remove();
  const again = await place('spesa-checkout');
  const kept = await within(again).findByRole<HTMLInputElement>('textbox', { name: /^Nota per chi prepara/ });
  expect(kept.value).toBe('Citofono guasto: bussate.');
  await user.clear(kept);
  await user.click(within(again).getByRole('button', { name: 'Salva la nota' }));
  expect(await within(again).findByText('La nota è tolta.')).toBeTruthy();
});

test('[spesa-checkout] codes are added and taken off here too, and one whose gift is chosen asks for a line of the cart', async () => {
  const { page, element } = await open();
  await within(element).findByText('Nessun codice applicato.');
  const total = () => element.querySelector('.totals__line--total')!.textContent;
  const full = total();
  await user.click(within(element).getByRole('button', { name: 'Aggiungi o togli un codice' }));
  await dialogPart('.gift-codes');
  await user.type(screen.getByLabelText('Codice sconto o buono'), 'SCEGLITU');
  await user.click(screen.getByRole('button', { name: 'Applica' }));
  await dialogPart('input[type=radio]');
  await user.click(within(topDialog()).getAllByRole('radio')[0]!);
  await answerDialog('Scegli questo');
  await waitFor(() => expect(within(element).getByText('SCEGLITU', { selector: '.fold__chosen' })).toBeTruthy());
  expect(page.asked('/personal-coupon/add_coupon')).toHaveLength(1);
  await waitFor(() => expect(total()).not.toBe(full));
  await user.click(screen.getByRole('button', { name: 'Togli il codice SCEGLITU' }));
  await waitFor(() => expect(total()).toBe(full));
  expect(within(element).getByText('Nessun codice applicato.')).toBeTruthy();
});
