import type { AnchorHTMLAttributes } from 'react';
import { look, type Look } from './Button.tsx';
import { Icon } from './Icon.tsx';

/** A link that looks like a button; nothing where the site has no such page (`href` is empty). */
export function ButtonLink({
  variant,
  icon,
  wide,
  small,
  children,
  href,
  ...rest
}: Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> & { href: string }) {
  if (!href) return null;
  return (
    <a {...rest} href={href} className={look({ variant, wide, small, children })}>
      {icon && <Icon name={icon} />}
      <span className="button__text">{children}</span>
    </a>
  );
}
