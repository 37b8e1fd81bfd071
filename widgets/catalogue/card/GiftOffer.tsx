import type { MouseEvent, ReactNode } from 'react';
import { giftMode } from '../../../core/rules/giftCertificates.ts';
import { badgeOf } from '../../../core/rules/badges.ts';
import { plainText } from '../../../core/rules/plainText.ts';
import type { GiftCertificate } from '../../../core/schema/loyalty.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { names } from '../../ui/classNames.ts';

interface Props {
  gift: GiftCertificate;
  /** The badge in words alone: stands here while this view is fetched, and for the mode badge. */
  children?: ReactNode;
}

/** A gift certificate in the display mode of its proposal (§2): badge; card, with more words; link to its category; products, in a dialog. */
export default function GiftOffer({ gift, children }: Props) {
  const { dialogs } = useSpesa();
  const links = useLinks();
  const mode = giftMode(gift);
  const { text, css } = badgeOf(gift);
  if (mode === 'badge') return children;
  if (mode === 'card') {
    return (
      <span className={names('badge', 'gift', css, 'card')}>
        {text}
        {gift.description && <span className="badge__detail">{plainText(gift.description)}</span>}
      </span>
    );
  }
  const open = (event: MouseEvent): void => {
    if (mode !== 'products') return;
    event.preventDefault();
    void dialogs.open('gift', { gift });
  };
  return (
    <a
      className={names('badge', 'gift', css)}
      href={links.category({ slug: gift.categoryProposal?.slug ?? '' })}
      aria-haspopup={mode === 'products' ? 'dialog' : undefined}
      onClick={open}
    >
      {text}
    </a>
  );
}
