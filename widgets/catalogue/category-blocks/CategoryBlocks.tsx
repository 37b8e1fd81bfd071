import { createElement, useLayoutEffect, useMemo, useRef } from 'react';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { ErrorState } from '../../ui/Notice.tsx';
import type { CategoryBlocksProps } from './category-blocks.widget.ts';
import { rowsOf, sizes, type GridColumn } from './rowsOf.ts';

/** A block in its place; its element reads what it shows by itself, mostly from the answer that is here already. */
function Column({ tag, attributes, spans }: GridColumn) {
  const box = useRef<HTMLDivElement>(null);
  const places = sizes.map((size) => spans[size]).join(' ');
  useLayoutEffect(() => {
    for (const size of sizes) box.current?.style.setProperty(`--${size}`, String(spans[size]));
  }, [places]);
  return (
    <div className="category-blocks__column" ref={box}>
      {createElement(tag, attributes)}
    </div>
  );
}

/** The rows and columns of blocks of a category (§2). */
export default function CategoryBlocks({ slug }: CategoryBlocksProps) {
  const { status, data, reload } = useQuery(catalogue.category, slug ? { slug } : null);
  const rows = useMemo(() => data && rowsOf({ ...data.category, slug }), [data, slug]);
  if (status === 'failed' && !rows) return <ErrorState onRetry={reload} />;
  if (!rows) return <div className="category-blocks__waiting skeleton" aria-hidden="true" hidden={!slug} />;
  return (
    <div className="category-blocks">
      {rows.map(({ className, columns }, index) => (
        <div className={className} key={index}>
          {columns.map((column) => (
            <Column {...column} key={`${slug} ${column.key}`} />
          ))}
        </div>
      ))}
    </div>
  );
}
