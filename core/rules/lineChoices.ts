import * as orderPageTexts from '../labels/it/ordersPages.ts';
import type { CartItem } from '../schema/cart.ts';
import { chosenOptions } from './chosenOptions.ts';

/** What was chosen of an ordered line, in words: its options, size, the weight of a piece, a note. */
export function lineChoices({ product, params, infos = {} }: Pick<CartItem, 'product' | 'params' | 'infos'>): string {
  const { size, custom_weight: weight, note } = infos;
  return [
    chosenOptions({ product, params }),
    size,
    weight && orderPageTexts.pieceWeight({ n: weight }),
    note && `“${note}”`,
  ]
    .filter(Boolean)
    .join(' · ');
}
