import { cart } from '../api/endpoints/cart.ts';
import * as recipeTexts from '../labels/it/recipe.ts';
import { fromThousandths, quantityRule } from '../rules/quantity.ts';
import type { Product } from '../schema/catalogue.ts';
import type { Spesa } from '../spesa.ts';
import { addAll } from './addAll.ts';

/** A product and how much of it is to be in the cart, in thousandths. */
export interface Wanted {
  product: Product;
  wanted: number;
}

/** What is still to be put into the cart of it, as its steps allow; 0 where there is enough already. */
export function missingOf(spesa: Spesa, { product, wanted }: Wanted): number {
  const rule = quantityRule(product);
  const there = spesa.cart.quantityOf({ productId: product.productId });
  if (rule.max === 0 || there >= Math.max(wanted, 1)) return 0;
  const least = there > 0 ? rule.step : rule.start;
  const missing = Math.max(0, wanted - there - least);
  return Math.min(rule.max - there, least + Math.ceil(missing / rule.step) * rule.step);
}

/** Puts the missing ingredients of a recipe into the cart in one call. False when the customer leaves on the way, or nothing could be added; throws ApiError. */
export const addIngredients = (spesa: Spesa, wanted: readonly Wanted[]): Promise<boolean> =>
  addAll(spesa, {
    products: wanted.filter((one) => missingOf(spesa, one) > 0).map(({ product }) => product),
    add: () =>
      spesa.cart.run(cart.add, {
        items: wanted.flatMap((one) => {
          const quantity = missingOf(spesa, one);
          return quantity > 0 ? [{ productId: one.product.productId, quantity: fromThousandths(quantity) }] : [];
        }),
      }),
    done: recipeTexts.added(),
  });
