import { memo, type ReactNode } from 'react';
import type { Product } from '../../../core/schema/catalogue.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { laterView } from '../../hooks/laterView.ts';
import type { Offer } from '../../ui/Badges.tsx';
import { ProductCard } from '../../ui/ProductCard.tsx';
import { ListStar } from './ListStar.tsx';
import { ProductQuantity } from './ProductQuantity.tsx';

const GiftOffer = laterView(() => import('./GiftOffer.tsx'));
const CardCorner = laterView(() => import('./CardCorner.tsx'));

export interface ConnectedCardProps {
  product: Product;
  /** The element that tells the page what was added. */
  host: HTMLElement;
  eager?: boolean | undefined;
  more?: ReactNode;
  /** The large form of product tabs. */
  large?: boolean | undefined;
}

/** Gifts do what their mode says. */
export const giftOffer: Offer = (gift, badge) => <GiftOffer gift={gift}>{badge}</GiftOffer>;

/** The star, and the rarer things of the upper corner. */
export const cornerOf = (product: Product): ReactNode => (
  <>
    <ListStar product={product} />
    <CardCorner product={product} />
  </>
);

/** A product card that can be bought from. */
export const ConnectedCard = memo(function ConnectedCard({ product, host, eager, more, large }: ConnectedCardProps) {
  const { config } = useSpesa();
  const links = useLinks();
  return (
    <ProductCard
      product={product}
      href={links.product(product)}
      photo={links.photo(product.mediaURLMedium ?? product.mediaURL)}
      small={links.photo(product.mediaURL)}
      form={config.currencyForm}
      eager={eager}
      more={more}
      large={large}
      offer={giftOffer}
      corner={cornerOf(product)}
    >
      <ProductQuantity product={product} host={host} />
    </ProductCard>
  );
});
