import * as errorTexts from '../../../core/labels/it/errors.ts';
import { useRef, useState } from 'react';
import { setListQuantity } from '../../../core/flows/editLists.ts';
import { removeFromList } from '../../../core/flows/removeFromList.ts';
import { fromThousandths, toThousandths } from '../../../core/rules/quantity.ts';
import type { ListItem, ShoppingList } from '../../../core/schema/lists.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';

/** Quantity and removal of a line of a list, and its way into the cart: every tap counts, the last one is sent when an earlier one has come back. */
export function useListLine(listId: number, item: ListItem, onList: (list: ShoppingList) => void) {
  const spesa = useSpesa();
  const [wanted, setWanted] = useState<number | null>(null);
  const next = useRef<number | null>(null);

  const send = useCommand(async () => {
    try {
      for (let now = next.current; now !== null; now = next.current) {
        next.current = null;
        const list = await setListQuantity(spesa, listId, item.itemId, now);
        if (next.current === null) onList(list);
      }
    } finally {
      next.current = null;
      setWanted(null);
    }
  }, errorTexts.errorSettingProduct);
  const value = wanted ?? toThousandths(item.quantity);
  const remove = useCommand(
    () => removeFromList(spesa, listId, { ...item, quantity: fromThousandths(value) }, onList),
    errorTexts.errorRemovingProduct,
  );

  const buy = useCommand(async () => {
    await spesa.cart.known();
    const { product } = item;
    const { addToCart } = await import('../../../core/flows/addToCart.ts');
    return addToCart(spesa, product, spesa.cart.quantityOf({ productId: product.productId }) + value);
  }, errorTexts.errorAddingProductFromList);

  return {
    value,
    pending: wanted !== null || remove.busy,
    error: send.error || remove.error,
    change(thousandths: number): void {
      next.current = thousandths;
      setWanted(thousandths);
      void send.run();
    },
    remove: remove.run,
    buying: buy.busy,
    buy: buy.run,
  };
}
