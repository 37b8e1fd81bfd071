import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import * as errorTexts from '../../../core/labels/it/errors.ts';
import type { ReactNode } from 'react';
import { removeFromCart } from '../../../core/flows/removeFromCart.ts';
import { countedLimit } from '../../../core/rules/countedLimit.ts';
import { quantityRule } from '../../../core/rules/quantity.ts';
import { formatQuantity } from '../../../core/rules/quantityEntry.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useCommand, type Command } from '../../hooks/useCommand.ts';
import { useQuantityChange } from '../../hooks/useQuantityChange.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { QuantityControl } from '../../ui/QuantityControl.tsx';

const OtherChoice = laterView(() => import('./OtherChoice.tsx'), 'shown');

interface Props {
  name: string;
  press: string;
  product: Product;
  add: Command<[thousandths?: number]>;
  /** Takes the focus that its add button had. */
  focus: boolean;
  /** Stands here while this view is fetched. */
  children?: ReactNode;
}

/** The control of a product that is in the cart, or is on its way into it. */
export default function ProductStepper({ name, press, product, add, focus }: Props) {
  const spesa = useSpesa();
  const target = { productId: product.productId };
  const { value, pending, error, set } = useQuantityChange(product);
  const rule = quantityRule(product);
  const limit = value > 0 ? countedLimit(product, rule) : null;
  const remove = useCommand(() => removeFromCart(spesa, product, target), errorTexts.errorRemovingProduct);
  return (
    <>
      <QuantityControl
        name={name}
        value={value}
        rule={rule}
        pending={pending || add.busy || remove.busy}
        error={add.error || error || remove.error}
        press={press}
        focus={focus}
        onChange={(next) => void (value > 0 ? set(next) : add.run(next))}
        onRemove={() => void remove.run()}
      />
      {limit !== null && (
        <p className="quantity__limit">{cartContentsTexts.limitCounted({ quantity: formatQuantity(limit, rule) })}</p>
      )}
      {product.selectOptions?.length ? <OtherChoice product={product} /> : null}
    </>
  );
}
