import * as cartTexts from '../../../core/labels/it/cart.ts';
import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import { addToCart } from '../../../core/flows/addToCart.ts';
import { cartLines } from '../../../core/rules/cartLines.ts';
import { chosenOptions } from '../../../core/rules/chosenOptions.ts';
import { quantityRule, toThousandths } from '../../../core/rules/quantity.ts';
import { formatQuantity } from '../../../core/rules/quantityEntry.ts';
import { readable } from '../../../core/rules/text.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';

/** The choices of this product that are in the cart, and the way to one more beside them. */
export default function OtherChoice({ product }: { product: Product; children?: never }) {
  const spesa = useSpesa();
  const cart = useCart();
  const add = useCommand(() => addToCart(spesa, product, undefined, true), cartTexts.productAddError);
  const held = cartLines(cart).filter(({ productId }) => productId === product.productId);
  if (held.length === 0) return null;
  const rule = quantityRule(product);
  return (
    <>
      <p className="quantity__chosen">
        <bdi>
          {held
            .map((line) => `${chosenOptions(line)} (${formatQuantity(toThousandths(line.quantity), rule)})`)
            .join(', ')}
        </bdi>
      </p>
      <button
        type="button"
        className="text-button"
        aria-busy={add.busy || undefined}
        aria-label={cataloguePagesTexts.otherChoiceOf({ name: readable(product.name) })}
        onClick={() => void add.run()}
      >
        {cataloguePagesTexts.otherChoice()}
      </button>
    </>
  );
}
