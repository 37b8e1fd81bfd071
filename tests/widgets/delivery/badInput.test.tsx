import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { logIn } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { dialogPart, freeSlot, shopPage, topDialog } from '../shop.ts';
import { place, type Stage } from '../stage.ts';

const plain = plainShop(1, { stock: 100 });
const user = userEvent.setup({ delay: null });
const day = 24 * 3_600_000;
let page: Stage;
beforeEach(async () => {
  plain.shop.clock.offset = 0;
  page = await shopPage(plain.shop, { as: 'anna', ready: true, lines: [{ productId: plain.id(0), quantity: 5 }] });
});

const typed = {
  Provincia: 'GE',
  Città: 'Genova',
  CAP: '16124',
  'Via o piazza': 'Via Garibaldi',
  'Numero civico': '4',
  'Telefono per la consegna': '3331234567',
};
async function save(changes: Partial<typeof typed>): Promise<void> {
  void page.spesa.dialogs.open('address', {});
  await dialogPart('.radio-cards');
  await user.click(await screen.findByRole('button', { name: 'Aggiungi un indirizzo' }));
  await screen.findByRole('option', { name: 'Genova (GE)' });
  for (const [name, text] of Object.entries({ ...typed, ...changes })) {
    const field = await screen.findByLabelText(new RegExp(`^${name}`));
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, text);
    else {
      await user.clear(field);
      await user.type(field, text);
    }
  }
  await user.click(screen.getByRole('button', { name: 'Salva e continua' }));
}

test.each([
  { what: 'a street without its number', changes: { 'Numero civico': 'snc' }, why: /Manca il numero civico/ },
  { what: 'a CAP of another city', changes: { CAP: '17100' }, why: /Il CAP 17100 è di Savona, non di Genova/ },
])(
  '[spesa-dialogs] $what is named beside the form, and what was typed stays and can be kept [POST /user-address/check]',
  async ({ changes, why }) => {
    await save(changes);
    const notice = await waitFor(() => {
      const found = topDialog().querySelector('.address-form .notice');
      expect(found?.textContent).toMatch(why);
      return found as HTMLElement;
    });
    for (const [name, text] of Object.entries({ ...typed, ...changes }))
      expect(screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`)).value, name).toBe(text);
    expect(page.asked('/user-address/update')).toEqual([]);
    expect(within(notice).getByRole('button', { name: /^(Salva comunque|Tieni il mio|Usa il mio)/ })).toBeTruthy();
  },
);

test('[spesa-timeslot-picker] a slot of a page that was left open until the day after is refused where it was pressed, with the days that are left; slot and goods in the cart stay', async () => {
  const me = await logIn(plain.shop, 'anna');
  const kept = async () => {
    const { data } = await plain.shop.request(cart.view, {}, { ...me });
    return [data.timeslot?.timeslotId, data.timeslot?.date, data.totalItems];
  };
  const before = await kept();
  void page.spesa.dialogs.open('timeslot', {});
  await dialogPart('.slot-list');
  await user.click(topDialog().querySelector('[role=tab]:not(.tabs__tab--empty)')!);
  const card = await dialogPart(freeSlot);
  const days = () => [...topDialog().querySelectorAll('[role=tab]')].map(({ textContent }) => textContent);
  const [first] = days();
  plain.shop.clock.offset = 2 * day;
  fireEvent.click(card);
  await waitFor(() =>
    expect(topDialog().querySelector('.notice--error')?.textContent).toMatch(/^Questa fascia oraria/),
  );
  await waitFor(() => expect(days()[0]).not.toBe(first));
  expect(await kept()).toEqual(before);
  expect(page.spesa.dialogs.isOpen('timeslot')).toBe(true);
});

test('[spesa-payment] payment_data that arrives as no JSON is refused beside the button, which can be pressed again; the cart stays and nothing is ordered [POST /checkout/buy]', async () => {
  const element = await place('spesa-payment');
  const before = page.spesa.cart.current();
  const button = await within(element).findByRole<HTMLButtonElement>('button', {
    name: 'Ordina con obbligo di pagare',
  });
  await user.click(within(element).getByRole('radio', { name: /[Aa]lla consegna/ }));
  page.intercept((url, init) =>
    url.pathname.endsWith('/checkout/buy') && typeof init?.body === 'string'
      ? plain.shop.fetch(url.href, { ...init, body: JSON.stringify({ ...JSON.parse(init.body), payment_data: '{' }) })
      : undefined,
  );
  await user.click(button);
  expect((await within(element).findByRole('alert')).textContent).not.toBe('');
  expect(element.textContent).not.toContain('ordine è confermato');
  page.intercept(undefined);
  expect(page.spesa.cart.current()).toMatchObject({ cartId: before?.cartId, grossTotal: before?.grossTotal });
  const orders = await plain.shop.db.selectFrom('shop_order').select('order_id').where('status', '=', 3).execute();
  await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
  await user.click(button);
  await waitFor(async () =>
    expect(
      await plain.shop.db.selectFrom('shop_order').select('order_id').where('status', '=', 3).execute(),
    ).toHaveLength(orders.length + 1),
  );
});
