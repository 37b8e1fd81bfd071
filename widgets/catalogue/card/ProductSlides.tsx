import * as catalogueTexts from '../../../core/labels/it/catalogue.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { newWindow } from '../../ui/newWindow.ts';
import { CardSlider } from './CardSlider.tsx';

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
export function ProductSlides({
  heading,
  headingLevel,
  noArrows,
  noBullets,
  host,
  status,
  products,
  showAll,
  reload,
}: Props) {
  const frame = { heading, level: headingLevel };
  if (status === 'failed' && !products?.length) return <ErrorState onRetry={reload} />;
  if (products?.length === 0) return null;
  const all = products && showAll && (
    <a className="slider__all" href={showAll} {...newWindow({ kind: showAll[0] === '/' ? 'internal' : 'external' })}>
      {catalogueTexts.showAll()}
      {heading && <span className="hidden-text">{`: ${heading}`}</span>}
    </a>
  );
  return (
    <CardSlider
      {...frame}
      products={products}
      host={host}
      noArrows={noArrows || !products}
      noBullets={noBullets || !products}
      action={all}
      busy={!products || status === 'loading'}
    />
  );
}
