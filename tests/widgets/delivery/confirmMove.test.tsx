import { describe, expect, test } from 'vitest';
import { chooseAddress, chooseTimeslot } from '../../../core/flows/chooseDelivery.ts';
import { saveAddress } from '../../../core/flows/saveAddress.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { answerDialog, dialogPart, shopPage, topDialog } from '../shop.ts';
import type { Stage } from '../stage.ts';

const plain = plainShop(3);
let page: Stage;

describe('before the cart goes elsewhere', () => {
  const far = { addressId: 1003 } as never;
  const carry = async () => {
    page = await shopPage(plain.shop, {
      as: 'anna',
      ready: true,
      lines: [
        { productId: plain.id(0), quantity: 1 },
        { productId: plain.id(1), quantity: 1 },
      ],
    });
    const stock = (available: number | null) =>
      plain.shop.db
        .updateTable('stock')
        .set({ available })
        .where('product_id', '=', plain.id(1))
        .where('warehouse_id', '=', 5)
        .execute();
    await stock(0);
    await plain.shop.db
      .updateTable('price')
      .set({ list: 1150, paid: 1150 })
      .where('product_id', '=', plain.id(0))
      .where('price_list_id', '=', (query) =>
        query.selectFrom('warehouse_price_list').select('price_list_id').where('warehouse_id', '=', 5),
      )
      .execute();
  };

  test('what it loses, what costs more and the first slot are said, and it stays where it is if the customer wants [GET /user-address/preview]', async () => {
    await carry();
    const chosen = chooseAddress(page.spesa, far, 2);
    const lines = [...(await dialogPart('.dialog__lines')).children].map(({ textContent }) => textContent);
    expect(lines).toHaveLength(3);
    expect(lines.some((line) => /^La fascia di .+, \d+:00–\d+:00, si libera/.test(line ?? ''))).toBe(true);
    expect(lines.some((line) => line?.endsWith('qui costa 11,50\u00a0€ invece di 10,00\u00a0€.'))).toBe(true);
    expect(lines.some((line) => line?.endsWith('qui non c’è: uscirà dal carrello.'))).toBe(true);
    expect(topDialog().textContent).toMatch(/Prima fascia libera: .+, \d+:00–\d+:00\./);
    await answerDialog('Resta com’è');
    expect(await chosen).toBeUndefined();
    expect(page.asked('/user-address/select')).toEqual([]);
    expect(page.spesa.cart.current()).toMatchObject({ totalItems: 2, shippingAddress: { addressId: 1001 } });
  });

  test('who agrees is not told the same again', async () => {
    await carry();
    const chosen = chooseAddress(page.spesa, far, 2);
    await dialogPart('.dialog__lines');
    await answerDialog('Cambia comunque');
    expect(await chosen).toBe('setTimeslot');
    expect(topDialog()).toBeUndefined();
    expect(page.spesa.cart.current()).toMatchObject({ totalItems: 1, shippingAddress: { addressId: 1003 } });
  });

  test('SLOT-09 a slot that a place would give up is told before, too, and stays with who stays', async () => {
    page = await shopPage(plain.shop, { as: 'anna', ready: true, lines: [{ productId: plain.id(2), quantity: 1 }] });
    const slot = page.spesa.cart.current()?.timeslot;
    const left = chooseAddress(page.spesa, { addressId: 1002 } as never, 2);
    const [line, ...more] = (await dialogPart('.dialog__lines')).children;
    expect(more).toEqual([]);
    expect(line?.textContent).toMatch(/^La fascia di .+ si libera/);
    await answerDialog('Resta com’è');
    expect(await left).toBeUndefined();
    expect(slot).toBeDefined();
    expect(page.spesa.cart.current()?.timeslot).toEqual(slot);
    const chosen = chooseAddress(page.spesa, { addressId: 1002 } as never, 2);
    await dialogPart('.dialog__lines');
    await answerDialog('Cambia comunque');
    expect(await chosen).toBe('setTimeslot');
    expect(page.spesa.toasts.store.getState().list).toEqual([]);
    expect(topDialog()).toBeUndefined();
  });

  test('nothing is asked where nothing would change, or nobody can say', async () => {
    page = await shopPage(plain.shop, { as: 'anna', ready: true, lines: [{ productId: plain.id(2), quantity: 1 }] });
    expect(await chooseAddress(page.spesa, { addressId: 1001 } as never, 2)).toBe('done');
    expect(page.asked('/user-address/preview')).toEqual([]);
    page.intercept((url) => (url.pathname.endsWith('/preview') ? new Response(null, { status: 500 }) : undefined));
    expect(await chooseAddress(page.spesa, { addressId: 1002 } as never, 2)).toBe('setTimeslot');
    page.intercept(undefined);
    expect(await chooseAddress(page.spesa, { addressId: 1001 } as never, 2)).toBe('setTimeslot');
    expect(page.asked('/user-address/preview')).toHaveLength(2);
  });

  test('what is said about the slot goes once a slot is chosen', async () => {
    page = await shopPage(plain.shop, { as: 'anna', ready: true, lines: [{ productId: plain.id(2), quantity: 1 }] });
    const slot = page.spesa.cart.current()?.timeslot;
    page.intercept((url) => (url.pathname.endsWith('/preview') ? new Response(null, { status: 500 }) : undefined));
    await chooseAddress(page.spesa, { addressId: 1002 } as never, 2);
    page.intercept(undefined);
    const said = () => page.spesa.toasts.store.getState().list.map(({ text }) => text);
    expect(said()).toEqual(['È cambiato l’indirizzo: scegli di nuovo la fascia oraria.']);
    await chooseAddress(page.spesa, { addressId: 1001 } as never, 2);
    await chooseTimeslot(page.spesa, { date: slot?.date ?? '', timeslotId: slot?.timeslotId ?? 0 });
    expect(said()).toEqual([]);
  });

  test('SLOT-09 the same of another postal code for the address in use, before it is saved; who leaves it keeps address and cart', async () => {
    await carry();
    const inChiavari = {
      addressId: 1001,
      address1: 'Corso Garibaldi',
      addressNumber: '31',
      city: 'Chiavari',
      province: 'GE',
      postalcode: '16043',
    };
    const left = saveAddress(page.spesa, inChiavari);
    expect((await dialogPart('.dialog__lines')).children).toHaveLength(2);
    await answerDialog('Resta com’è');
    expect(await left).toBeUndefined();
    expect(page.asked('/user-address/update')).toEqual([]);
    expect(page.spesa.cart.current()).toMatchObject({ totalItems: 2 });
    const saved = saveAddress(page.spesa, inChiavari);
    await dialogPart('.dialog__lines');
    await answerDialog('Cambia comunque');
    expect(await saved).toMatchObject({ addressId: 1001, postalcode: '16043' });
    expect(page.spesa.cart.current()).toMatchObject({ totalItems: 1, shippingAddress: { postalcode: '16043' } });
    const told = page.spesa.toasts.store.getState().list.map(({ text }) => text);
    expect(told.some((text) => text.includes('scegli di nuovo la fascia oraria'))).toBe(true);
    expect(told.some((text) => text.includes('carrello'))).toBe(false);
  });
});
