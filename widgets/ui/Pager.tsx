import type { MouseEvent } from 'react';
import '../../core/labels/it/common.ts';
import { label } from '../../core/labels/label.ts';
import { pagerEntries } from '../../core/rules/pages.ts';
import { Icon } from './Icon.tsx';

export interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  href(page: number): string;
  /** Takes plain presses; others, and those without it, are left to the browser. */
  onGo?(page: number): void;
}

const plainPress = (event: MouseEvent): boolean => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Pages as links that also work without JavaScript. */
export function Pager({ page, pages, href, onGo }: PagerProps) {
  if (pages < 2) return null;
  const go = (to: number) => (event: MouseEvent) => {
    if (!onGo || !plainPress(event)) return;
    event.preventDefault();
    onGo(to);
  };
  const link = (to: number, className: string, name: string, rel: string, icon: 'left' | 'right') => (
    <a className={className} href={href(to)} rel={rel} aria-label={name} onClick={go(to)}>
      <Icon name={icon} />
    </a>
  );
  return (
    <nav className="pager" aria-label={label('common.pages')}>
      {page > 1 && link(page - 1, 'pager__link', label('common.previousPage'), 'prev', 'left')}
      <ul className="pager__list">
        {pagerEntries(page, pages).map((entry, index) => (
          <li key={entry ?? `gap-${index}`}>
            {entry === null ? (
              <span className="pager__gap">…</span>
            ) : (
              <a className="pager__link" href={href(entry)} aria-label={label('common.pageNumber', { n: entry })} aria-current={entry === page ? 'page' : undefined} onClick={go(entry)}>
                {entry}
              </a>
            )}
          </li>
        ))}
      </ul>
      {page < pages && link(page + 1, 'pager__link', label('common.nextPage'), 'next', 'right')}
    </nav>
  );
}

/** Where this page stands; the last one is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly { name: string; href: string }[] }) {
  return (
    <nav className="breadcrumbs" aria-label={label('common.breadcrumbs')}>
      <ol className="breadcrumbs__list">
        {crumbs.map(({ name, href }, index) => (
          <li className="breadcrumbs__item" key={href + index}>
            {index < crumbs.length - 1 ? (
              <a href={href}>
                <bdi>{name}</bdi>
              </a>
            ) : (
              <span aria-current="page">
                <bdi>{name}</bdi>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
