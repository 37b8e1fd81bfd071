import { expect, test } from 'vitest';
import { confirmationMail } from '../../../demo/server/mail/confirmation.ts';
import type { OrderRow } from '../../../demo/server/sql/orders/orders.ts';

test('a name and an address with markup stay text in the mail', async () => {
  const order = {
    order_id: 7,
    delivery_service_id: 2,
    address: { address1: 'Via "Roma" & <i>figli</i>', addressNumber: '1', postalcode: '37100', city: 'Verona' },
    slot_date: '2026-11-23',
    begin_time: '10:00',
    end_time: '12:00',
    net_total: 0,
    adjustments: [],
    delivery_fee: 0,
    bag_count: 0,
    gross_total: 0,
    payment_type_id: 22,
  } as unknown as OrderRow;
  const { html } = await confirmationMail(order, [], '<b>Anna</b>');
  expect(html).toContain('Grazie &lt;b&gt;Anna&lt;/b&gt;,');
  expect(html).toContain('Via &quot;Roma&quot; &amp; &lt;i&gt;figli&lt;/i&gt; 1');
});
