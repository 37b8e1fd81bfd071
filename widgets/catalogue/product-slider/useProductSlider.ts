import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import type { ProductList } from '../../../core/schema/catalogue.ts';
import { useLinks, type Links } from '../../hooks/useLinks.ts';
import { usePlanned } from '../../hooks/usePlanned.ts';
import definition, { type ProductSliderProps } from './product-slider.widget.ts';

/** Where all products of the slider are: the editor's link, else its category, its search or what it is narrowed to; empty when nowhere. */
export function allHref(
  {
    link,
    categoryId,
    query,
    promo,
    news,
    order,
  }: Pick<ProductSliderProps, 'link' | 'categoryId' | 'query' | 'promo'> &
    Partial<Pick<ProductSliderProps, 'news' | 'order'>>,
  { products }: ProductList,
  links: Links,
): string {
  const own = links.content(link);
  if (own) return own.href;
  const narrowed = [promo && 'promo=1', news && 'new=1', order && `sort=${order.replace(' ', '+')}`]
    .filter(Boolean)
    .join('&');
  const category = products
    .flatMap(({ breadCrumbs }) => breadCrumbs ?? [])
    .find((crumb) => crumb.categoryId === categoryId);
  if (category) return `${links.category(category)}${narrowed && `?${narrowed}`}`;
  if (categoryId) return '';
  if (query) return `${links.search(query)}${narrowed && `&${narrowed}`}`;
  return narrowed && `${links.page('search')}?${narrowed}`;
}

/** The products of a slider and where all of them are; the link is there only when there are more than it shows (§5). */
export function useProductSlider(props: ProductSliderProps) {
  const links = useLinks();
  const { status, data, error, reload } = usePlanned(definition.prefetch, catalogue.products, props);
  const more = data !== undefined && data.page.totItems > data.page.itemsPerPage;
  return { status, error, reload, products: data?.products, showAll: more ? allHref(props, data, links) : '' };
}
