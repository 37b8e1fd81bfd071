import type { MouseEvent, ReactNode } from 'react';
import * as controlsTexts from '../../core/labels/it/catalogueControls.ts';
import * as commonTexts from '../../core/labels/it/common.ts';
import { pagerEntries } from '../../core/rules/pages.ts';

export interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  href(page: number): string;
  /** Takes plain presses; others, and those without it, are left to the browser. */
  onGo?(page: number): void;
}

const plainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Pages as links that also work without JavaScript. */
export function Pager({ page, pages, href, onGo }: PagerProps) {
  if (pages < 2) return null;
  const go = (to: number) => (event: MouseEvent) => {
    if (!onGo || !plainPress(event)) return;
    event.preventDefault();
    onGo(to);
  };
  const step = (to: number, rel: string, text: ReactNode) => (
    <a className="pager__step" rel={rel} href={href(to)} onClick={go(to)}>
      {text}
    </a>
  );
  return (
    <nav className="pager" aria-label={controlsTexts.pages()}>
      {page > 1 && step(page - 1, 'prev', commonTexts.previous())}
      <ol className="pager__list">
        {pagerEntries(page, pages).map((entry, index) => (
          <li className="pager__item" key={entry ?? `gap-${index}`}>
            {entry === null ? (
              <span className="pager__gap">…</span>
            ) : (
              <a
                className="pager__page"
                href={href(entry)}
                aria-label={controlsTexts.pageNumber({ n: entry })}
                aria-current={entry === page ? 'page' : undefined}
                onClick={go(entry)}
              >
                {entry}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages && step(page + 1, 'next', commonTexts.next())}
    </nav>
  );
}
