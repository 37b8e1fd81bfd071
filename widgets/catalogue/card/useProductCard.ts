import { addToCart } from '../../../core/flows/addToCart.ts';
import { removeFromCart } from '../../../core/flows/changeQuantity.ts';
import { fromThousandths, quantityRule } from '../../../core/rules/quantity.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useQuantityChange } from '../../hooks/useQuantityChange.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';

/** What a product can do for the customer: be added, changed and removed; told to the page as `spesa-product-added` from `host`. */
export function useProductCard(product: Product, host: HTMLElement) {
  const spesa = useSpesa();
  const target = { productId: product.productId };
  const quantity = useQuantityChange(target);

  const add = useCommand(async (thousandths?: number) => {
    const added = await addToCart(spesa, product, thousandths);
    if (!added) return false;
    const detail = { productId: product.productId, quantity: fromThousandths(spesa.cart.quantityOf(target)) };
    return host.dispatchEvent(new CustomEvent('spesa-product-added', { detail, bubbles: true, composed: true }));
  }, 'cart.productAddError');
  const remove = useCommand(() => removeFromCart(spesa, product, target), 'errors.errorRemovingProduct');

  return {
    quantity: quantity.value,
    pending: quantity.pending,
    busy: add.busy || remove.busy,
    error: add.error || quantity.error || remove.error,
    rule: quantityRule(product),
    add: add.run,
    change: quantity.set,
    remove: remove.run,
  };
}
