import type { Proposal } from '../../core/schema/content.ts';
import { lasting } from './validity.ts';

/** A gift certificate of the demo. Cents; dates YYYY-MM-DD. One without a code begins by itself at its threshold. */
export interface GiftCode {
  giftCertificateId: number;
  giftCode?: string;
  name: string;
  description: string;
  /** 1 an amount, 2 a percentage, 1001 one product of the customer's choice for free. */
  adjustmentTypeId: 1 | 2 | 1001;
  amount?: number;
  percentage?: number;
  /** The least value of the goods. */
  threshold: number;
  oncePerCustomer?: boolean;
  /** Only for the customers who were given it. */
  personal?: boolean;
  /** Counts, and reduces, the products of this category alone. */
  categorySlug?: string;
  /** How it is shown: metadata mode, badge, css, HIDE_IN_HOME (§3). */
  proposal?: Proposal;
  startDate: string;
  endDate: string;
}

/** How a gift is shown on the cards of its products: mode badge, card, link or products (§2). */
const shownAs = (id: number, name: string, slug: string, metadata: Record<string, string>): Proposal => ({
  id,
  name,
  slug,
  proposalUrl: `/category/${slug}`,
  metadata,
});

const ofProducts = (
  giftCertificateId: number,
  name: string,
  description: string,
  [amount, threshold]: readonly [number, number],
  categorySlug: string,
  metadata: Record<string, string>,
): GiftCode => ({
  giftCertificateId,
  name,
  description,
  adjustmentTypeId: 1,
  amount,
  threshold,
  categorySlug,
  proposal: shownAs(9000 + giftCertificateId, name, categorySlug, metadata),
  ...lasting,
});

const personal = (
  giftCertificateId: number,
  giftCode: string,
  gift: Pick<GiftCode, 'name' | 'description' | 'adjustmentTypeId' | 'threshold'> & Partial<GiftCode>,
): GiftCode => ({ giftCertificateId, giftCode, personal: true, oncePerCustomer: true, ...lasting, ...gift });

/** The codes that can be typed in the cart, and the gifts that begin at an amount. */
export const giftCodes: readonly GiftCode[] = [
  {
    giftCertificateId: 1,
    giftCode: 'BENVENUTO5',
    name: 'Benvenuto: 5 € di sconto',
    description: '5 € in meno su una spesa di almeno 30 €, una volta per cliente.',
    adjustmentTypeId: 1,
    amount: 500,
    threshold: 3000,
    oncePerCustomer: true,
    ...lasting,
  },
  {
    giftCertificateId: 2,
    giftCode: 'SPESA10',
    name: '10% di sconto',
    description: '10% in meno su una spesa di almeno 50 €.',
    adjustmentTypeId: 2,
    percentage: 10,
    threshold: 5000,
    ...lasting,
  },
  {
    giftCertificateId: 3,
    giftCode: 'SCEGLITU',
    name: 'Un prodotto in omaggio',
    description: 'Scegli tu quale prodotto del carrello è in omaggio, fino a 4 €.',
    adjustmentTypeId: 1001,
    amount: 400,
    threshold: 2000,
    ...lasting,
  },
  {
    giftCertificateId: 4,
    giftCode: 'ESTATE2026',
    name: 'Estate 2026',
    description: '3 € in meno, fino al 30 settembre 2026.',
    adjustmentTypeId: 1,
    amount: 300,
    threshold: 0,
    startDate: '2026-06-01',
    endDate: '2026-09-30',
  },
  {
    giftCertificateId: 11,
    name: '3 € di sconto sopra i 60 €',
    description: 'Arriva a 60 € e togliamo 3 € dal totale.',
    adjustmentTypeId: 1,
    amount: 300,
    threshold: 6000,
    ...lasting,
  },
  {
    giftCertificateId: 12,
    name: '8 € di sconto sopra i 120 €',
    description: 'Arriva a 120 € e togliamo 8 € dal totale.',
    adjustmentTypeId: 1,
    amount: 800,
    threshold: 12000,
    ...lasting,
  },
  ofProducts(
    21,
    'Gelati: 2 € in meno ogni spesa da 8 €',
    'Con 8 € di gelati togliamo 2 € dal totale.',
    [200, 800],
    'surgelati/gelati',
    { mode: 'badge', badge: '2 € in meno da 8 €', css: 'fresh' },
  ),
  ofProducts(
    22,
    'Colazione insieme',
    'Con 10 € di prodotti per la colazione, 2 € in meno alla cassa.',
    [200, 1000],
    'colazione-e-dolci',
    { mode: 'card', badge: 'Colazione insieme' },
  ),
  ofProducts(
    23,
    'Casa in ordine: 3 € in meno da 20 €',
    'Con 20 € di prodotti per la casa togliamo 3 € dal totale.',
    [300, 2000],
    'casa-e-pulizia',
    { mode: 'link', badge: '3 € in meno da 20 €' },
  ),
  ofProducts(
    24,
    'L’ora della pappa',
    'Scegli 12 € di prodotti per i più piccoli: 2,50 € in meno.',
    [250, 1200],
    'infanzia',
    { mode: 'products', badge: 'L’ora della pappa' },
  ),
  personal(31, 'GRAZIE5', {
    name: 'Buono da 5 €',
    description: '5 € in meno su una spesa di almeno 25 €: grazie di essere dei nostri.',
    adjustmentTypeId: 1,
    amount: 500,
    threshold: 2500,
  }),
  personal(32, 'OMAGGIO4', {
    name: 'Un prodotto in omaggio',
    description: 'Scegli tu quale prodotto del carrello è in omaggio, fino a 4 €.',
    adjustmentTypeId: 1001,
    amount: 400,
    threshold: 2000,
  }),
  personal(33, 'COMPLEANNO', {
    name: 'Buon compleanno: 15%',
    description: '15% in meno su una spesa di almeno 40 €.',
    adjustmentTypeId: 2,
    percentage: 15,
    threshold: 4000,
  }),
  personal(34, 'SCUSACI', {
    name: 'Per il ritardo: 3 € di sconto',
    description: '3 € in meno sulla prossima spesa, dal servizio clienti.',
    adjustmentTypeId: 1,
    amount: 300,
    threshold: 0,
  }),
  personal(35, 'RISERVATO', {
    name: 'Offerta riservata',
    description: '2 € in meno, per chi ha ricevuto il nostro messaggio.',
    adjustmentTypeId: 1,
    amount: 200,
    threshold: 1000,
    proposal: { id: 9035, name: 'Offerta riservata', metadata: { HIDE_IN_HOME: 'true' } },
  }),
  personal(36, 'ESTATEPERTE', {
    name: 'Estate per te',
    description: '4 € in meno, fino al 30 settembre 2026.',
    adjustmentTypeId: 1,
    amount: 400,
    threshold: 0,
    startDate: '2026-06-01',
    endDate: '2026-09-30',
  }),
];

/** A customer's copy of a gift; by hand means that the shop's staff gave it. */
export interface HeldGift {
  userGiftCertificateId: number;
  userId: number;
  giftCertificateId: number;
  byHand: boolean;
}

const held = (userId: number, gifts: readonly number[], givenByHand: readonly number[]): HeldGift[] =>
  [...gifts, ...givenByHand].map((giftCertificateId) => ({
    userGiftCertificateId: userId * 100 + giftCertificateId,
    userId,
    giftCertificateId,
    byHand: givenByHand.includes(giftCertificateId),
  }));

/** Who holds which personal gifts. */
export const heldGifts: readonly HeldGift[] = [
  ...held(101, [31, 32, 33, 36], [34, 35]),
  ...held(103, [32], []),
  ...held(104, [36], [35]),
];
