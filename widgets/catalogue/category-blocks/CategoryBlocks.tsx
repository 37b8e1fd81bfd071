import { createElement, useMemo } from 'react';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { routeValue } from '../../../core/rules/route.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { ErrorState } from '../../ui/EmptyState.tsx';
import type { CategoryBlocksProps } from './category-blocks.widget.ts';
import { rowsOf } from './rowsOf.ts';

/** The rows and columns of blocks of a category (§2), of that of the address where none is named. Each element reads what it shows by itself, mostly from the answer that is here already. */
export default function CategoryBlocks({ slug: given }: CategoryBlocksProps) {
  const { config } = useSpesa();
  const links = useLinks();
  const slug = given || routeValue(config.pages, 'category', location.pathname);
  const { status, data, reload } = useQuery(catalogue.category, slug ? { slug } : null);
  const rows = useMemo(
    () => data && rowsOf(data.category, { slug, categoryHref: (other) => links.category({ slug: other }) }),
    [data, slug, links],
  );
  if (status === 'failed' && !rows) return given ? <ErrorState onRetry={reload} /> : null;
  if (!rows) return given ? <div className="category-blocks__waiting skeleton" aria-hidden="true" /> : null;
  return (
    <div className="category-blocks">
      {rows.map(({ className, columns }, index) => (
        <div className={className} key={index}>
          {columns.map((column) => (
            <div className={column.className} key={`${slug} ${column.key}`}>
              {createElement(column.tag, column.attributes)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
