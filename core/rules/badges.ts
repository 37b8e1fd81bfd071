import { plainText } from './plainText.ts';
import type { Product } from '../schema/catalogue.ts';
import type { GiftCertificate } from '../schema/loyalty.ts';

export interface Badge {
  kind: 'new' | 'promo' | 'gift' | 'custom';
  /** Shown as text, never as HTML; empty for `new`, which has a label of its own. */
  text: string;
  /** One class name's part that the shop styles it by (XSS-08). */
  css?: string | undefined;
  /** Of kind `gift`: what the badge stands for. */
  gift?: GiftCertificate;
}

/** A bare percentage is announced by the price alone, beside its 30-day reference (LAW-05). */
const isPercentage = (text: string): boolean => /^[-−–]?\s*\d+([.,]\d+)?\s*%$/.test(text);

const partOf = (css = ''): string | undefined => /[a-z][\w-]*/i.exec(css)?.[0];

/** A gift certificate in words: its proposal's `badge`, else its name. */
export function badgeOf(gift: GiftCertificate): Badge {
  const { badge, css } = gift.categoryProposal?.metadata ?? {};
  return { kind: 'gift', text: plainText(badge || gift.name), css: partOf(css), gift };
}

/** The badges of a product card (§2), in the order of their weight: promotion, gift certificates, new, the shop's own. */
export function badges(
  product: Pick<Product, 'warehousePromo' | 'userGiftCertificates' | 'newProduct' | 'isNew' | 'productInfos'>,
): Badge[] {
  const list: Badge[] = [];
  const promo = plainText(product.warehousePromo?.view.body ?? '');
  if (promo && !isPercentage(promo))
    list.push({ kind: 'promo', text: promo, css: partOf(product.warehousePromo?.view.cssClass) });
  for (const { giftCertificate } of product.userGiftCertificates ?? [])
    if (giftCertificate?.name) list.push(badgeOf(giftCertificate));
  if (product.newProduct || product.isNew) list.push({ kind: 'new', text: '' });
  const own = plainText(product.productInfos.BADGE ?? '');
  if (own) list.push({ kind: 'custom', text: own });
  return list;
}
