import { content } from '../../../core/api/endpoints/content.ts';
import { romeTime } from '../../../core/rules/dates.ts';
import { leafletState, pagesOf } from '../../../core/rules/leaflets.ts';
import { routeValue } from '../../../core/rules/route.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { usePlanned } from '../../hooks/usePlanned.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import definition, { type LeafletProps } from './leaflet.widget.ts';

/** As many products as a leaflet is asked for at once. */
const MOST = 200;

/** Products that stand together: on a page of the leaflet, or, where the pages do not tell, in it. */
export interface Goods {
  /** From 0; undefined for the whole leaflet. */
  page: number | undefined;
  title: string;
  products: readonly Product[];
}

/** The leaflet of the address or of the attribute, its pages, its products by page, and whether it is valid today. */
export function useLeaflet({ leafletId }: LeafletProps) {
  const { config, browser } = useSpesa();
  const id = leafletId || Number(routeValue(config.pages, 'leaflet', location.pathname)) || 0;
  const {
    status,
    data: leaflet,
    error,
    reload,
  } = usePlanned(
    definition.prefetch,
    content.leaflet,
    {},
    { route: { id: id > 0 ? String(id) : '' }, query: new URLSearchParams() },
  );
  const pages = leaflet ? pagesOf(leaflet) : [];
  const told = pages.some(({ products }) => (products?.length ?? 0) > 0);
  const searched = useQuery(
    content.leafletProducts,
    leaflet && !told ? { parent_leaflet_id: leaflet.leafletId, page_size: MOST } : null,
  );

  const whole: Goods[] = searched.data?.products.length
    ? [{ page: undefined, title: '', products: searched.data.products }]
    : [];
  const goods = told
    ? pages.flatMap(({ pageNumber, title = '', products = [] }, page): Goods[] =>
        products.length > 0 ? [{ page, title: title || String(pageNumber + 1), products }] : [],
      )
    : whole;
  const unknown = id <= 0 || (status === 'failed' && error?.reason === 'rejected' && error.status === 3);
  return {
    leaflet,
    pages,
    goods,
    waiting: !told && leaflet !== undefined && (searched.status === 'idle' || searched.status === 'loading'),
    goodsFailed: searched.status === 'failed',
    reloadGoods: searched.reload,
    state: leaflet && leafletState(leaflet, romeTime(browser.now()).date),
    unknown,
    failed: status === 'failed' && !unknown && !leaflet,
    reload,
  };
}
