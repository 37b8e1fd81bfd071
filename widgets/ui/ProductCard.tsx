import type { ReactNode } from 'react';
import * as catalogueTexts from '../../core/labels/it/catalogue.ts';
import * as productTexts from '../../core/labels/it/product.ts';
import { acquisitionLimit } from '../../core/rules/acquisitionLimit.ts';
import { leadTimeHours } from '../../core/rules/leadTime.ts';
import { isAvailable, priceOf, type CurrencyForm } from '../../core/rules/price.ts';
import { readable, readableBrand } from '../../core/rules/text.ts';
import type { Product } from '../../core/schema/catalogue.ts';
import { Badges, type Offer } from './Badges.tsx';
import { names } from './classNames.ts';
import { Price } from './Price.tsx';
import { ProductPicture } from './ProductPicture.tsx';

export interface ProductCardProps {
  product: Product;
  /** Address of the product's page. */
  href: string;
  /** Address of the picture, already checked; null for none. */
  photo: string | null;
  /** The same, smaller. */
  small?: string | null;
  form: CurrencyForm;
  /** The quantity control; left out where the product cannot be bought. */
  children?: ReactNode;
  /** A star, a menu: what stands in the upper corner. */
  corner?: ReactNode;
  /** More lines under the size, such as a recipe link. */
  more?: ReactNode;
  /** The picture is wanted at once, not when it comes into sight. */
  eager?: boolean;
  /** The large form of product tabs. */
  large?: boolean;
  /** Where gifts lead that are not words alone. */
  offer?: Offer;
}

/** How long before it is wanted it must be ordered, and how much one may buy, which beside a quantity is said by that (ProductStepper). */
export function CardNotes({ product }: { product: Product }) {
  const limit = acquisitionLimit(product);
  const hours = leadTimeHours(product.leadTime);
  return (
    <>
      {hours !== null && <span>{catalogueTexts.leadTime({ n: hours })}</span>}
      {limit !== null && <span className="limit">{catalogueTexts.limit({ n: limit })}</span>}
    </>
  );
}

/** A product in a list (§2). Its height never depends on what is missing; long names are clipped, their full text stays in title and for readers. */
export function ProductCard({
  product,
  href,
  photo,
  small,
  form,
  children,
  corner,
  more,
  eager,
  large,
  offer,
}: ProductCardProps) {
  const name = readable(product.name);
  const available = isAvailable(product);
  return (
    <article className={names('product-card', large && 'large', !available && 'unavailable')}>
      <div className="product-card__media">
        <ProductPicture src={photo} small={small} eager={eager} />
        <Badges product={product} className="product-card__badges" offer={offer} />
      </div>
      <div className="product-card__text">
        <p className="product-card__brand">
          <bdi>{readableBrand(product.shortDescr)}</bdi>
        </p>
        <h3 className="product-card__name">
          <a href={href} title={name}>
            <bdi>{name}</bdi>
          </a>
        </h3>
        <p className="product-card__size">
          <bdi>{product.description}</bdi>
        </p>
        <p className="product-card__notes">
          <CardNotes product={product} />
        </p>
        {more}
      </div>
      <Price product={product} form={form} large={large} reserve />
      <div className="product-card__action">
        {available && priceOf(product) !== null ? (
          children
        ) : (
          <p className="product-card__none">{(available ? catalogueTexts.noPriceHint : productTexts.notAvailable)()}</p>
        )}
      </div>
      <div className="product-card__corner">{corner}</div>
    </article>
  );
}

/** The place of a card whose product is still on its way. */
export function ProductCardSkeleton() {
  return (
    <div className="product-card product-card--skeleton" aria-hidden="true">
      <div className="product-card__media skeleton" />
      <div className="product-card__text">
        <span className="skeleton skeleton--short" />
        <span className="skeleton" />
        <span className="skeleton skeleton--short" />
      </div>
      <span className="skeleton skeleton--tall" />
    </div>
  );
}
