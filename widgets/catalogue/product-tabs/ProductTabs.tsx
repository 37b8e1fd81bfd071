import * as catalogueTexts from '../../../core/labels/it/catalogue.ts';
import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx';
import { ProductCardSkeleton } from '../../ui/ProductCard.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { CardSlider } from '../card/CardSlider.tsx';
import type { ProductTabsProps } from './product-tabs.widget.ts';
import { useProductTabs } from './useProductTabs.ts';

/** Tabs of large product cards to scroll (§2); a single tab stands without the row of tabs. */
export default function ProductTabs(props: ProductTabsProps) {
  const { heading, headingLevel, noArrows, noBullets, host } = props;
  const Heading = `h${headingLevel}` as const;
  const { tabs, chosen, choose, showAll, products, failed, reload, empty } = useProductTabs(props);
  if (empty || tabs?.length === 0) return null;
  const name = tabs?.find(({ id }) => id === chosen)?.title ?? heading;
  const slides = products?.length ? (
    <>
      <CardSlider
        key={chosen}
        heading={name}
        noHeading
        show="one"
        noArrows={noArrows}
        noBullets={noBullets}
        products={products}
        host={host}
        large
      />
      {showAll && (
        <a className="product-tabs__all" href={showAll}>
          {catalogueTexts.showAll()}
          <span className="hidden-text">{`: ${name}`}</span>
        </a>
      )}
    </>
  ) : products ? (
    <EmptyState title={catalogueTexts.noProducts()} />
  ) : failed ? (
    <ErrorState onRetry={reload} />
  ) : (
    <ProductCardSkeleton />
  );
  return (
    <section className="product-tabs" aria-label={heading || undefined}>
      {heading && <Heading className="product-tabs__heading">{heading}</Heading>}
      {tabs && tabs.length > 1 ? (
        <Tabs name={heading || cataloguePagesTexts.productTabs()} tabs={tabs} chosen={chosen} onChoose={choose}>
          {slides}
        </Tabs>
      ) : (
        slides
      )}
    </section>
  );
}
