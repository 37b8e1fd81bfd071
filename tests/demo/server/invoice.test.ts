import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import '../../repetitions.ts';
import { addressees } from '../../../core/api/endpoints/addressees.ts';
import { wholeCart } from '../../../core/api/endpoints/wholeCart.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orderFiles } from '../../../core/api/endpoints/orderFiles.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { transact } from '../../../demo/server/database/transact.ts';
import { partsOf } from '../../../demo/server/files/orderFile.ts';
import { creditRows, vatRows } from '../../../demo/server/files/vat.ts';
import { findOrder, itemsOfOrder } from '../../../demo/server/sql/orders/orders.ts';
import { beginPicking, deliver, pack } from '../../../demo/server/warehouse/advance.ts';
import { pickLine } from '../../../demo/server/warehouse/pick.ts';
import { allowOpenOrders } from './buying.ts';
import type { Credentials } from './caller.ts';
import { firm } from './firm.ts';
import { chooseDelivery, logIn, put } from './people.ts';
import { plainShop } from './plainShop.ts';

const plain = plainShop(3, { stock: 100, silent: true });
beforeAll(() => allowOpenOrders(plain.shop, 100));

const tell = (me: Credentials, property: string, value: string) =>
  plain.shop.request(wholeCart.updateCartInfo, { property, value }, me);

async function fill(me: Credentials, quantity = 5) {
  await put(plain.shop, me, { productId: plain.id(0), quantity });
  await chooseDelivery(plain.shop, me);
}
const buy = async (me: Credentials) =>
  (await plain.shop.request(checkout.buy, { payment_type_id: 22 }, me)).data.orderId;
const view = async (orderId: number, me: Credentials) => ({
  orderId,
  ...(await plain.shop.request(orderFiles.list, { order_id: orderId }, me)).data,
});

/** Picks every line in thousandths, packs and delivers. */
async function bring(order_id: number, picked: number) {
  const { db } = plain.shop;
  await transact(db, (work) => beginPicking(work, plain.shop.payments, order_id));
  for (const { order_item_id } of await itemsOfOrder(db, order_id))
    await transact(db, (work) => pickLine(work, order_item_id, picked));
  await transact(db, (work) => pack(work, plain.shop.payments, order_id));
  await transact(db, (work) => deliver(work, plain.shop.payments, order_id, { early: true }));
}

describe('an order with an invoice', () => {
  test('LAW-17 who asks for an invoice says whom it goes to: one of their own addressees, as long as they keep it', async () => {
    const [anna, bruno] = [await logIn(plain.shop, 'anna'), await logIn(plain.shop, 'bruno')];
    const brunos = (await plain.shop.request(addressees.add, { ...firm, name: 'Di Bruno' }, bruno)).data;
    const annas = (await plain.shop.request(addressees.add, firm, anna)).data;
    await fill(anna);
    await tell(anna, 'need_invoice', 'true');
    const refused = async () => {
      const { errors } = await plain.shop.request(checkout.prepare, {}, anna);
      expect((await plain.shop.request(checkout.buy, { payment_type_id: 22 }, anna)).errors).toEqual(errors);
      return errors.map(({ code }) => code);
    };
    expect(await refused()).toEqual(['invoice.addressee']);
    for (const wrong of [String(brunos.personFiscals[0]!.personFiscalId), '999999', '1 or 1=1', '']) {
      await tell(anna, 'person_fiscal_id', wrong);
      expect(await refused()).toEqual(['invoice.addressee']);
    }
    await tell(anna, 'person_fiscal_id', String(annas.personFiscals[0]!.personFiscalId));
    const order = await view(await buy(anna), anna);
    expect(order.invoice).toEqual({ billing: firm });
    expect(order.files).toEqual([]);
    await plain.shop.request(addressees.delete, { person_fiscal_id: annas.personFiscals[0]!.personFiscalId }, anna);
    expect((await view(order.orderId, anna)).invoice).toEqual({ billing: firm });
    await fill(anna);
    expect(await refused()).toEqual(['invoice.addressee']);
    await tell(anna, 'need_invoice', 'false');
    expect((await view(await buy(anna), anna)).invoice).toBeUndefined();
  });

  test('LAW-17 the invoice is issued with the delivery, numbered without a gap, once; receipt and invoice are PDF for their owner alone', async () => {
    const [anna, bruno] = [await logIn(plain.shop, 'anna'), await logIn(plain.shop, 'bruno')];
    const { personFiscals } = (await plain.shop.request(addressees.add, firm, anna)).data;
    const ids: number[] = [];
    for (const wanted of ['true', 'false', 'true']) {
      await fill(anna);
      await tell(anna, 'person_fiscal_id', String(personFiscals[0]!.personFiscalId));
      await tell(anna, 'need_invoice', wanted);
      ids.push(await buy(anna));
    }
    const early = await plain.shop.request(orderFiles.get, { order_id: ids[0]!, kind: 'receipt' }, anna);
    expect(early.errors[0]?.code).toBe('order.noFile');
    for (const id of ids) await bring(id, 4000);
    const [first, without, second] = await Promise.all(ids.map((id) => view(id, anna)));
    const numbers = [first, second].map((order) => Number(order!.invoice!.number!.split('/')[0]));
    expect(numbers[1]).toBe(numbers[0]! + 1);
    expect(without).toMatchObject({ files: ['receipt'] });
    expect(without!.invoice).toBeUndefined();
    expect(first!.files).toEqual(['receipt', 'invoice']);

    const order_id = ids[0]!;
    for (const kind of ['receipt', 'invoice'] as const) {
      const { data } = await plain.shop.request(orderFiles.get, { order_id, kind }, anna);
      const pdf = Buffer.from(data.content, 'base64').toString('latin1');
      expect(data).toMatchObject({ type: 'application/pdf', name: expect.stringContaining(`-${order_id}.pdf`) });
      expect(pdf).toMatch(/^%PDF-1\.7/);
      for (const part of ['/Marked true', '/Lang (it-IT)', '/S /H1', '/S /Table', '/S /TH', '/FontFile2'])
        expect(pdf).toContain(part);
      const foreign = await plain.shop.request(orderFiles.get, { order_id, kind }, bruno);
      const missing = await plain.shop.request(orderFiles.get, { order_id: 999_999, kind }, bruno);
      expect([foreign.status, foreign.errors]).toEqual([missing.status, missing.errors]);
      expect(foreign.data).toEqual({});
    }
    const { accessToken, finalTotal = 0 } = (await plain.shop.request(orders.view, { order_id }, anna)).data;
    const shared = await plain.shop.request(orders.viewByToken, { order_id, access_token: accessToken! }, {});
    expect(JSON.stringify(shared.data)).not.toContain(firm.vatNumber);

    const row = (await findOrder(plain.shop.db, order_id, 101))!;
    const text = JSON.stringify(partsOf('invoice', row, await itemsOfOrder(plain.shop.db, order_id)));
    for (const words of [firm.name, firm.vatNumber, firm.sdiCode, `Fattura ${first!.invoice!.number}`, '40,00'])
      expect(text).toContain(words);
    const total = finalTotal.toFixed(2).replace('.', ',');
    expect(text).toMatch(new RegExp(`\\["Totale","${total}\\s€"\\]`));
  });
});

test('LAW-17 the VAT of credit notes is never negative, and when all has gone back it is the invoice’s to the cent', () => {
  const part = fc.record({ rate: fc.constantFrom(4, 10, 22), amount: fc.nat(100_000) });
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 9 }),
      fc.array(fc.nat(9), { maxLength: 6 }),
      (parts, cuts) => {
        const bill = vatRows(parts, 0);
        let left = bill.reduce((sum, { gross }) => sum + gross, 0);
        const amounts = cuts.map((tenths) => {
          const amount = Math.floor((left * tenths) / 10);
          left -= amount;
          return amount;
        });
        amounts.push(left);
        const rows = amounts.flatMap((amount, at) => {
          const note = creditRows(bill, amounts.slice(0, at), amount);
          expect(note.reduce((sum, { gross }) => sum + gross, 0)).toBe(amount);
          return note;
        });
        for (const { net, vat, gross } of rows) {
          expect(Math.min(net, vat)).toBeGreaterThanOrEqual(0);
          expect(net + vat).toBe(gross);
        }
        for (const { rate, net, vat } of bill) {
          const mine = rows.filter((row) => row.rate === rate);
          expect(mine.reduce((sum, row) => sum + row.net, 0)).toBe(net);
          expect(mine.reduce((sum, row) => sum + row.vat, 0)).toBe(vat);
        }
      },
    ),
  );
});

test('the VAT in a bill adds up to the cent, whatever was taken off', () => {
  const part = fc.record({ rate: fc.constantFrom(4, 10, 22), amount: fc.nat(100_000) });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), fc.nat(100), (parts, percent) => {
      const sum = parts.reduce((total, { amount }) => total + amount, 0);
      const off = Math.floor((sum * percent) / 100);
      const rows = vatRows(parts, off);
      expect(rows.reduce((total, { gross }) => total + gross, 0)).toBe(sum - off);
      for (const { net, vat, gross, rate } of rows) {
        expect(net + vat).toBe(gross);
        expect(Math.abs(vat - (net * rate) / 100)).toBeLessThanOrEqual(1);
        expect(vat).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
