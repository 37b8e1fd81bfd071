import { hasDiet } from '../../../core/flows/hasDiet.ts';
import { removeFromCart } from '../../../core/flows/removeFromCart.ts';
import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import * as productTexts from '../../../core/labels/it/product.ts';
import * as errorTexts from '../../../core/labels/it/errors.ts';
import type { Text } from '../../../core/labels/text.ts';
import { isVariableWeight } from '../../../core/rules/cartChoices.ts';
import { chosenOptions } from '../../../core/rules/chosenOptions.ts';
import { withdrawalExcluded } from '../../../core/rules/lawMarks.ts';
import { formatUnitPrice, isAvailable } from '../../../core/rules/price.ts';
import { quantityRule } from '../../../core/rules/quantity.ts';
import { readable, readableBrand } from '../../../core/rules/text.ts';
import type { CartItem } from '../../../core/schema/cart.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { useQuantityChange } from '../../hooks/useQuantityChange.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { names } from '../../ui/classNames.ts';
import { ProductPicture } from '../../ui/ProductPicture.tsx';
import { QuantityControl } from '../../ui/QuantityControl.tsx';
import { LineOptions } from './LineOptions.tsx';
import { LinePrice } from './LinePrice.tsx';

const LineDiet = laterView(() => import('./LineDiet.tsx'), 'needed');

const origins: Record<number, Text> = {
  2: cartContentsTexts.fromList,
  3: cartContentsTexts.fromOrder,
  4: cartContentsTexts.suggested,
};

/** One line: picture, name, what it costs by the server's word, quantity, and the customer's wishes for it. */
export function CartLine({ line }: { line: CartItem }) {
  const spesa = useSpesa();
  const links = useLinks();
  const money = useMoney();
  const { product, itemId } = line;
  const target = { productId: product.productId, itemId };
  const { value, pending, error, set } = useQuantityChange(product, itemId);
  const remove = useCommand(() => removeFromCart(spesa, product, target), errorTexts.errorRemovingProduct);
  const name = readable(product.name);
  const gone = !isAvailable(product);
  const options = chosenOptions(line);
  const origin = origins[line.cartItemInsertionTypeId ?? 1];

  return (
    <li className={names('cart-line', pending && 'pending', gone && 'gone')} data-item={itemId}>
      <a className="cart-line__picture" href={links.product(product)} tabIndex={-1} aria-hidden="true">
        <ProductPicture src={links.photo(product.mediaURL)} size={72} />
      </a>
      <div className="cart-line__text">
        <a className="cart-line__name" href={links.product(product)}>
          <bdi>{name}</bdi>
        </a>
        <p className="cart-line__size">
          <bdi>{[readableBrand(product.shortDescr), product.description, options].filter(Boolean).join(' · ')}</bdi>
        </p>
        <p className="cart-line__unit">
          {formatUnitPrice(product, spesa.config.currencyForm) ||
            (line.unitPrice !== undefined && money(line.unitPrice))}
        </p>
        {origin && <p className="cart-line__hint">{origin()}</p>}
        {withdrawalExcluded(product) && <p className="cart-line__hint">{productTexts.withdrawalExcluded()}</p>}
        {hasDiet(spesa) && <LineDiet product={product} />}
        {gone && <p className="cart-line__gone">{cartContentsTexts.unavailable()}</p>}
      </div>
      <LinePrice line={line} variable={isVariableWeight(product)} pending={pending} />
      <div className="cart-line__quantity">
        <QuantityControl
          name={name}
          value={value}
          rule={quantityRule(product)}
          pending={pending || remove.busy}
          error={error || remove.error}
          onChange={(next) => void set(next)}
          onRemove={() => void remove.run()}
        />
      </div>
      <LineOptions line={line} name={name} />
    </li>
  );
}
