import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TimeslotDay } from '../../../core/schema/delivery.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { dialogPart, freeSlot, offeredDay, shopPage, topDialog } from '../shop.ts';
import { answer, place, type Stage } from '../stage.ts';

let shop: Shop;
let page: Stage;
const user = userEvent.setup({ delay: null });
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const open = (name: 'address' | 'timeslot' | 'store') => page.spesa.dialogs.open(name, {});
const selected = () => page.asked('/timeslot/select');

describe('the dialog of the slot', () => {
  beforeEach(async () => void (page = await shopPage(shop, { as: 'anna', ready: true })));

  const on = {
    date: '2031-03-03',
    selected: false,
    userGiftCertificates: [
      { userGiftCertificateId: 1, giftCertificate: { giftCertificateId: 1, name: '1,00\u00a0€ in meno' } },
    ],
  };
  const day: TimeslotDay = {
    dateIso: on.date,
    weekDay: 2,
    selected: false,
    timeslots: [
      { ...on, timeslotId: 1, beginTime: '08:00', endTime: '10:00', status: 'full', active: 0 },
      { ...on, timeslotId: 2, beginTime: '10:00', endTime: '12:00', status: 'empty', active: 0 },
      { ...on, timeslotId: 3, beginTime: '12:00', endTime: '14:00', status: 'empty', active: -1 },
      {
        ...on,
        timeslotId: 4,
        beginTime: '14:00',
        endTime: '16:00',
        status: 'intermediate',
        active: 1,
        deliveryFee: 4.9,
      },
    ],
  };
  const serve = (...days: TimeslotDay[]) =>
    page.intercept((url) => (url.pathname.endsWith('/timeslot/list') ? answer({ days }) : undefined));

  test('SLOT-05 A11Y-07 full and closed slots say so in words, promise nothing, and do nothing by press, Enter or Space', async () => {
    serve(day);
    void open('timeslot');
    await dialogPart('.slot-list');
    const cards = [...topDialog().querySelectorAll<HTMLElement>('.slot-card')];
    expect(cards.map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())).toEqual([
      '8:00–10:00 Al completo',
      '10:00–12:00 Chiusa',
      '12:00–14:00 Chiusa',
      '14:00–16:00 Ultimi posti4,90 €Con vantaggio: 1,00 € in meno',
    ]);
    for (const card of cards.slice(0, 3)) {
      expect(card.getAttribute('aria-disabled')).toBe('true');
      await user.click(card);
      card.focus();
      await user.keyboard('{Enter} ');
    }
    expect(selected()).toHaveLength(0);
    expect(page.spesa.dialogs.isOpen('timeslot')).toBe(true);
  });

  test('SLOT-02 [GET /timeslot/select] a slot that has just been taken: its reason, the list anew, the focus where it was', async () => {
    void open('timeslot');
    await dialogPart('.slot-list');
    await user.click(offeredDay(topDialog()));
    const card = await dialogPart(freeSlot);
    const before = page.asked('/timeslot/list').length;
    page.intercept((url) => {
      if (!url.pathname.endsWith('/timeslot/select')) return undefined;
      const errors = [{ code: 'timeslot.full', message: 'Questa fascia oraria è appena stata occupata.' }];
      return Response.json({
        response: {
          status: 6,
          errors,
          infos: [],
          warnings: [],
          errorsMessage: errors,
          infosMessage: [],
          warningsMessage: [],
        },
        data: {},
      });
    });
    const times = card.querySelector('.slot-card__times')?.textContent;
    card.focus();
    fireEvent.click(card);
    await waitFor(() =>
      expect(topDialog().querySelector('.notice--error')?.textContent).toContain('appena stata occupata'),
    );
    await waitFor(() => expect(page.asked('/timeslot/list').length).toBe(before + 1));
    expect(document.activeElement?.querySelector('.slot-card__times')?.textContent).toBe(times);
  });

  test('NET-09 [GET /timeslot/list] five presses book once, the dialog answers that nothing is missing, and day and hours are said once', async () => {
    const chosen = open('timeslot');
    await dialogPart('.slot-list');
    await user.click(offeredDay(topDialog()));
    const card = await dialogPart(freeSlot);
    for (let press = 0; press < 5; press++) fireEvent.click(card);
    expect(await chosen).toBe('done');
    expect(selected()).toHaveLength(1);
    const said = page.spesa.toasts.store.getState().list.map(({ kind, text, count }) => [kind, text, count]);
    const words = expect.stringMatching(/^Fascia scelta: \p{L}+ \d+ \p{L}+, \d+:00–\d+:00$/u) as string;
    expect(said).toEqual([['success', words, 1]]);
  });

  test('SLOT-08 a day without slots says so, and none at all too', async () => {
    serve({ ...day, timeslots: [] });
    void open('timeslot');
    await waitFor(() =>
      expect(topDialog()?.textContent).toContain('Per questo giorno non ci sono più fasce disponibili.'),
    );
    page = await shopPage(shop, { as: 'anna', ready: true });
    serve();
    void open('timeslot');
    await waitFor(() => expect(topDialog()?.textContent).toContain('Al momento non ci sono fasce disponibili'));
  });

  test('the way back to the address is one of its answers, and its street is said', async () => {
    const chosen = open('timeslot');
    const address = await dialogPart('.slot-choice__address');
    expect(address.querySelector('bdi')!.textContent).toBe('Casa · Via XX Settembre 100, 16121 Genova (GE)');
    await user.click(within(topDialog()).getByRole('button', { name: 'Cambia indirizzo' }));
    expect(await chosen).toBe('setAddress');
  });
});

describe('the dialog of the address', () => {
  beforeEach(async () => void (page = await shopPage(shop, { as: 'anna' })));

  test('[GET /user-address/list] [POST /user-address/select] one’s own addresses; choosing one asks for the slot next', async () => {
    const chosen = open('address');
    const list = within(await dialogPart('.place-list'));
    expect(list.getAllByRole('listitem')).toHaveLength(3);
    await user.click(list.getByRole('button', { name: 'Consegna qui: Casa' }));
    expect(await chosen).toBe('setTimeslot');
    expect(page.spesa.cart.current()?.shippingAddress).toMatchObject({ addressId: 1001, deliveryServiceId: 2 });
  });

  test('the address that is chosen already is kept, and not offered a second time', async () => {
    page = await shopPage(shop, { as: 'anna', ready: true });
    const chosen = open('address');
    const current = await waitFor(() => {
      const card = topDialog()?.querySelector<HTMLElement>('.place-card[aria-current=true]');
      expect(card?.textContent).toContain('Scelto ora');
      return within(card!);
    });
    expect(current.queryByRole('button', { name: /^Consegna qui/ })).toBeNull();
    await user.click(current.getByRole('button', { name: 'Tieni questo: Casa' }));
    expect(await chosen).toBe('done');
  });

  test('[GET /address/list] pickup lists the stores with their hours and a search', async () => {
    const chosen = open('address');
    await dialogPart('.radio-cards');
    await user.click(screen.getByLabelText(/Ritiro in negozio/));
    await waitFor(() => expect(topDialog().querySelectorAll('.place-card').length).toBeGreaterThan(4));
    expect(topDialog().querySelector('.today-hours')?.textContent).toMatch(/Aperto|Chiuso/);
    await user.type(screen.getByLabelText('Cerca per via, città o CAP'), 'SAVONÀ');
    const found = [...topDialog().querySelectorAll('.place-card')];
    expect(found.every(({ textContent }) => /savona/i.test(textContent ?? ''))).toBe(true);
    expect(found.length).toBeGreaterThan(0);
    await user.click(within(found[0] as HTMLElement).getByRole('button'));
    expect(await chosen).toBe('setTimeslot');
    expect(page.spesa.cart.current()?.shippingAddress?.deliveryServiceId).toBe(1);
  });

  test('an address that a service does not reach keeps the dialog open and says why', async () => {
    void open('address');
    await dialogPart('.radio-cards');
    await user.click(screen.getByLabelText(/Consegna rapida/));
    const sea = await screen.findByRole('button', { name: 'Consegna qui: Casa al mare' });
    await user.click(sea);
    await waitFor(() =>
      expect(topDialog().querySelector('.notice--error')?.textContent).toContain('non arriva a questo indirizzo'),
    );
    expect(page.spesa.dialogs.isOpen('address')).toBe(true);
  });

  const typed = {
    'Via o piazza': 'via Garibaldi',
    'Numero civico': '4',
    CAP: '16124',
    Città: 'Genova',
    Provincia: 'GE',
    'Telefono per la consegna': '3331234567',
  };
  async function type(changes: Partial<typeof typed> = {}): Promise<void> {
    await dialogPart('.radio-cards');
    await user.click(await screen.findByRole('button', { name: 'Aggiungi un indirizzo' }));
    for (const [name, text] of Object.entries({ ...typed, ...changes })) {
      const field = await screen.findByLabelText(new RegExp(`^${name}`));
      if (field instanceof HTMLSelectElement) {
        await user.selectOptions(field, text);
        continue;
      }
      await user.clear(field);
      if (text) await user.type(field, text);
    }
    await user.click(screen.getByRole('button', { name: 'Salva e continua' }));
  }

  test('A11Y-08 what is missing is said at each field, and the summary has the focus', async () => {
    void open('address');
    await type({ 'Numero civico': '', CAP: '1' });
    await waitFor(() => expect(document.activeElement?.className).toBe('error-summary'));
    expect(screen.getByText('Il CAP deve essere di 4 o 5 cifre')).toBeTruthy();
    expect(page.asked('/user-address/check')).toHaveLength(0);
  });

  test('A11Y-08 a field that only the server can refuse bears its text, and has the focus', async () => {
    void open('address');
    await type({ CAP: '1612' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^CAP/)));
    expect(screen.getByText('Il CAP deve essere di 5 cifre')).toBeTruthy();
    expect(document.querySelector('.address-form .notice')).toBeNull();
  });

  test('[POST /user-address/check] [POST /user-address/update] a good address is saved and chosen at once', async () => {
    const chosen = open('address');
    await type();
    expect(await chosen).toBe('setTimeslot');
    expect(page.spesa.cart.current()?.shippingAddress).toMatchObject({
      address1: 'Via Garibaldi',
      postalcode: '16124',
    });
  });

  test('an unknown address is offered in the server’s spelling, or kept as it is', async () => {
    const chosen = open('address');
    await type({ Città: 'Zena' });
    await waitFor(() => expect(topDialog().textContent).toContain('Intendevi questo?'));
    await user.click(screen.getByRole('button', { name: 'Usa l’indirizzo corretto' }));
    expect(await chosen).toBe('setTimeslot');
    expect(page.spesa.cart.current()?.shippingAddress?.city).toBe('Genova');
  });

  test('an address beyond the zones is not saved and says so', async () => {
    void open('address');
    await type({ CAP: '16010', Città: 'Masone' });
    await waitFor(() => expect(topDialog().textContent).toContain('Non arriviamo ancora a questo indirizzo.'));
    expect(page.asked('/user-address/update')).toHaveLength(0);
  });
});

test('[GET /store-proximity/list] [POST /store/select] the dialog of the store lists them with hours and chooses one', async () => {
  page = await shopPage(shop, { as: 'anna' });
  const chosen = open('store');
  const list = within(await dialogPart('.place-list'));
  expect(list.getAllByRole('listitem').length).toBe(8);
  await user.click(list.getAllByRole('button')[2]!);
  expect(await chosen).toBe('setTimeslot');
  expect(page.spesa.cart.current()?.store?.storeId).toBeGreaterThan(0);
});

describe('[spesa-delivery-service-view]', () => {
  test('leads from the address to the slot, whose heading is in view with the focus, and back to where the customer came from', async () => {
    page = await shopPage(shop, { as: 'anna' });
    history.replaceState(null, '', '?back=/cart');
    const element = await place('spesa-delivery-service-view');
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(await within(element).findByRole('button', { name: 'Consegna qui: Casa' }));
    await waitFor(() => expect(element.querySelector('.slot-list')).not.toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Giorno e fascia oraria'));
    expect(shown.mock.contexts).toContain(document.activeElement);
    shown.mockRestore();
    await user.click(offeredDay(element));
    await user.click(
      await waitFor(() => element.querySelector<HTMLElement>(freeSlot) ?? Promise.reject(new Error('no free slot'))),
    );
    await waitFor(() => expect(element.textContent).toContain('È tutto pronto'));
    const chosen = [...element.querySelectorAll('.chosen-delivery__line')].map(({ textContent }) => textContent);
    expect(chosen[0]).toContain('Consegna a casa: Casa');
    await user.click(within(element).getByRole('link', { name: 'Continua la spesa' }));
    expect(page.browser.went).toEqual(['/cart']);
  });

  test('XSS-10 a way back to another site leads home', async () => {
    page = await shopPage(shop, { as: 'anna', ready: true });
    history.replaceState(null, '', '?back=//evil.example');
    const element = await place('spesa-delivery-service-view');
    expect((await within(element).findByRole('link', { name: 'Continua la spesa' })).getAttribute('href')).toBe('/');
  });

  test('a visitor is asked to log in first', async () => {
    page = await shopPage(shop);
    const element = await place('spesa-delivery-service-view');
    await user.click(within(element).getByRole('button', { name: 'Accedi' }));
    expect(await dialogPart('.login-form')).toBeTruthy();
  });
});
