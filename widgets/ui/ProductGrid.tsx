import { Children, type ReactNode } from 'react';
import '../../core/labels/it/common.ts';
import { label } from '../../core/labels/label.ts';
import { ProductCardSkeleton } from './ProductCard.tsx';

/** Cards in even columns; `waiting` shows that many empty places instead. */
export function ProductGrid({ children, waiting = 0, name }: { children?: ReactNode; waiting?: number; name?: string }) {
  if (waiting > 0) {
    return (
      <div className="product-grid" role="status" aria-busy="true">
        <span className="hidden-text">{label('common.loading')}</span>
        {Array.from({ length: waiting }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </div>
    );
  }
  return (
    <ul className="product-grid" aria-label={name}>
      {Children.map(children, (child) => (
        <li className="product-grid__item">{child}</li>
      ))}
    </ul>
  );
}
