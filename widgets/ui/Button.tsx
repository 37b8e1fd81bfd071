import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import * as commonTexts from '../../core/labels/it/common.ts';
import { names } from './classNames.ts';
import { Icon, type IconName } from './Icon.tsx';

export interface Look {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  icon?: IconName;
  wide?: boolean;
  small?: boolean;
  children: ReactNode;
}

export const look = ({ variant = 'primary', wide, small }: Look): string =>
  names('button', variant, wide && 'wide', small && 'small');

export type ButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & { busy?: boolean };

/** A button; while busy it keeps its size and its focus, says so, and does nothing. */
export function Button({ variant, icon, wide, small, busy, children, onClick, type = 'button', ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={look({ variant, wide, small, children })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy ? <span className="spinner" /> : icon && <Icon name={icon} />}
      <span className="button__text">{children}</span>
      {busy && <span className="hidden-text">{commonTexts.loading()}</span>}
    </button>
  );
}

/** A link to a page of the shop; nothing where the site has no such page (`href` is empty). */
export const PageLink = ({ href, className, children }: { href: string; className?: string; children: ReactNode }) =>
  href && (
    <a className={className} href={href}>
      {children}
    </a>
  );

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children' | 'aria-label'> & {
  icon: IconName;
  name: string;
  busy?: boolean;
  plain?: boolean;
};

/** A round 44 px button with a picture; `name` is its text for assistive technology and the tooltip. */
export function IconButton({ icon, name, busy, plain, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={names('icon-button', plain && 'plain')}
      aria-label={name}
      title={name}
      aria-busy={busy || undefined}
    >
      {busy ? <span className="spinner" /> : <Icon name={icon} />}
    </button>
  );
}
