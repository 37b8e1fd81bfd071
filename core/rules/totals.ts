import * as cartBillTexts from '../labels/it/cartBill.ts';
import type { Text } from '../labels/text.ts';
import type { Cart } from '../schema/cart.ts';
import { hasAddress } from './missingStep.ts';
import { service } from './services.ts';

/** What a cart and an order have in common to be paid for. */
export type Bill = Pick<
  Cart,
  | 'grossTotal'
  | 'netTotal'
  | 'deliveryFee'
  | 'packagingFee'
  | 'bags'
  | 'orderAdjustmentSummary'
  | 'totalVariableWeight'
  | 'shippingAddress'
>;

/** One line of a bill: a text of ours by key, or the server's own; euro as the server gave it. */
export type BillLine = { amount: number; kind?: 'discount' | 'total'; bags?: NonNullable<Bill['bags']> } & (
  { label: Text } | { text: string }
);

/** The bill in the order of its sum: goods, each discount that holds, delivery once there is an address, bags, and what is to be paid. Nothing is added up here (NUM-08). */
export function billOf(bill: Bill): BillLine[] {
  const {
    netTotal,
    orderAdjustmentSummary,
    deliveryFee,
    packagingFee,
    bags,
    grossTotal,
    totalVariableWeight = 0,
    shippingAddress,
  } = bill;
  return [
    ...(netTotal === undefined ? [] : [{ label: cartBillTexts.goods, amount: netTotal }]),
    ...(orderAdjustmentSummary?.orderAdjustments ?? [])
      .filter(({ amount }) => amount !== 0)
      .map(({ description, amount }) => ({ text: description, amount, kind: 'discount' as const })),
    ...(deliveryFee === undefined || !hasAddress(bill)
      ? []
      : [
          {
            label:
              shippingAddress?.deliveryServiceId === service.pickup
                ? cartBillTexts.pickupFee
                : cartBillTexts.deliveryFee,
            amount: deliveryFee,
          },
        ]),
    ...(packagingFee
      ? [
          {
            label: bags ? cartBillTexts.bags : cartBillTexts.packagingFee,
            amount: packagingFee,
            ...(bags && { bags }),
          },
        ]
      : []),
    {
      label: totalVariableWeight > 0 ? cartBillTexts.totalEstimated : cartBillTexts.total,
      amount: grossTotal,
      kind: 'total',
    },
  ];
}
