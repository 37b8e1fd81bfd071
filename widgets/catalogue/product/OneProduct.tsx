import type { ReactNode } from 'react';
import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { usePlanned } from '../../hooks/usePlanned.ts';
import { EmptyState, ErrorState } from '../../ui/Notice.tsx';
import { ProductCardSkeleton } from '../../ui/ProductCard.tsx';
import { ConnectedCard } from '../card/ConnectedCard.tsx';
import definition, { type ProductProps } from './product.widget.ts';

/** The card of one product; one that the shop no longer has is said to be gone. */
export default function OneProduct(props: ProductProps): ReactNode {
  const { productId, large, host } = props;
  const { status, data: product, error, reload } = usePlanned(definition.prefetch, catalogue.product, props);
  if (productId === 0) return null;
  if (product) return <ConnectedCard product={product} host={host} large={large} />;
  if (status !== 'failed') return <ProductCardSkeleton />;
  return error?.reason === 'rejected' && error.status === 3 ? (
    <EmptyState title={cataloguePagesTexts.unknownProduct()} />
  ) : (
    <ErrorState onRetry={reload} />
  );
}
