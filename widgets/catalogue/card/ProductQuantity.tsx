import type { ElementEvents } from '../../element/events.ts';
import { forTouch } from '../../element/touch.ts';
import * as cartTexts from '../../../core/labels/it/cart.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { readable } from '../../../core/rules/text.ts';
import { firstAmount } from '../../../core/rules/firstAmount.ts';
import { fromThousandths, quantityRule } from '../../../core/rules/quantity.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { useQuantity } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { AddButton } from '../../ui/AddButton.tsx';
import { laterView } from '../../hooks/laterView.ts';

const adding = forTouch(() => import('../../../core/flows/addToCart.ts'));

const ProductStepper = laterView(() => import('./ProductStepper.tsx'), 'shown');

/** Add, plus and minus of a product, joined to the cart; what is added is told to the page as `spesa-product-added` from `host`. */
export function ProductQuantity({ product, host }: { product: Product; host: HTMLElement }) {
  const spesa = useSpesa();
  const target = { productId: product.productId };
  const { value, pending } = useQuantity(target);
  const [started, setStarted] = useState(false);
  const waiting = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (started && document.activeElement === document.body)
      waiting.current?.querySelector<HTMLElement>('[data-main]')?.focus({ preventScroll: true });
  }, [started]);

  const add = useCommand(async (thousandths?: number) => {
    setStarted(true);
    const { addToCart } = await adding();
    if (!(await addToCart(spesa, product, thousandths))) return false;
    const detail = { productId: product.productId, quantity: fromThousandths(spesa.cart.quantityOf(target)) };
    return host.dispatchEvent(
      new CustomEvent<ElementEvents['spesa-product-added']>('spesa-product-added', {
        detail,
        bubbles: true,
        composed: true,
      }),
    );
  }, cartTexts.productAddError);
  const way = { name: readable(product.name), press: `add:${product.productId}` };

  const button = (
    <div className="quantity quantity--empty" ref={waiting}>
      <AddButton
        {...way}
        amount={firstAmount(quantityRule(product))}
        busy={pending || add.busy}
        onAdd={() => void add.run()}
      />
      <span className="hidden-text" role="status" />
    </div>
  );
  if (value === 0 && !pending && !started) return button;
  return (
    <ProductStepper {...way} product={product} add={add} focus={started}>
      {button}
    </ProductStepper>
  );
}
