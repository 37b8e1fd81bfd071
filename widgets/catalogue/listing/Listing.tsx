import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { hasDiet } from '../../../core/flows/hasDiet.ts';
import * as catalogueTexts from '../../../core/labels/it/catalogue.ts';
import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import * as commonTexts from '../../../core/labels/it/common.ts';
import { plural } from '../../../core/labels/text.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { names } from '../../ui/classNames.ts';
import type { DialogProps } from '../../ui/Dialog.tsx';
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { ProductGrid } from '../../ui/ProductGrid.tsx';
import { CardList } from '../card/CardList.tsx';
import { ChosenFilters } from './ChosenFilters.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { SortSelect } from './SortSelect.tsx';
import { titlePage } from './titlePage.ts';
import type { ListingState } from './useListing.ts';

const PLACES = 8;
const EAGER = 4;
const none: readonly Product[] = [];

interface Props {
  state: ListingState;
  host: HTMLElement;
  /** What to do when nothing at all is here, without any filter. */
  empty?: ReactNode;
}

/** Its code is fetched with what a touch needs. */
const Dialog = laterView<DialogProps>(() => import('../../ui/Dialog.tsx').then((later) => ({ default: later.Dialog })));
const DietResults = laterView(() => import('./DietResults.tsx'), 'needed');

/** Are there products that filters or the page's number leave out? */
export const isNarrowed = ({ chosen, list }: ListingState): boolean => chosen > 0 || (list?.page.selPage ?? 1) > 1;

function Results({ state, host, empty, below }: Props & { below: boolean }) {
  const diet = hasDiet(useSpesa());
  const { list, failed, chosen, askedFor } = state;
  const products = list?.products ?? none;
  const listed = { products, host, eager: EAGER, ...(below && { atOnce: 0 }) };
  /** The same as long as the list is: while another is on its way no card is drawn. */
  const grid = useMemo(() => <CardList frame={ProductGrid} key={askedFor} {...listed} />, [products, host, askedFor]);
  if (failed) return <ErrorState onRetry={state.reload} />;
  if (!list) return <ProductGrid waiting={PLACES} />;
  if (list.products.length === 0) {
    const narrowed = isNarrowed(state);
    const action = narrowed && (
      <Button variant="secondary" onClick={state.clear}>
        {(chosen > 0 ? cataloguePagesTexts.clearFilters : cataloguePagesTexts.firstPage)()}
      </Button>
    );
    return narrowed || !empty ? <EmptyState title={catalogueTexts.noProducts()} action={action} /> : empty;
  }
  return diet ? (
    <DietResults key={askedFor} {...listed}>
      {grid}
    </DietResults>
  ) : (
    grid
  );
}

/** Products with their filters, order and pages. The number found is spoken when it changes. */
export function Listing({ state, host, empty }: Props) {
  const { list, filters, chosen, stale, failed } = state;
  const [open, setOpen] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const page = list?.page.selPage ?? 1;
  const shownPage = useRef(page);

  useEffect(() => {
    if (stale || !list || shownPage.current === page) return;
    titlePage(shownPage.current, page);
    shownPage.current = page;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView?.({ block: 'start' });
  }, [page, stale, list]);

  const close = () => {
    setOpen(false);
    top.current?.scrollIntoView?.({ block: 'start' });
  };
  const nothing = !open && list?.products.length === 0 && !isNarrowed(state);
  const back = (
    <Button wide onClick={close}>
      {list
        ? plural(list.page.totItems, cataloguePagesTexts.showFoundOne, cataloguePagesTexts.showFound)
        : commonTexts.loading()}
    </Button>
  );
  const count = list ? plural(list.page.totItems, cataloguePagesTexts.foundOne, cataloguePagesTexts.found) : '';
  return (
    <div
      className={names('listing', stale && 'stale', nothing && 'nothing')}
      ref={top}
      tabIndex={-1}
      aria-busy={stale || !(list || failed) || undefined}
    >
      <div className="listing__bar">
        <div className="listing__count" role="status">
          <h2>
            {stale ? '' : count}
            {list && list.page.totPages > 1 && !stale && (
              <>
                <span className="listing__dot"> · </span>
                <span>{commonTexts.slide({ n: page, total: list.page.totPages })}</span>
              </>
            )}
          </h2>
        </div>
        <button
          type="button"
          className="button button--secondary listing__toggle"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <span className="button__text">
            {chosen > 0 ? cataloguePagesTexts.filtersChosen({ n: chosen }) : cataloguePagesTexts.filters()}
          </span>
        </button>
        <SortSelect sort={filters.sort} onSort={(sort) => state.change({ sort })} />
      </div>
      {open ? (
        <Dialog kind="tall" title={cataloguePagesTexts.filters()} foot={back} onClose={close}>
          <div className="listing__sheet">
            <FilterPanel state={state} />
          </div>
        </Dialog>
      ) : (
        <div className="listing__filters" role="group" aria-label={cataloguePagesTexts.filters()}>
          <FilterPanel state={state} />
        </div>
      )}
      <div className="listing__results">
        <ChosenFilters state={state} />
        <Results state={state} host={host} empty={empty} below={open} />
        {list && <Pager page={page} pages={list.page.totPages} href={state.href} onGo={state.goTo} />}
      </div>
    </div>
  );
}
