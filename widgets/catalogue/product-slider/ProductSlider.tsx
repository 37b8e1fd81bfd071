import '../../../core/labels/it/catalogue.ts';
import { label } from '../../../core/labels/label.ts';
import { EmptyState, ErrorState } from '../../ui/Notice.tsx';
import { ProductCardSkeleton } from '../../ui/ProductCard.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { ConnectedCard } from '../card/ConnectedCard.tsx';
import type { ProductSliderProps } from './product-slider.widget.ts';
import { useProductSlider } from './useProductSlider.ts';

const PLACES = 5;

/** Products to scroll, with arrows, bullets and a link to all of them (§2). */
export default function ProductSlider(props: ProductSliderProps) {
  const { heading, headingLevel, noArrows, noBullets, host } = props;
  const { status, products, showAll, reload } = useProductSlider(props);
  const all = showAll && (
    <a className="slider__all" href={showAll}>
      {label('catalogue.showAll')}
      {heading && <span className="hidden-text">{`: ${heading}`}</span>}
    </a>
  );
  const frame = { heading, level: headingLevel, noArrows, noBullets };

  if (products && products.length > 0) {
    return (
      <Slider {...frame} action={all} busy={status === 'loading'}>
        {products.map((product) => (
          <ConnectedCard key={product.productId} product={product} host={host} />
        ))}
      </Slider>
    );
  }
  if (status === 'failed') return <ErrorState onRetry={reload} />;
  if (products) return <EmptyState title={label('catalogue.noProducts')} />;
  return (
    <Slider {...frame} noArrows noBullets busy>
      {Array.from({ length: PLACES }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </Slider>
  );
}
