import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Crumbs } from '../../ui/Crumbs.tsx';
import { newWindow } from '../../ui/newWindow.ts';

import { EmptyState, ErrorState, Skeleton } from '../../ui/EmptyState.tsx';
import { Listing } from '../listing/Listing.tsx';
import type { CategoryPageProps } from './category-page.widget.ts';
import { categoryHead, useCategoryPage } from './useCategoryPage.ts';

export { favouritesInstead as instead } from '../listing/favouritesInstead.ts';

/** A category: its way, heading, children and products (§2, §4). */
export default function CategoryPage(props: CategoryPageProps) {
  const { category, links, listing, unknown, failed, reload } = useCategoryPage(props);
  const home = <ButtonLink href={links.page('home')}>{cataloguePagesTexts.toHome()}</ButtonLink>;

  if (unknown) {
    return (
      <EmptyState icon="search" title={cataloguePagesTexts.unknownCategory()} action={home}>
        <p>{cataloguePagesTexts.unknownCategoryHint()}</p>
      </EmptyState>
    );
  }
  if (failed) return <ErrorState onRetry={reload} />;
  const head = category && categoryHead(category, links, cataloguePagesTexts.home());
  return (
    <div className="category-page">
      {head ? (
        <>
          <Crumbs crumbs={head.crumbs} />
          <h1 className="category-page__title">{head.name}</h1>
          <div className="category-page__ways" data-scroll>
            {head.children.length > 0 && (
              <nav aria-label={cataloguePagesTexts.subcategories()}>
                <ul className="category-page__children">
                  {head.children.map(({ id, name, href }) => (
                    <li key={id}>
                      <a className="chip" href={href}>
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            {head.navItems.length > 0 && (
              <nav aria-label={cataloguePagesTexts.navItems()}>
                <ul className="category-page__children">
                  {head.navItems.map(({ name, link }) => (
                    <li key={link.href + name}>
                      <a className="chip chip--nav" href={link.href} {...newWindow(link)}>
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
        </>
      ) : (
        <Skeleton lines={3} />
      )}
      <Listing
        state={listing}
        host={props.host}
        empty={<EmptyState title={cataloguePagesTexts.emptyCategory()} action={home} />}
      />
      {head?.description && <p className="category-page__text">{head.description}</p>}
    </div>
  );
}
