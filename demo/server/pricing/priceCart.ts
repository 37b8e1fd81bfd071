import { isVariableWeight } from '../../../core/rules/cartChoices.ts';
import { needsBag } from '../../../core/rules/lawMarks.ts';
import { isServiceProduct } from '../../../core/rules/productNature.ts';
import { toCents } from '../../../core/rules/price.ts';
import { reservedAmount } from '../../../core/rules/reservedAmount.ts';
import { bagPrice } from './bags.ts';
import { giftAdjustments } from './gifts.ts';
import { priceOf } from './money.ts';
import { multibuyDiscount, multibuyOf } from './multibuy.ts';
import type { Adjustment, Gift, Priced, PricedInput, PricedLine, Terms } from './pricedCart.ts';

function priceLine({ itemId, product, quantity }: PricedInput): PricedLine {
  const unitPrice = toCents(product.priceDisplay ?? product.price ?? 0);
  const standard = toCents(product.priceStandardDisplay ?? product.priceDisplay ?? product.price ?? 0);
  return {
    itemId,
    unitPrice,
    gross: priceOf(unitPrice, quantity),
    grossStandard: priceOf(standard, quantity),
    variable: isVariableWeight(product),
  };
}

/** Does the promotion hold for this line? One that can be chosen only where it was. */
const isTaken = ({ product: { warehousePromo: promo }, params }: PricedInput): boolean =>
  !promo?.selectable || params?.promo === String(promo.warehousePromoId);

function multibuys(all: readonly PricedInput[]): Adjustment[] {
  const inputs = all.filter(isTaken);
  const found: Adjustment[] = [];
  const seen = new Set<number>();
  for (const { product, itemId } of inputs) {
    const terms = multibuyOf(product);
    if (!terms || seen.has(product.productId)) continue;
    seen.add(product.productId);
    const pieces = inputs
      .filter((other) => other.product.productId === product.productId)
      .reduce((sum, other) => sum + other.quantity, 0);
    const off = multibuyDiscount(terms, toCents(product.priceDisplay ?? product.price ?? 0), pieces);
    if (off > 0)
      found.push({
        itemId,
        productId: product.productId,
        amount: -off,
        description: `Promozione ${terms.take}x${terms.pay}: ${product.name}`,
      });
  }
  return found;
}

/** Prices a cart in integer cents: price cuts are in the price, multi-buys, gifts and then the wallet are adjustments, and nothing falls below zero. */
export function priceCart(
  inputs: readonly PricedInput[],
  gifts: readonly Gift[],
  terms: Terms | undefined,
  inWallet = 0,
): Priced {
  const lines = inputs.map(priceLine);
  const goods = lines.reduce((sum, line) => sum + line.gross, 0);
  const cuts = multibuys(inputs);
  const services = lines.reduce(
    (sum, { gross }, index) => sum + (isServiceProduct(inputs[index]!.product) ? gross : 0),
    0,
  );
  const base = goods - services + cuts.reduce((sum, cut) => sum + cut.amount, 0);
  const adjustments = [...cuts, ...giftAdjustments(gifts, { inputs, lines, cuts }, base)];
  const taken = adjustments.reduce((sum, adjustment) => sum + adjustment.amount, 0);
  const deliveryFee = terms && goods > 0 && base < terms.freeFrom ? terms.fee : 0;
  const bags = inputs.filter(({ product }) => needsBag(product)).length;
  const bagFee = bags * bagPrice;
  const wallet = Math.min(inWallet, goods + taken + deliveryFee + bagFee);
  if (wallet > 0) adjustments.push({ amount: -wallet, description: 'Borsellino' });
  const adjustmentTotal = taken - wallet;
  const total = goods + adjustmentTotal + deliveryFee + bagFee;
  const variableTotal = lines.filter((line) => line.variable).reduce((sum, line) => sum + line.gross, 0);
  return {
    lines,
    goods,
    base,
    adjustments,
    adjustmentTotal,
    wallet,
    deliveryFee,
    bags,
    bagFee,
    total,
    variableTotal,
    reserved: reservedAmount(total, variableTotal),
    minimumReached: base >= (terms?.minimum ?? 0),
  };
}
