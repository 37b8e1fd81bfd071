import type { ReactNode } from 'react';
import { readable } from '../../../core/rules/text.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { ProductCard } from '../../ui/ProductCard.tsx';
import { QuantityControl } from '../../ui/QuantityControl.tsx';
import { useProductCard } from './useProductCard.ts';

interface Props {
  product: Product;
  /** The element that tells the page what was added. */
  host: HTMLElement;
  eager?: boolean;
  more?: ReactNode;
  /** The large form of product tabs. */
  large?: boolean;
}

/** Add, plus and minus of a product, joined to the cart. */
export function ProductQuantity({ product, host }: Pick<Props, 'product' | 'host'>) {
  const { quantity, pending, busy, error, rule, add, change, remove } = useProductCard(product, host);
  return (
    <QuantityControl
      name={readable(product.name)}
      value={quantity}
      rule={rule}
      pending={pending || busy}
      error={error}
      press={`add:${product.productId}`}
      onChange={(next) => void (quantity > 0 ? change(next) : add(next))}
      onRemove={() => void remove()}
    />
  );
}

/** A product card that can be bought from. */
export function ConnectedCard({ product, host, eager, more, large }: Props) {
  const { config } = useSpesa();
  const links = useLinks();
  return (
    <ProductCard product={product} href={links.product(product)} photo={links.photo(product.mediaURLMedium ?? product.mediaURL)} form={config.currencyForm} eager={eager} more={more} large={large}>
      <ProductQuantity product={product} host={host} />
    </ProductCard>
  );
}
