import { Children, useRef, type ReactNode } from 'react';
import * as commonTexts from '../../core/labels/it/common.ts';
import { ProductCardSkeleton } from './ProductCard.tsx';
import { usePrinted } from './usePrinted.ts';
import { range } from '../../core/rules/range.ts';

interface Props {
  children?: ReactNode;
  waiting?: number;
  name?: string;
  /** Items that the server printed and that stand here as they are; `children` are then what makes them live, in portals. */
  printed?: readonly Element[] | undefined;
}

/** Cards in even columns; `waiting` shows that many empty places instead. */
export function ProductGrid({ children, waiting = 0, name, printed }: Props) {
  const list = useRef<HTMLUListElement>(null);
  usePrinted(list, printed);
  if (waiting > 0) {
    return (
      <div className="product-grid" role="status" aria-busy="true">
        <span className="hidden-text">{commonTexts.loading()}</span>
        {range(waiting).map((index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </div>
    );
  }
  return (
    <>
      <ul className="product-grid" aria-label={name} ref={list}>
        {printed ? null : Children.map(children, (child) => <li className="product-grid__item">{child}</li>)}
      </ul>
      {printed && children}
    </>
  );
}
