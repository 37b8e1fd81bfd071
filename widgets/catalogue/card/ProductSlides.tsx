import '../../../core/labels/it/catalogue.ts';
import { label } from '../../../core/labels/label.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { ErrorState } from '../../ui/Notice.tsx';
import { ProductCardSkeleton } from '../../ui/ProductCard.tsx';
import { newWindow } from '../../ui/newWindow.ts';
import { Slider } from '../../ui/Slider.tsx';
import { ConnectedCard } from './ConnectedCard.tsx';

const PLACES = 5;

interface Props {
  heading: string;
  headingLevel: '2' | '3' | '4';
  noArrows: boolean;
  noBullets: boolean;
  /** The element that tells the page what was added. */
  host: HTMLElement;
  status: string;
  /** Undefined while they are on their way. */
  products: readonly Product[] | undefined;
  /** Where all of them are; empty for no link. */
  showAll: string;
  reload(): void;
}

/** Products to scroll (§2): the cards, their places while they are awaited, or what has gone wrong; nothing for an empty list. */
export function ProductSlides({ heading, headingLevel, noArrows, noBullets, host, status, products, showAll, reload }: Props) {
  const frame = { heading, level: headingLevel };
  if (status === 'failed' && !products?.length) return <ErrorState onRetry={reload} />;
  if (!products) {
    return (
      <Slider {...frame} noArrows noBullets busy>
        {Array.from({ length: PLACES }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </Slider>
    );
  }
  if (products.length === 0) return null;
  const all = showAll && (
    <a className="slider__all" href={showAll} {...newWindow({ kind: showAll[0] === '/' ? 'internal' : 'external' })}>
      {label('catalogue.showAll')}
      {heading && <span className="hidden-text">{`: ${heading}`}</span>}
    </a>
  );
  return (
    <Slider {...frame} noArrows={noArrows} noBullets={noBullets} action={all} busy={status === 'loading'}>
      {products.map((product) => (
        <ConnectedCard key={product.productId} product={product} host={host} />
      ))}
    </Slider>
  );
}
