import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import { productDetails } from '../../../core/api/endpoints/productDetails.ts';
import { readable } from '../../../core/rules/text.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { DialogPanel } from '../../ui/Dialog.tsx';
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx';
import { ProductGrid } from '../../ui/ProductGrid.tsx';
import { ConnectedCard } from '../card/ConnectedCard.tsx';

const PLACES = 4;

/** What could stand in for a product (§7, list-product-alternative), to be bought from here. */
export default function SimilarDialog({ input: { product }, close }: DialogProps<'similar'>) {
  const { status, data, reload } = useQuery(productDetails.alternatives, {
    product_ids: String(product.productId),
    details: true,
  });
  const products = data?.alternatives.flatMap((one) => one.products);
  const content = products?.length ? (
    <ProductGrid>
      {products.map((other) => (
        <ConnectedCard key={other.productId} product={other} host={document.body} />
      ))}
    </ProductGrid>
  ) : products ? (
    <EmptyState title={cataloguePagesTexts.noSimilar()} />
  ) : status === 'failed' ? (
    <ErrorState onRetry={reload} />
  ) : (
    <ProductGrid waiting={PLACES} />
  );
  return (
    <DialogPanel title={cataloguePagesTexts.similarTo({ name: readable(product.name) })} onClose={close}>
      {content}
    </DialogPanel>
  );
}
