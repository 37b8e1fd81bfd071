import { fromThousandths, quantityRule } from '../../../../core/rules/quantity.ts';
import { dailyMaximum, orderedToday } from '../../sql/orders/orderedToday.ts';
import { formatQuantity } from '../../../../core/rules/quantityEntry.ts';
import { adultDeclaration, adultReason, forAdults } from '../../../../core/rules/lawMarks.ts';
import type { Db } from '../../database/database.ts';
import type { Restriction } from '../../../../core/schema/cartChecks.ts';
import { inEuro } from '../../pricing/money.ts';
import { quoted } from '../../language/quoted.ts';
import type { Contents } from '../../sql/cart/contents.ts';
import { dailyRefusal, tallyOf } from './limits.ts';
import { translated } from '../../language/translate.ts';

const fastDelivery = 4;
/** Fast delivery brings so many articles. */
export const fastLimit = 30;

function stockRestrictions({ lines }: Contents): Restriction[] {
  const { products } = tallyOf(lines);
  const seen = new Set<number>();
  return lines.flatMap(({ product }) => {
    if (seen.has(product.productId)) return [];
    seen.add(product.productId);
    const wanted = products.get(product.productId) ?? 0;
    const available = Math.max(0, Math.floor((product.available ?? 0) * 1000 + 1e-6));
    if (wanted <= available) return [];
    const message =
      available === 0
        ? `${quoted(product)} non è più disponibile: toglilo dal carrello.`
        : `Di ${quoted(product)} restano solo ${formatQuantity(available, quantityRule(product))}.`;
    return [{ code: 'cart.notAvailable', message, max: fromThousandths(available), current: fromThousandths(wanted) }];
  });
}

/** Who orders, and when: what they have ordered that day counts. */
export interface Ordering {
  userId: number | null;
  at: Date;
}

async function dailyRestrictions(db: Db, { cart, lines }: Contents, { userId, at }: Ordering): Promise<Restriction[]> {
  const { products } = tallyOf(lines);
  const limited = new Map(lines.map(({ product }) => [product.productId, product]));
  const ordered = await orderedToday(db, [...limited.values()], {
    userId,
    at: () => at,
    except: cart.order_id,
    cartId: cart.cart_id,
  });
  return [...limited.values()].flatMap((product) => {
    const wanted = products.get(product.productId) ?? 0;
    const before = ordered.get(product.productId) ?? 0;
    const message = dailyRefusal(product, wanted, before);
    const max = fromThousandths(Math.max(0, dailyMaximum(product) - before));
    return message === undefined ? [] : [{ code: 'cart.maxDaily', message, max, current: fromThousandths(wanted) }];
  });
}

function classRestrictions({ lines }: Contents): Restriction[] {
  const { classes } = tallyOf(lines);
  return [...classes].flatMap(([name, sum]) => {
    const product = lines.find((line) => line.product.productClassRuleMax?.productClassName === name)?.product;
    const max = product?.productClassRuleMax?.max ?? Infinity;
    if (fromThousandths(sum) <= max) return [];
    const productClassId = product?.productClasses?.find((each) => each.name === name)?.productClassId;
    return [
      {
        code: 'cart.maxClass',
        message: `Di «${name}» puoi averne in tutto al massimo ${max}.`,
        productClassId,
        max,
        current: fromThousandths(sum),
      },
    ];
  });
}

function serviceRestrictions({ lines, cart, zone, priced }: Contents): Restriction[] {
  const found: Restriction[] = [];
  const pieces = lines.reduce(
    (sum, line) =>
      sum +
      (priced.lines.find((each) => each.itemId === line.item_id)?.variable
        ? 1
        : Math.ceil(fromThousandths(line.quantity))),
    0,
  );
  if (cart.delivery_service_id === fastDelivery && pieces > fastLimit) {
    found.push({
      code: 'cart.fastLimit',
      message: `La consegna rapida porta al massimo ${fastLimit} articoli: ne hai ${pieces}.`,
      max: fastLimit,
      current: pieces,
    });
  }
  if (zone && lines.length > 0 && !priced.minimumReached) {
    found.push({
      code: 'cart.minimumAmount',
      message: `La spesa minima è di ${inEuro(zone.minimum)}: mancano ${inEuro(zone.minimum - priced.base)}.`,
      max: zone.minimum / 100,
      current: priced.base / 100,
    });
  }
  return found;
}

/** Alcohol is sold only to customers who declare to be of age (LAW-16). */
function ageRestrictions({ lines, cart }: Contents): Restriction[] {
  if (cart.infos[adultDeclaration] === 'true' || !lines.some(({ product }) => forAdults(product))) return [];
  return [{ code: adultReason, message: 'Nel carrello ci sono alcolici: dichiara di avere almeno 18 anni.' }];
}

/** Why the cart may not be ordered as it is: stock, limits of days, classes and services, minimum amount, alcohol; amounts in euro (§7 purchase-restriction). */
export const restrictionsOf = async (db: Db, contents: Contents, ordering: Ordering): Promise<Restriction[]> =>
  [
    ...stockRestrictions(contents),
    ...(await dailyRestrictions(db, contents, ordering)),
    ...classRestrictions(contents),
    ...serviceRestrictions(contents),
    ...ageRestrictions(contents),
  ].map((each) => ({ ...each, message: translated(each.message) }));
