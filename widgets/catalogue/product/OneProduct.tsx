import type { ReactNode } from 'react';
import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { usePlanned } from '../../hooks/usePlanned.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx';
import { ProductCardSkeleton } from '../../ui/ProductCard.tsx';
import { ConnectedCard } from '../card/ConnectedCard.tsx';
import { picksOf } from './picks.ts';
import definition, { type ProductProps } from './product.widget.ts';

/** The card of one product; one that the shop no longer has is said to be gone. */
function Single(props: ProductProps): ReactNode {
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

/** One of several; one that the shop no longer has leaves no gap. */
function Picked({ id, host }: { id: number; host: HTMLElement }): ReactNode {
  const { status, data: product, error, reload } = useQuery(catalogue.product, { product_id: id });
  if (error?.reason === 'rejected' && error.status === 3) return null;
  return (
    <li className="product-grid__item">
      {product ? (
        <ConnectedCard product={product} host={host} />
      ) : status === 'failed' ? (
        <ErrorState onRetry={reload} />
      ) : (
        <ProductCardSkeleton />
      )}
    </li>
  );
}

/** The editor's choice: one card, or several in even columns and in the editor's order. */
export default function OneProduct(props: ProductProps): ReactNode {
  const ids = picksOf(props.productIds);
  if (ids.length < 2) return <Single {...props} productId={ids[0] ?? props.productId} />;
  return (
    <ul className="product-grid">
      {ids.map((id) => (
        <Picked key={id} id={id} host={props.host} />
      ))}
    </ul>
  );
}
