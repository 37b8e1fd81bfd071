import * as cartBillTexts from '../labels/it/cartBill.ts';
import * as cartContentsTexts from '../labels/it/cartContents.ts';
import * as productTexts from '../labels/it/product.ts';
import type { Text } from '../labels/text.ts';
import type { CartItem } from '../schema/cart.ts';
import { isVariableWeight } from './cartChoices.ts';
import { chosenOptions } from './chosenOptions.ts';
import { withdrawalExcluded } from './lawMarks.ts';
import { formatCurrency, formatUnitPrice, isAvailable, reduction, type CurrencyForm } from './price.ts';
import { readable, readableBrand } from './text.ts';

const origins: Record<number, Text> = {
  2: cartContentsTexts.fromList,
  3: cartContentsTexts.fromOrder,
  4: cartContentsTexts.suggested,
};

/** What a line of the cart says of its product, for the element and for what is shown before its code is there. */
export interface LineWords {
  name: string;
  /** Size, chosen options and brand: the last is cut where they are too long. */
  size: string;
  /** Price per unit of measure, or of one piece (LAW-04). */
  unit: string;
  /** Why it cannot be ordered; empty where it can. */
  gone: string;
}

/** The words of a line; euro in the site's form. */
export function lineWords(line: CartItem, form: CurrencyForm): LineWords {
  const { product } = line;
  return {
    name: readable(product.name),
    size: [product.description, chosenOptions(line), readableBrand(product.shortDescr)].filter(Boolean).join(' · '),
    unit: formatUnitPrice(product, form) || formatCurrency(line.unitPrice, form),
    gone: isAvailable(product) ? '' : cartContentsTexts.unavailable(),
  };
}

/** What is said of a line beside its fields: where it comes from, and that it cannot be given back (LAW-09). */
export const lineHints = ({ product, cartItemInsertionTypeId = 1 }: CartItem): string[] =>
  [
    origins[cartItemInsertionTypeId]?.() ?? '',
    withdrawalExcluded(product) ? productTexts.withdrawalExcluded() : '',
  ].filter(Boolean);

/** What a line costs, in words. */
export interface LineCost {
  /** By the server's word; of goods that are weighed later an estimate, and said to be one (LAW-24). */
  total: string;
  /** What it cost before; empty where the product's reduction may not be announced (LAW-05). */
  before: string;
  /** Is weighed when the order is prepared. */
  weighed: boolean;
}

/** The cost of a line; null where the server names none. */
export function lineCost(
  { product, grossTotal, grossTotalStandard }: Pick<CartItem, 'product' | 'grossTotal' | 'grossTotalStandard'>,
  form: CurrencyForm,
): LineCost | null {
  if (grossTotal === undefined) return null;
  const price = formatCurrency(grossTotal, form);
  const weighed = isVariableWeight(product);
  const cut = reduction(product) !== null && grossTotalStandard !== undefined && grossTotalStandard > grossTotal;
  return {
    total: weighed ? cartBillTexts.estimated({ price }) : price,
    before: cut ? formatCurrency(grossTotalStandard, form) : '',
    weighed,
  };
}
