import type { Product } from '../../../core/schema/catalogue.ts';

/** A promotion of type 6: of every `take` pieces only `pay` are paid. */
export interface Multibuy {
  take: number;
  pay: number;
}

/** The terms of a multi-buy, which its `promoType` names as "3x2"; nothing for other promotions. */
export function multibuyOf(product: Product): Multibuy | undefined {
  const promo = product.warehousePromo;
  const [, take, pay] =
    /^(\d{1,2})x(\d{1,2})$/i.exec(promo?.warehousePromoTypeId === 6 ? (promo.promoType ?? '') : '') ?? [];
  return take && pay && Number(pay) < Number(take) ? { take: Number(take), pay: Number(pay) } : undefined;
}

/** What a multi-buy takes off, in cents, for pieces in thousandths. */
export const multibuyDiscount = ({ take, pay }: Multibuy, unitCents: number, quantity: number): number =>
  Math.floor(quantity / 1000 / take) * (take - pay) * unitCents;
