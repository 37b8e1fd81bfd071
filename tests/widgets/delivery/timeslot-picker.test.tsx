import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { minutesHeld } from '../../../core/rules/slotHold.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { freeSlot, offeredDay, shopPage } from '../shop.ts';
import { place, type Stage } from '../stage.ts';

const plain = plainShop(1);
const user = userEvent.setup({ delay: null });
let page: Stage;
afterEach(() => void (plain.shop.clock.offset = 0));

const free = (element: HTMLElement) =>
  waitFor(() => element.querySelector<HTMLElement>(freeSlot) ?? Promise.reject(new Error('no free slot')));

describe('[spesa-timeslot-picker]', () => {
  const open = async () => {
    page = await shopPage(plain.shop, { as: 'anna', ready: true });
    const element = await place('spesa-timeslot-picker');
    await free(element);
    await user.click(offeredDay(element));
    return element;
  };

  test('A11Y-07 the slots of a day are one group of radios in words: arrows walk and book nothing, Enter books', async () => {
    const element = await open();
    const group = await within(element).findByRole('radiogroup');
    expect(group.getAttribute('aria-label')).toMatch(/^Fasce orarie di /);
    const cards = within(group).getAllByRole('radio');
    expect(cards.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    expect(
      cards.every(({ textContent }) =>
        /\d:00(Disponibile| Disponibile|.*(Ultimi posti|Al completo|Chiusa|Scelta da te))/.test(
          textContent!.replace(/\s+/g, ' '),
        ),
      ),
    ).toBe(true);
    cards[0]!.focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toBe(cards[2]);
    expect(cards[2]!.tabIndex).toBe(0);
    await user.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(cards.at(-1));
    expect(page.asked('/timeslot/select')).toEqual([]);
    (await free(element)).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(page.asked('/timeslot/select')).toHaveLength(1));
  });

  test('after a choice it is disabled, says what was chosen, and the page hears of it; changing opens it again', async () => {
    const element = await open();
    const told: unknown[] = [];
    element.addEventListener('spesa-timeslot-chosen', (event) => told.push((event as CustomEvent).detail));
    fireEvent.click(await free(element));
    expect(await within(element).findByText(/^Fascia scelta: /)).toBeTruthy();
    const { timeslotId, date } = page.spesa.cart.current()!.timeslot!;
    expect(told).toEqual([{ timeslotId, date }]);
    expect(within(element).getByRole('radiogroup').getAttribute('aria-disabled')).toBe('true');
    const before = page.asked('/timeslot/select').length;
    for (const card of within(element).getAllByRole('radio')) fireEvent.click(card);
    expect(page.asked('/timeslot/select')).toHaveLength(before);
    await user.click(within(element).getByRole('button', { name: 'Cambia fascia oraria' }));
    expect(within(element).getByRole('radiogroup').hasAttribute('aria-disabled')).toBe(false);
    expect(within(element).getAllByRole('radio', { checked: true })).toHaveLength(1);
  });

  test('a visitor is told once, and asked to log in; nothing is asked of the shop', async () => {
    page = await shopPage(plain.shop);
    let told = 0;
    const hear = () => void told++;
    document.addEventListener('spesa-not-logged-in', hear);
    const element = await place('spesa-timeslot-picker');
    expect(element.textContent).toContain('Accedi per vedere le fasce orarie');
    await waitFor(() => expect(told).toBe(1));
    element.setAttribute('heading', 'Quando?');
    await waitFor(() => expect(element.textContent).toContain('Quando?'));
    expect(told).toBe(1);
    expect(page.asked('/timeslot/list')).toEqual([]);
    document.removeEventListener('spesa-not-logged-in', hear);
  });

  test('without an address it leads to one', async () => {
    page = await shopPage(plain.shop, { as: 'anna' });
    const element = await place('spesa-timeslot-picker');
    expect(await within(element).findByRole('button', { name: 'Scegli consegna o ritiro' })).toBeTruthy();
    expect(page.asked('/timeslot/list')).toEqual([]);
  });

  test('a slot that makes the delivery cheaper bears its promotion', async () => {
    const element = await open();
    await waitFor(() =>
      expect(element.querySelector('.slot-card__gift')?.textContent).toBe(
        'Con vantaggio: 1,00\u00a0€ in meno sulla consegna',
      ),
    );
  });
});

describe('the cart says how long the slot is held [spesa-cart-page]', () => {
  const open = async () => {
    page = await shopPage(plain.shop, { as: 'anna', ready: true, lines: [{ productId: plain.id(0), quantity: 1 }] });
    return place('spesa-cart-page');
  };
  const held = (element: HTMLElement) => element.querySelector('.held-slot')?.textContent ?? '';

  test('it counts the minutes without speaking each of them, and the last of them can be prolonged', async () => {
    plain.shop.clock.offset = -50 * 60_000;
    const element = await open();
    plain.shop.clock.offset = 0;
    await page.spesa.cart.load();
    await waitFor(() => expect(held(element)).toMatch(/Il posto è tuo ancora per (9|10) minuti/));
    expect(element.querySelector('.held-slot [role=status]')?.getAttribute('aria-live')).toBe('off');
    await user.click(within(element).getByRole('button', { name: 'Tienilo ancora' }));
    await waitFor(() => expect(held(element)).toMatch(/ancora per (59|60) minuti/));
    expect(within(element).queryByRole('button', { name: 'Tienilo ancora' })).toBeNull();
  });

  test('who comes back after it has lapsed is told, and can have it held again', async () => {
    plain.shop.clock.offset = -90 * 60_000;
    page = await shopPage(plain.shop, { as: 'anna', ready: true, lines: [{ productId: plain.id(0), quantity: 1 }] });
    plain.shop.clock.offset = 0;
    await page.spesa.cart.load();
    const element = await place('spesa-cart-page');
    await waitFor(() => expect(held(element)).toContain('Il posto non è più riservato'));
    await user.click(within(element).getByRole('button', { name: 'Riservalo di nuovo' }));
    await waitFor(() => expect(held(element)).toMatch(/ancora per (59|60) minuti/));
  });

  test.each([
    'spesa-timeslot-picker',
    'spesa-delivery-service-view',
    'spesa-checkout',
    'spesa-payment',
    'spesa-dialogs',
  ] as const)(
    'where it is chosen, looked over and paid that is said too, and it can be prolonged there [%s]',
    async (tag) => {
      plain.shop.clock.offset = -50 * 60_000;
      page = await shopPage(plain.shop, {
        as: 'anna',
        ready: true,
        lines: [{ productId: plain.id(0), quantity: 5 }],
        config: { paymentOrigins: ['http://provider.test'] },
      });
      plain.shop.clock.offset = 0;
      await page.spesa.cart.load();
      const dialogs = document.querySelector<HTMLElement>('spesa-dialogs')!;
      const element = tag === 'spesa-dialogs' ? dialogs : await place(tag);
      if (element === dialogs) void page.spesa.dialogs.open('timeslot', {});
      await waitFor(() => expect(held(element)).toMatch(/Il posto è tuo ancora per (9|10) minuti/));
      await user.click(within(element).getByRole('button', { name: 'Tienilo ancora' }));
      await waitFor(() => expect(held(element)).toMatch(/ancora per (59|60) minuti/));
    },
  );

  test('the payment’s page, where no slot can be chosen any more, says how long it is held and offers nothing', async () => {
    history.replaceState(null, '', '/payment');
    plain.shop.clock.offset = -50 * 60_000;
    page = await shopPage(plain.shop, {
      as: 'anna',
      ready: true,
      lines: [{ productId: plain.id(0), quantity: 5 }],
      config: { paymentOrigins: ['http://provider.test'] },
    });
    plain.shop.clock.offset = 0;
    await page.spesa.cart.load();
    const element = await place('spesa-payment');
    await waitFor(() => expect(held(element)).toMatch(/Il posto è tuo ancora per (9|10) minuti/));
    expect(within(element).queryByRole('button', { name: 'Tienilo ancora' })).toBeNull();
    history.replaceState(null, '', '/');
  });

  test('of a shop that holds no slots nothing is said', async () => {
    await plain.shop.db.insertInto('setting').values({ name: 'slot_hold_minutes', value: '0' }).execute();
    const element = await open();
    await waitFor(() => expect(element.querySelector('.cart-delivery')).not.toBeNull());
    expect(held(element)).toBe('');
    await plain.shop.db.deleteFrom('setting').where('name', '=', 'slot_hold_minutes').execute();
  });
});

test('no minute of a hold is promised that is not whole, and the last counts as one; a hold that is over, or that nobody speaks of, has none', () => {
  const now = Date.parse('2026-11-22T10:00:00+01:00');
  const minutes = (heldUntil?: string) =>
    minutesHeld({ timeslot: { timeslotId: 1, ...(heldUntil && { heldUntil }) } }, now);
  expect(['2026-11-22T10:00:01+01:00', '2026-11-22T11:00:00+01:00', '2026-11-22T11:00:58+01:00'].map(minutes)).toEqual([
    1, 60, 60,
  ]);
  expect([minutes('2026-11-22T10:00:00+01:00'), minutes('niente'), minutes()]).toEqual([0, 0, 0]);
});
