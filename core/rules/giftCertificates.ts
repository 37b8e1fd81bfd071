import type { Cart } from '../schema/cart.ts';
import type { GiftCertificate } from '../schema/loyalty.ts';

/** The adjustment type whose gift is an item that the customer must choose (§5). */
const CHOSEN_ITEM = 1001;

export type GiftState = 'usable' | 'used' | 'expired' | 'notYet';

/** What can be done with a certificate on a day (YYYY-MM-DD in Rome); the last day counts. */
export function giftState(gift: GiftCertificate, today: string): GiftState {
  const uses = gift.userGiftCertificates ?? [];
  if (uses.length > 0 && uses.every(({ orderId, usedDate }) => orderId !== undefined || usedDate !== undefined))
    return 'used';
  if (gift.endDate !== undefined && gift.endDate < today) return 'expired';
  return gift.startDate !== undefined && gift.startDate > today ? 'notYet' : 'usable';
}

/** The day a used certificate was used, if it is known. */
export const usedOn = (gift: GiftCertificate): string | undefined =>
  gift.userGiftCertificates?.find(({ usedDate }) => usedDate)?.usedDate;

/** Flagged HIDE_IN_HOME by its proposal (§3, §7). */
const hiddenInHome = (gift: GiftCertificate): boolean =>
  /^(true|1)$/i.test(gift.categoryProposal?.metadata?.HIDE_IN_HOME ?? '');

export const mustChooseItem = (gift: GiftCertificate): boolean =>
  gift.giftAdjustmentType?.giftAdjustmentTypeId === CHOSEN_ITEM;

const ends = (gift: GiftCertificate): string => gift.endDate ?? '9999-12-31';

/** The certificates of several lists that a home shows: each once, without the hidden ones, what ends first in front; past ones last and only if wanted (§7). */
export function giftsInHome(
  lists: readonly (readonly GiftCertificate[])[],
  today: string,
  withPast: boolean,
): GiftCertificate[] {
  const each = new Map(lists.flat().map((gift) => [gift.userGiftCertificateId ?? gift.giftCertificateId, gift]));
  const shown = [...each.values()]
    .filter((gift) => !hiddenInHome(gift))
    .toSorted((one, other) => ends(one).localeCompare(ends(other)));
  const usable = shown.filter((gift) => giftState(gift, today) === 'usable');
  return withPast
    ? [...usable, ...shown.filter((gift) => ['used', 'expired'].includes(giftState(gift, today)))]
    : usable;
}

/** Is this certificate's code on the cart? */
export const isInCart = (cart: Cart | null, gift: GiftCertificate): boolean =>
  (cart?.orderAdjustmentSummary?.orderAdjustments ?? []).some(
    ({ giftCertificate }) => giftCertificate?.giftCertificateId === gift.giftCertificateId,
  );

/** How a product's card shows the certificate (§2): what leads somewhere needs a category to lead to; anything unknown is a badge. */
export function giftMode({ categoryProposal }: GiftCertificate): 'badge' | 'card' | 'link' | 'products' {
  const mode = categoryProposal?.metadata?.mode;
  if (mode === 'card') return mode;
  return categoryProposal?.slug && (mode === 'link' || mode === 'products') ? mode : 'badge';
}
