import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { plainText } from '../../../core/rules/plainText.ts';
import { routeValue } from '../../../core/rules/route.ts';
import { readable } from '../../../core/rules/text.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { useLinks, type Links } from '../../hooks/useLinks.ts';
import { usePlanned } from '../../hooks/usePlanned.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import definition, { type ProductPageProps } from './product-page.widget.ts';

/** The way from home over the product's categories to the product. */
export const productCrumbs = (product: Product, links: Links, home: string) => [
  { name: home, href: links.page('home') },
  ...(product.breadCrumbs ?? []).map((crumb) => ({ name: readable(crumb.name), href: links.category(crumb) })),
  { name: readable(product.name), href: links.product(product) },
];

/** The pictures of a product, checked: those of its detail, else the one of lists. */
export function productPictures(product: Product, links: Links): { src: string; alt: string }[] {
  const checked = (pictures: readonly { url: string | undefined; alt: string }[]) =>
    pictures
      .map(({ url, alt }) => ({ src: links.photo(url), alt }))
      .filter((one): one is { src: string; alt: string } => one.src !== null);
  const own = checked(product.media ?? []).filter(
    ({ src }, index, all) => all.findIndex((one) => one.src === src) === index,
  );
  return own.length > 0 ? own : checked([{ url: product.mediaURLMedium ?? product.mediaURL, alt: '' }]);
}

/** What the shop says of a product, as plain texts, each once: its description and the longer one. */
export function descriptionsOf({ metaData, productInfos }: Product): string[] {
  const texts = [metaData?.product_description?.description, productInfos.EXTENDED_DESCRIPTION]
    .map((text) => plainText(text ?? ''))
    .filter(Boolean);
  return texts.filter((text, index) => texts.findIndex((other) => other.includes(text)) === index);
}

/** The product of the address or of the attribute. */
export function useProductPage({ slug: given }: ProductPageProps) {
  const { config } = useSpesa();
  const links = useLinks();
  const slug = given || routeValue(config.pages, 'product', location.pathname);
  const {
    status,
    data: product,
    error,
    reload,
  } = usePlanned(definition.prefetch, catalogue.product, {}, { route: { slug }, query: new URLSearchParams() });
  const unknown = slug === '' || (status === 'failed' && error?.reason === 'rejected' && error.status === 3);
  return {
    product,
    links,
    form: config.currencyForm,
    guaranteeFile: config.guaranteeFile,
    unknown,
    failed: status === 'failed' && !unknown && !product,
    reload,
  };
}
