import type { ReactNode } from 'react';
import * as commonTexts from '../../core/labels/it/common.ts';
import * as errorTexts from '../../core/labels/it/errors.ts';
import { Button } from './Button.tsx';
import { names } from './classNames.ts';
import { Icon, type IconName } from './Icon.tsx';
import { range } from '../../core/rules/range.ts';

/** Says that there is nothing to show, and what to do instead. */
export function EmptyState({
  icon = 'basket',
  title,
  children,
  action,
}: {
  icon?: IconName;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="empty-state">
      <span className="empty-state__icon">
        <Icon name={icon} />
      </span>
      <p className="empty-state__title">{title}</p>
      {children && <div className="empty-state__text">{children}</div>}
      {action}
    </div>
  );
}

/** What could not be loaded, with a way to try again (NET-01); whoever keeps the site and sees WordPress’ own bar is told where to look (NET-18). */
export function ErrorState({ text, busy, onRetry }: { text?: string; busy?: boolean; onRetry?(): void }) {
  return (
    <div className="empty-state empty-state--error" role="alert">
      <span className="empty-state__icon">
        <Icon name="offline" />
      </span>
      <p className="empty-state__text">{text ?? errorTexts.unreachable()}</p>
      {document.body.classList.contains('admin-bar') && <p className="empty-state__text">{errorTexts.forKeepers()}</p>}
      {onRetry && (
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          {commonTexts.retry()}
        </Button>
      )}
    </div>
  );
}

/** Grey bars where text will be. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="skeletons" role="status" aria-busy="true">
      <span className="hidden-text">{commonTexts.loading()}</span>
      {range(lines).map((index) => (
        <span className={names('skeleton', index % 3 === 2 && 'short')} key={index} />
      ))}
    </div>
  );
}
