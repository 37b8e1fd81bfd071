import { Fragment, type ReactNode } from 'react';
import * as catalogueTexts from '../../core/labels/it/catalogue.ts';
import { badges } from '../../core/rules/badges.ts';
import type { Product } from '../../core/schema/catalogue.ts';
import type { GiftCertificate } from '../../core/schema/loyalty.ts';
import { names } from './classNames.ts';

/** Stands in the place of a gift's badge and may do more than it. */
export type Offer = (gift: GiftCertificate, badge: ReactNode) => ReactNode;

/** The badges of a product (§2). */
export function BadgeList({ product, offer }: { product: Product; offer?: Offer | undefined }) {
  return badges(product).map(({ kind, text, css, gift }) => {
    const badge = <span className={names('badge', kind, css)}>{text || catalogueTexts.novelty()}</span>;
    return <Fragment key={kind + text}>{gift && offer ? offer(gift, badge) : badge}</Fragment>;
  });
}

/** The badges in their line, which stands also without any. */
export function Badges({ product, className, offer }: { product: Product; className: string; offer?: Offer }) {
  return (
    <p className={className}>
      <BadgeList product={product} offer={offer} />
    </p>
  );
}
