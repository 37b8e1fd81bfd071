import type { Product } from '../../../../core/schema/catalogue.ts';
import { quantityRule, toThousandths, type QuantityRule } from '../../../../core/rules/quantity.ts';
import { formatAmount, formatQuantity, quantityFault } from '../../../../core/rules/quantityEntry.ts';
import { isServiceProduct } from '../../../../core/rules/productNature.ts';
import { Problem, malformed, status } from '../../http/problem.ts';
import { dailyMaximum } from '../../sql/orders/orderedToday.ts';
import { quoted } from '../../language/quoted.ts';

/** How much of each product and of each limited class is in the cart, over all lines, in thousandths (STK-03), and was ordered besides on the same day. */
export interface Tally {
  products: Map<number, number>;
  classes: Map<string, number>;
  ordered: ReadonlyMap<number, number>;
}

const plus = <K>(sums: Map<K, number>, key: K, amount: number) => sums.set(key, (sums.get(key) ?? 0) + amount);

export function count(tally: Tally, product: Product, change: number): void {
  plus(tally.products, product.productId, change);
  const limited = product.productClassRuleMax?.productClassName;
  if (limited) plus(tally.classes, limited, change);
}

export function tallyOf(
  lines: readonly { product: Product; quantity: number }[],
  ordered: Tally['ordered'] = new Map(),
): Tally {
  const tally: Tally = { products: new Map(), classes: new Map(), ordered };
  for (const { product, quantity } of lines) count(tally, product, quantity);
  return tally;
}

/** A quantity of the wire in thousandths; HTTP 400 for what no product can have: more than three decimals, infinite, over 9,999 (STK-06). */
export function wireQuantity(quantity: number): number {
  const thousandths = toThousandths(quantity);
  if (!Number.isFinite(quantity) || quantity < 0 || quantity > 9_999 || Math.abs(thousandths - quantity * 1000) > 1e-6)
    throw malformed('La quantità non è valida.');
  return thousandths;
}

const refused = (code: string, message: string) => new Problem(status.validation, code, message);

const amount = (thousandths: number, rule: QuantityRule) =>
  rule.unit === 'kg' || rule.unit === 'l' ? formatQuantity(thousandths, rule) : formatAmount(thousandths);

/** Bulk goods start at a weight and move by a step: what lies between goes down to the step. */
export function onStep(quantity: number, rule: QuantityRule): number {
  if (rule.type !== 'Sfuso' || quantity < rule.start) return quantity;
  return rule.start + Math.floor((quantity - rule.start) / rule.step) * rule.step;
}

/** Why a customer may not have so much of a product on one day, with what they ordered before; undefined if they may. */
export function dailyRefusal(product: Product, wanted: number, ordered: number): string | undefined {
  const most = dailyMaximum(product);
  if (most === 0 || wanted + ordered <= most) return undefined;
  const rule = quantityRule(product);
  return ordered === 0
    ? `Di ${quoted(product)} puoi averne al massimo ${amount(most, rule)} al giorno.`
    : `Di ${quoted(product)} puoi averne al massimo ${amount(most, rule)} al giorno: oggi ne hai già in ordine ${amount(ordered, rule)}.`;
}

function checkSums(product: Product, tally: Tally, more: number, rule: QuantityRule): void {
  const name = quoted(product);
  const available = Math.floor((product.available ?? 0) * 1000 + 1e-6);
  if (available <= 0) throw refused('cart.notAvailable', `${name} non è disponibile.`);
  if (typeof product.priceDisplay !== 'number' && typeof product.price !== 'number')
    throw refused('cart.notAvailable', `${name} non ha ancora un prezzo in questo negozio.`);
  const all = (tally.products.get(product.productId) ?? 0) + more;
  const tooMany = dailyRefusal(product, all, tally.ordered.get(product.productId) ?? 0);
  if (tooMany !== undefined) throw refused('cart.maxDaily', tooMany);
  const limit = isServiceProduct(product)
    ? 1000
    : toThousandths(product.maxAcq || Number(product.productInfos.MAXACQ) || 0);
  if (limit > 0 && all > limit)
    throw refused('cart.maxAcq', `Di ${name} puoi averne al massimo ${amount(limit, rule)}.`);
  if (all > available) throw refused('cart.notAvailable', `Di ${name} restano solo ${amount(available, rule)}.`);
  const ofClass = product.productClassRuleMax;
  if (
    ofClass?.productClassName &&
    (tally.classes.get(ofClass.productClassName) ?? 0) + more > toThousandths(ofClass.max)
  ) {
    throw refused(
      'cart.maxClass',
      `Di «${ofClass.productClassName}» puoi averne in tutto al massimo ${ofClass.max} ${ofClass.unit ?? 'pz'}.`,
    );
  }
}

/** Refuses what this line, or all lines of its product and class together, may not hold. `before` is the present quantity; less than that is always enough of the shop's stock. */
export function checkQuantity(product: Product, tally: Tally, quantity: number, before: number): void {
  const rule = quantityRule(product);
  const name = quoted(product);
  if (quantity > before) checkSums(product, tally, quantity - before, rule);
  const fault = quantityFault(quantity, { ...rule, max: Math.max(rule.max, quantity) });
  if (fault === 'belowMinimum')
    throw refused('cart.minAcq', `La quantità minima di ${name} è ${amount(rule.min, rule)}.`);
  if (fault === 'notMultiple')
    throw refused('cart.quantityMultiple', `${name} si vende a multipli di ${amount(rule.multiple, rule)}.`);
  if (fault) throw refused('cart.quantityStep', `Di ${name} si ordinano solo pezzi interi.`);
}
