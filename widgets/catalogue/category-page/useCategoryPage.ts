import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { plainText } from '../../../core/rules/plainText.ts';
import { routeValue } from '../../../core/rules/route.ts';
import { readable } from '../../../core/rules/text.ts';
import type { CategoryPage } from '../../../core/schema/catalogue.ts';
import { useLinks, type Links } from '../../hooks/useLinks.ts';
import { usePlanned } from '../../hooks/usePlanned.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { useListing } from '../listing/useListing.ts';
import definition, { type CategoryPageProps } from './category-page.widget.ts';

/** Name, description, way and children of a category, as texts and links. */
export function categoryHead(category: CategoryPage, links: Links, home: string) {
  const info = category.metaData?.category_info ?? {};
  const name = readable(plainText(info.TITLE ?? '') || category.name);
  const children = new Set((category.categories ?? []).map((child) => links.category(child)));
  const above = (category.breadCrumbs ?? []).filter(({ categoryId }) => categoryId !== category.categoryId);
  return {
    name,
    description: plainText(info.DESCRIPTION ?? ''),
    crumbs: [
      { name: home, href: links.page('home') },
      ...above.map((crumb) => ({ name: readable(crumb.name), href: links.category(crumb) })),
      { name, href: links.category(category) },
    ],
    /** Of the category's template, checked (§3). */
    navItems: (category.templateNavItems ?? []).flatMap(({ name, itemUrl }) => {
      const link = links.content(itemUrl);
      return link && !children.has(link.href) ? [{ name: readable(name), link }] : [];
    }),
    children: (category.categories ?? []).map((child) => ({
      id: child.categoryId,
      name: readable(child.name),
      href: links.category(child),
    })),
  };
}

/** The category of the address or of the attribute, and the list of its products. */
export function useCategoryPage({ slug: given, favourites }: CategoryPageProps) {
  const { config } = useSpesa();
  const links = useLinks();
  const slug = given || routeValue(config.pages, 'category', location.pathname);
  const { status, data, error, reload } = usePlanned(
    definition.prefetch,
    catalogue.category,
    {},
    { route: { slug }, query: new URLSearchParams() },
  );
  const category = data?.category;
  const listing = useListing(definition.prefetch, category ? { categoryId: String(category.categoryId) } : {}, {
    favouritesFirst: favourites === 'first',
  });
  const unknown = slug === '' || (status === 'failed' && error?.reason === 'rejected' && error.status === 3);
  return { category, links, listing, unknown, failed: status === 'failed' && !unknown, reload };
}
