import { within } from '@testing-library/react';
import { beforeAll, describe, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { modifyOrder } from '../../../core/flows/manageOrder.ts';
import { allowOpenOrders } from '../../demo/server/buying.ts';
import { chooseDelivery, logIn, put } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place, type Stage } from '../stage.ts';

const plain = plainShop(2);
let page: Stage;

beforeAll(() => allowOpenOrders(plain.shop, 100));

describe.each(['spesa-checkout', 'spesa-payment'] as const)('[%s]', (tag) => {
  const open = async () => {
    page = await shopPage(plain.shop, {
      as: 'anna',
      ready: true,
      lines: [{ productId: plain.id(0), quantity: 5 }],
      config: { paymentOrigins: ['http://provider.test'] },
    });
  };

  test('before paying one reads until when this very order may be changed and cancelled', async () => {
    await open();
    const element = await place(tag);
    await within(element).findByText(
      /^Puoi cambiare o annullare l’ordine entro le \d\d:\d\d di .*, finché non iniziamo/,
    );
  });

  test('for a slot that is too near, that it may not', async () => {
    await open();
    await plain.shop.db.updateTable('timeslot').set({ cut_off_minutes: 0 }).execute();
    const me = await logIn(plain.shop, 'anna');
    const { days } = (await plain.shop.request(delivery.timeslots, {}, me)).data;
    const [first] = days;
    const slot = first!.timeslots.find(({ active, status }) => active === 1 && status === 'empty')!;
    await plain.shop.request(delivery.selectTimeslot, { sel_date: first!.dateIso, timeslot_id: slot.timeslotId }, me);
    await page.spesa.cart.load();
    const element = await place(tag);
    await within(element).findByText('Per questa fascia l’ordine non si potrà più cambiare né annullare.');
  });
});

test('[spesa-payment] changing an order, one reads what is held for the one before and when it is released', async () => {
  const { shop } = plain;
  const me = await logIn(shop, 'anna');
  await put(shop, me, { productId: plain.id(1), quantity: 5 });
  await chooseDelivery(shop, me);
  const order_id = (await shop.request(checkout.buy, { payment_type_id: 22 }, me)).data.orderId;
  await shop.db.updateTable('shop_order').set({ reserved_amount: 4919 }).where('order_id', '=', order_id).execute();
  page = await shopPage(shop, { as: 'anna', config: { paymentOrigins: ['http://provider.test'] } });
  await modifyOrder(page.spesa, order_id);
  const element = await place('spesa-payment');
  await within(element).findByText(new RegExp(`^I 49,19\\s€ bloccati per l’ordine ${order_id} li liberiamo appena`));
});
