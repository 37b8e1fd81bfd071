import type { Product } from '../../../core/schema/catalogue.ts';

/** A line to be priced; quantity in thousandths. */
export interface PricedInput {
  itemId: number;
  product: Product;
  quantity: number;
  /** What was chosen for the line: its options, and `promo` for a promotion that can be left. */
  params?: Readonly<Record<string, string>>;
}

/** A gift certificate in cents and whole per cent. */
export interface Gift {
  giftCertificateId: number;
  name: string;
  adjustmentTypeId: number;
  amount: number | null;
  percentage: number | null;
  threshold: number;
  automatic: boolean;
  /** Counts and reduces only the products that bear it. */
  ofProducts?: boolean;
  /** The line that the customer chose for it, of type 1001. */
  itemId?: number | null;
}

/** What delivery costs, in cents. */
export interface Terms {
  fee: number;
  freeFrom: number;
  minimum: number;
}

export interface PricedLine {
  itemId: number;
  unitPrice: number;
  gross: number;
  grossStandard: number;
  variable: boolean;
}

export interface Adjustment {
  itemId?: number;
  productId?: number;
  giftCertificateId?: number;
  /** Cents, never above zero. */
  amount: number;
  description: string;
}

/** A whole cart in cents: `total` is what is to be paid. */
export interface Priced {
  lines: PricedLine[];
  goods: number;
  /** Goods after multi-buys, without services: what thresholds and minimum amounts are measured on. */
  base: number;
  adjustments: Adjustment[];
  adjustmentTotal: number;
  /** What the customer's wallet pays, the last of the adjustments. */
  wallet: number;
  deliveryFee: number;
  /** Ultralight bags, one for each line that is weighed into one, and what they cost (LAW-18). */
  bags: number;
  bagFee: number;
  total: number;
  variableTotal: number;
  /** At most this is held on a card: the total and a quarter of what is weighed later (ruling 6). */
  reserved: number;
  minimumReached: boolean;
}
