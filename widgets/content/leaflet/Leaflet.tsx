import { Notice } from '../../ui/Notice.tsx';
import { useRef } from 'react';
import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import * as leafletTexts from '../../../core/labels/it/leaflet.ts';
import { dateWords } from '../../../core/rules/dates.ts';
import type { Leaflet as Data, LeafletPage } from '../../../core/schema/leaflets.ts';
import { CardList } from '../../catalogue/card/CardList.tsx';
import { useLinks } from '../../hooks/useLinks.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Crumbs } from '../../ui/Crumbs.tsx';

import { EmptyState, ErrorState, Skeleton } from '../../ui/EmptyState.tsx';
import { ProductGrid } from '../../ui/ProductGrid.tsx';
import type { LeafletProps } from './leaflet.widget.ts';
import { PageViewer } from './PageViewer.tsx';
import { useLeaflet } from './useLeaflet.ts';
import { useTurning } from './useTurning.ts';

/** Is it valid, was it, will it be? */
function Validity({
  leaflet: { startDate = '', endDate = '' },
  state,
}: {
  leaflet: Data;
  state: ReturnType<typeof useLeaflet>['state'];
}) {
  const [from, to] = [dateWords(startDate), dateWords(endDate)];
  if (state === 'over') {
    return (
      <Notice kind="warning" title={leafletTexts.expired({ to })}>
        <p>{leafletTexts.expiredHint()}</p>
      </Notice>
    );
  }
  if (state === 'coming') return <Notice>{leafletTexts.coming({ from })}</Notice>;
  return to ? (
    <p className="leaflet__dates">{from ? leafletTexts.between({ from, to }) : leafletTexts.until({ to })}</p>
  ) : null;
}

/** A leaflet: its pages to leaf through, and beside them its products to buy, at today's prices. */
export default function Leaflet(props: LeafletProps) {
  const links = useLinks();
  const { leaflet, pages, goods, waiting, goodsFailed, reloadGoods, state, unknown, failed, reload } =
    useLeaflet(props);
  const viewer = useRef<HTMLDivElement>(null);
  const pictured = pages
    .map((page) => ({ ...page, src: links.photo(page.url) }))
    .filter((page): page is LeafletPage & { src: string } => page.src !== null);
  const turning = useTurning(pictured.length);

  if (unknown) {
    return (
      <EmptyState
        icon="tag"
        title={leafletTexts.unknown()}
        action={<ButtonLink href={links.page('leaflets')}>{leafletTexts.allLeaflets()}</ButtonLink>}
      >
        <p>{leafletTexts.unknownHint()}</p>
      </EmptyState>
    );
  }
  if (failed) return <ErrorState onRetry={reload} />;
  if (!leaflet) return <Skeleton lines={9} />;

  const pdf = links.photo(leaflet.pdfUrl);
  const turnTo = (page: number): void => {
    turning.go(pictured.findIndex(({ pageNumber }) => pageNumber === pages[page]?.pageNumber));
    viewer.current?.scrollIntoView?.({ block: 'nearest' });
  };
  return (
    <div className="leaflet">
      <Crumbs
        crumbs={[
          { name: cataloguePagesTexts.home(), href: links.page('home') },
          { name: leafletTexts.title(), href: links.page('leaflets') },
          { name: leaflet.title, href: links.page('leaflet', { id: leaflet.leafletId }) },
        ]}
      />
      <header className="leaflet__head">
        <h1 className="leaflet__title">
          <bdi>{leaflet.title}</bdi>
        </h1>
        {leaflet.descr && (
          <p className="leaflet__descr">
            <bdi>{leaflet.descr}</bdi>
          </p>
        )}
        <Validity leaflet={leaflet} state={state} />
        {pdf && (
          <ButtonLink small variant="secondary" href={pdf} target="_blank" rel="noopener noreferrer">
            {leafletTexts.pdf()}
          </ButtonLink>
        )}
      </header>
      <div className="leaflet__body">
        {pictured.length > 0 && (
          <div className="leaflet__viewer" ref={viewer}>
            <PageViewer title={leaflet.title} pages={pictured} turning={turning} valid={state === 'valid'} />
          </div>
        )}
        <section className="leaflet__goods" aria-label={leafletTexts.products()}>
          <h2 className="leaflet__heading">{leafletTexts.products()}</h2>
          {waiting && <ProductGrid waiting={6} />}
          {goodsFailed && <ErrorState onRetry={reloadGoods} />}
          {!waiting && !goodsFailed && goods.length === 0 && <EmptyState title={leafletTexts.noProducts()} />}
          {goods.map(({ page, title, products }) => (
            <section className="leaflet__page" key={page ?? -1}>
              {page !== undefined && (
                <div className="leaflet__page-head">
                  <h3 className="leaflet__page-title">
                    <bdi>{title}</bdi>
                  </h3>
                  <Button small variant="ghost" icon="eye" onClick={() => turnTo(page)}>
                    {leafletTexts.showPage({ n: page + 1 })}
                  </Button>
                </div>
              )}
              <CardList frame={ProductGrid} products={products} host={props.host} />
            </section>
          ))}
        </section>
      </div>
    </div>
  );
}
