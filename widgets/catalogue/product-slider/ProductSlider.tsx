import * as catalogueTexts from '../../../core/labels/it/catalogue.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ProductSlides } from '../card/ProductSlides.tsx';
import type { ProductSliderProps } from './product-slider.widget.ts';
import { useProductSlider } from './useProductSlider.ts';

/** Products to scroll, with arrows, bullets and a link to all of them (§2). */
export default function ProductSlider(props: ProductSliderProps) {
  const reading = useProductSlider(props);
  if (reading.status !== 'failed' && reading.products?.length === 0)
    return <EmptyState title={catalogueTexts.noProducts()} />;
  return <ProductSlides {...props} {...reading} />;
}
