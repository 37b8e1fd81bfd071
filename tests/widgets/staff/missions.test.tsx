import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { riders } from '../../../core/api/endpoints/riders.ts';
import { anotherRider, dueToday, fastOrder, packed } from '../../demo/server/missions.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { answerDialog, shopPage } from '../shop.ts';
import { place } from '../stage.ts';

const plain = plainShop(2, { stock: 1000 });
const user = userEvent.setup({ delay: null });

async function open(as: string | undefined = 'rider'): Promise<HTMLElement> {
  await shopPage(plain.shop, { ...(as && { as }) });
  return place('spesa-rider-missions');
}
const press = async (element: HTMLElement, name: string) =>
  user.click(await within(element).findByRole('button', { name }));
const cardOf = async (element: HTMLElement, id: number) => {
  const title = await within(element).findByRole('heading', { name: `Ordine ${id}` });
  return title.closest<HTMLElement>('.mission')!;
};

test('[spesa-rider-missions] [GET /rider/list-orders] [GET /rider/view-order] [POST /rider/assign-order] [POST /rider/delivered-order] a rider takes a mission, reads what to bring and what to collect, and brings it', async () => {
  const { id } = await fastOrder(plain.shop, plain.id(0));
  const element = await open();
  await within(element).findByText('Ce n’è una da prendere.');
  const next = await within(element).findByText('La prossima da prendere');
  expect(next.parentElement?.textContent).toContain(`Ordine ${id}`);
  await press(element, 'Guarda quelle da prendere');
  expect(within(element).getByRole('heading', { level: 1 }).textContent).toBe('Le tue consegne');
  const free = await cardOf(element, id);
  expect(free.textContent).toContain('Via Roma 1');
  expect(within(free).queryByRole('link', { name: /Chiama/ })).toBeNull();
  await user.click(within(free).getByRole('button', { name: 'Prendi la consegna' }));
  const told = await screen.findByText(`La consegna dell’ordine ${id} è tua.`);
  expect(told.closest('.toast'), 'nothing lies over the buttons of a phone').toBeNull();
  expect(told.closest('spesa-rider-missions [role=status]')).not.toBeNull();

  const own = await cardOf(element, id);
  expect(within(own).getByText('Il negozio la sta preparando.')).toBeTruthy();
  expect(within(own).getByText('Ordinato')).toBeTruthy();
  expect(within(own).queryByText('Non riesci a consegnarla?')).toBeNull();
  expect(within(own).getByText(/^Da incassare: \d/)).toBeTruthy();
  expect(within(own).getByRole('link', { name: 'Portami lì' }).getAttribute('href')).toContain('maps/dir');
  await packed(plain.shop, id);
  await press(element, 'Aggiorna');
  const ready = await within(element).findByRole('button', { name: 'Consegnata' });
  expect(within(own).getByText('Pronto'), 'as its customer reads it before its day').toBeTruthy();
  await user.click(within(own).getByText('Non riesci a consegnarla?'));
  expect(within(own).getByText(/prima di ripartire chiama il negozio/)).toBeTruthy();
  expect(within(own).getByRole('link', { name: 'Chiama Genova Corvetto' }).getAttribute('href')).toMatch(
    /^tel:\d{6,}$/,
  );
  const more = own.querySelector('details')!;
  more.open = true;
  await waitFor(() => expect(more.querySelector('.mission__goods')?.textContent).toMatch(/6 pz|6/));

  await user.click(ready);
  await answerDialog('Non ancora');
  expect(within(element).getByRole('button', { name: 'Consegnata' })).toBeTruthy();
  await press(element, 'Consegnata');
  await answerDialog('Consegnata');
  await within(element).findByText(/: si può segnare come consegnato solo da quel giorno\.$/);
  await dueToday(plain.shop, id);
  await press(element, 'Aggiorna');
  await within(own).findByText('In consegna');
  await press(element, 'Consegnata');
  await answerDialog('Consegnata');
  const brought = await screen.findByText(`Ordine ${id} consegnato.`);
  expect(brought.closest('.toast')).toBeNull();
  expect(within(element).queryByText(/solo da quel giorno/)).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe(`Ordine ${id} consegnato.`));
  await within(element).findByText('Non hai consegne da fare.');
  const last = await within(element).findByText('L’ultima che hai concluso');
  expect(last.parentElement?.textContent).toContain(`Ordine ${id}`);
  await within(element).findByText(/^Per ora non ce ne sono da prendere/);
  expect(within(element).queryByRole('button', { name: 'Guarda quelle da prendere' })).toBeNull();
  await user.click(within(element).getByRole('tab', { name: 'Concluse' }));
  const over = await cardOf(element, id);
  expect(over.textContent).not.toContain('Via Roma');
  expect(within(over).queryByRole('button')).toBeNull();
});

test('SEC-10 who comes too late for a mission reads it where the button was pressed, and the list is read again', async () => {
  const { id } = await fastOrder(plain.shop, plain.id(0));
  const other = await anotherRider(plain.shop);
  const element = await open();
  await user.click(within(element).getByRole('tab', { name: 'Da prendere' }));
  const card = await cardOf(element, id);
  await plain.shop.request(riders.assign, { order_id: id }, other);
  await user.click(within(card).getByRole('button', { name: 'Prendi la consegna' }));
  await within(element).findByText(`L’ordine ${id} l’ha già preso qualcun altro.`);
  await waitFor(() => expect(within(element).queryByRole('heading', { name: `Ordine ${id}` })).toBeNull());
});

test('visitors are asked to log in, and customers are told whom the page is for', async () => {
  const visitor = await open('');
  await within(visitor).findByText('Accedi per vedere le tue consegne');
  const customer = await open('anna');
  await within(customer).findByText('Questa pagina è per chi consegna la spesa.');
});
