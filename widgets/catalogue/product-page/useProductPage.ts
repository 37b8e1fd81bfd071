import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { routeValue } from '../../../core/rules/route.ts';
import { readable } from '../../../core/rules/text.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { useLinks, type Links } from '../../hooks/useLinks.ts';
import { usePlanned } from '../../hooks/usePlanned.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import definition, { type ProductPageProps } from './product-page.widget.ts';

/** The way from home over the product's categories to the product. */
export const productCrumbs = (product: Product, links: Links, home: string) => [
  { name: home, href: links.page('home') },
  ...(product.breadCrumbs ?? []).map((crumb) => ({ name: readable(crumb.name), href: links.category(crumb) })),
  { name: readable(product.name), href: links.product(product) },
];

/** The pictures of a product, checked, the main one first. */
export function productPictures(product: Product, links: Links): { src: string; alt: string }[] {
  const main = { url: product.mediaURLMedium ?? product.mediaURL, alt: '' };
  const all = [main, ...(product.media ?? [])].map(({ url, alt }) => ({ src: links.photo(url), alt }));
  return all.filter((one, index): one is { src: string; alt: string } => one.src !== null && all.findIndex(({ src }) => src === one.src) === index);
}

/** The product of the address or of the attribute, and what could stand in for it. */
export function useProductPage({ slug: given, noAlternatives }: ProductPageProps) {
  const { config } = useSpesa();
  const links = useLinks();
  const slug = given || routeValue(config.pages, 'product', location.pathname);
  const { status, data: product, error, reload } = usePlanned(definition.prefetch, catalogue.product, {}, { route: { slug }, query: new URLSearchParams() });
  const { data: others } = useQuery(catalogue.alternative, product && !noAlternatives ? { product_id: product.productId, details: true } : null);
  const unknown = slug === '' || (status === 'failed' && error?.reason === 'rejected' && error.status === 3);
  return { product, alternatives: others?.products ?? [], links, form: config.currencyForm, unknown, failed: status === 'failed' && !unknown && !product, reload };
}
