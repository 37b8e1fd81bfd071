import { needsBag } from '../../../../core/rules/lawMarks.ts';
import { toEuro } from '../../../../core/rules/price.ts';
import type { PackagingType } from '../../../../core/schema/checkout.ts';
import type { Context } from '../../http/context.ts';
import { malformed } from '../../http/problem.ts';
import { bagPrice } from '../../pricing/bags.ts';
import { findCart } from '../../sql/cart/carts.ts';
import { linesOf } from '../../sql/cart/lines.ts';
import { warehouseOf } from '../catalogue/warehouse.ts';
import { translated } from '../../language/translate.ts';

const most = 500;

function idsIn(products: string): number[] {
  const ids = products.split(',').filter(Boolean).map(Number);
  if (ids.length > most || ids.some((id) => !Number.isSafeInteger(id)))
    throw malformed('I prodotti sono numeri separati da virgole.', 'products');
  return ids;
}

/** What the named products, else those of the cart, are packed in: the crates, and an ultralight bag for each that is weighed, which is charged (LAW-18). */
export async function packagingTypes(context: Context, products: string | undefined): Promise<PackagingType[]> {
  const { db, session } = context;
  const cart = session && (await findCart(db, session));
  const ids =
    products === undefined
      ? (cart ? await linesOf(db, cart.cart_id) : []).map(({ product_id }) => product_id)
      : idsIn(products);
  const found = await (await context.products())([...new Set(ids)], await warehouseOf(context));
  const bags = ids.filter((id) => found.has(id) && needsBag(found.get(id)!)).length;
  return [
    {
      packagingTypeId: 1,
      name: translated('Cassette riutilizzabili'),
      description: translated('Le riprendiamo alla consegna.'),
      price: 0,
      selected: true,
    },
    {
      packagingTypeId: 2,
      name: translated('Sacchetti per l’ortofrutta'),
      description: translated('Biodegradabili e compostabili, uno per ogni prodotto da pesare.'),
      price: toEuro(bags * bagPrice),
      selected: bags > 0,
    },
  ];
}
