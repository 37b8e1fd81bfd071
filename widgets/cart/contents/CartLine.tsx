import { useRef } from 'react';
import { hasDiet } from '../../../core/flows/hasDiet.ts';
import { removeFromCart } from '../../../core/flows/removeFromCart.ts';
import * as controlTexts from '../../../core/labels/it/commonControls.ts';
import * as errorTexts from '../../../core/labels/it/errors.ts';
import { lineWords } from '../../../core/rules/lineWords.ts';
import { quantityRule } from '../../../core/rules/quantity.ts';
import { decrease } from '../../../core/rules/quantityEntry.ts';
import type { CartItem } from '../../../core/schema/cart.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useNear } from '../../hooks/useNear.ts';
import { useQuantityChange } from '../../hooks/useQuantityChange.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { names } from '../../ui/classNames.ts';
import { ProductPicture } from '../../ui/ProductPicture.tsx';
import { QuantityControl } from '../../ui/QuantityControl.tsx';
import { LineOptions } from './LineOptions.tsx';
import { LinePrice } from './LinePrice.tsx';
import { FarQuantity } from './FarQuantity.tsx';

const LineDiet = laterView(() => import('./LineDiet.tsx'), 'needed');

interface Props {
  line: CartItem;
  /** It is on the first screen; the quantity of others can be changed when they come near. */
  first: boolean;
}

/** One line: picture, name, what it costs by the server's word, quantity, and the customer's wishes for it. */
export function CartLine({ line, first }: Props) {
  const spesa = useSpesa();
  const links = useLinks();
  const { product, itemId } = line;
  const target = { productId: product.productId, itemId };
  const { value, pending, error, set } = useQuantityChange(product, itemId);
  const remove = useCommand(() => removeFromCart(spesa, product, target), errorTexts.errorRemovingProduct);
  const box = useRef<HTMLLIElement>(null);
  const near = useNear(box) || first;
  const rule = quantityRule(product);
  const { name, size, unit, gone } = lineWords(line, spesa.config.currencyForm);

  return (
    <li className={names('cart-line', pending && 'pending', gone && 'gone')} data-item={itemId} ref={box}>
      <a className="cart-line__picture" href={links.product(product)} tabIndex={-1} aria-hidden="true">
        <ProductPicture src={links.photo(product.mediaURL)} size={72} />
      </a>
      <div className="cart-line__text">
        <a className="cart-line__name" href={links.product(product)}>
          <bdi>{name}</bdi>
        </a>
        <p className="cart-line__size">
          <bdi>{size}</bdi>
        </p>
        <p className="cart-line__unit">{unit}</p>
        {hasDiet(spesa) && <LineDiet product={product} />}
        {gone && <p className="cart-line__gone">{gone}</p>}
      </div>
      <LinePrice line={line} pending={pending} />
      <div className="cart-line__quantity">
        {near ? (
          <QuantityControl
            name={name}
            value={value}
            rule={rule}
            pending={pending || remove.busy}
            error={error || remove.error}
            onChange={(next) => void set(next)}
            onRemove={() => void remove.run()}
          />
        ) : (
          <FarQuantity value={value} rule={rule} />
        )}
      </div>
      <LineOptions line={line} name={name} />
      {near && decrease(value, rule) !== 'remove' && (
        <button type="button" className="text-button cart-line__remove" onClick={() => void remove.run()}>
          {controlTexts.remove()}
          <span className="hidden-text">{`: ${name}`}</span>
        </button>
      )}
    </li>
  );
}
