import { Fragment, type ReactNode } from 'react';
import '../../core/labels/it/catalogue.ts';
import { label } from '../../core/labels/label.ts';
import { badges } from '../../core/rules/badges.ts';
import type { Product } from '../../core/schema/catalogue.ts';
import type { GiftCertificate } from '../../core/schema/loyalty.ts';
import { names } from './classNames.ts';

/** Stands in the place of a gift's badge and may do more than it. */
export type Offer = (gift: GiftCertificate, badge: ReactNode) => ReactNode;

/** The badges of a product (§2). */
export function Badges({ product, className, offer }: { product: Product; className: string; offer?: Offer }) {
  return (
    <p className={className}>
      {badges(product).map(({ kind, text, css, gift }) => {
        const badge = <span className={names('badge', kind, css)}>{text || label('catalogue.new')}</span>;
        return <Fragment key={kind + text}>{gift && offer ? offer(gift, badge) : badge}</Fragment>;
      })}
    </p>
  );
}
