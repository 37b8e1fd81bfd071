import { cart } from '../api/endpoints/cart.ts';
import * as usualTexts from '../labels/it/usual.ts';
import type { UsualItem } from '../schema/usual.ts';
import type { Spesa } from '../spesa.ts';
import { addAll } from './addAll.ts';

/** Puts what the customer usually buys into the cart, and says line by line what could not be added. False when the customer leaves on the way, or nothing could be added; throws ApiError. */
export const buyUsual = (spesa: Spesa, items: readonly UsualItem[]): Promise<boolean> =>
  addAll(spesa, {
    products: items.map(({ product }) => product),
    add: () =>
      spesa.cart.run(cart.add, {
        items: items.map(({ product: { productId }, quantity, params }) => ({
          productId,
          quantity,
          ...(params && { params }),
        })),
      }),
    done: usualTexts.bought(),
  });
