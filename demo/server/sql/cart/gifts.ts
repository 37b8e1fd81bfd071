import type { GiftCertificate } from '../../../../core/schema/loyalty.ts';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { CartTables } from '../../database/tables/cart.ts';
import type { Gift } from '../../pricing/pricedCart.ts';
import { translated } from '../../language/translate.ts';

/** A certificate; on a cart also the line chosen for it, and the number of the customer's own copy. */
export type GiftRow = Selectable<CartTables['gift_certificate']> & { item_id?: number | null; held_id?: number | null };

const names: Record<number, string> = { 1: 'Sconto', 2: 'Percentuale', 1001: 'Prodotto a scelta' };

export const asGift = (row: GiftRow): Gift => ({
  giftCertificateId: row.gift_certificate_id,
  name: row.name,
  adjustmentTypeId: row.adjustment_type_id,
  amount: row.amount,
  percentage: row.percentage,
  threshold: row.threshold,
  automatic: row.automatic,
  ofProducts: row.category_id !== null,
  itemId: row.item_id ?? null,
});

/** The number of the customer's copy; the certificate's own number if nobody holds one. */
export const userGiftId = (row: GiftRow): number => row.held_id ?? row.gift_certificate_id;

const proposalOf = ({ metadata, ...proposal }: NonNullable<GiftRow['proposal']>) => ({
  ...proposal,
  name: translated(proposal.name),
  metadata: { ...metadata, ...(metadata?.['badge'] && { badge: translated(metadata['badge']) }) },
});

export const giftOnTheWire = (row: GiftRow): GiftCertificate => ({
  giftCertificateId: row.gift_certificate_id,
  id: row.gift_certificate_id,
  giftCode: row.gift_code ?? undefined,
  name: translated(row.name),
  description: translated(row.description),
  startDate: row.start_date,
  endDate: row.end_date,
  giftAdjustmentType: {
    giftAdjustmentTypeId: row.adjustment_type_id,
    name: translated(names[row.adjustment_type_id] ?? ''),
  },
  amount: row.amount === null ? undefined : row.amount / 100,
  percentage: row.percentage ?? undefined,
  categoryProposal: row.proposal ? proposalOf(row.proposal) : undefined,
  userGiftCertificateId: userGiftId(row),
});

const current = (db: Db, today: string) =>
  db
    .selectFrom('gift_certificate')
    .selectAll('gift_certificate')
    .where('start_date', '<=', today)
    .where('end_date', '>=', today)
    .orderBy('gift_certificate_id');

/** The gifts that begin by themselves at an amount. */
export const automaticGifts = (db: Db, today: string): Promise<GiftRow[]> =>
  current(db, today).where('automatic', '=', true).execute();

/** The gifts that begin by themselves on the products of a category, on whatever days. */
export const automaticGiftsOfCategories = (db: Db): Promise<GiftRow[]> =>
  db
    .selectFrom('gift_certificate')
    .selectAll()
    .where('automatic', '=', true)
    .where('category_id', 'is not', null)
    .orderBy('gift_certificate_id')
    .execute();

/** The certificate of a code, whatever its capitals. */
export const findGift = (db: Db, code: string): Promise<GiftRow | undefined> =>
  db.selectFrom('gift_certificate').selectAll().where('gift_code', '=', code.trim().toUpperCase()).executeTakeFirst();

export async function holds(db: Db, giftCertificateId: number, userId: number): Promise<boolean> {
  const held = await db
    .selectFrom('user_gift')
    .select('user_id')
    .where('gift_certificate_id', '=', giftCertificateId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return held !== undefined;
}

export async function alreadyUsed(db: Db, giftCertificateId: number, userId: number): Promise<boolean> {
  const use = await db
    .selectFrom('gift_use')
    .select('order_id')
    .where('gift_certificate_id', '=', giftCertificateId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return use !== undefined;
}
