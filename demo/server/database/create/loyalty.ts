import { sql, type Kysely } from 'kysely';
import { heldGifts } from '../../../shop/giftCodes.ts';
import type { Database } from '../database.ts';

export async function create(db: Kysely<Database>): Promise<void> {
  await sql`create table user_gift (
    user_gift_certificate_id serial primary key, user_id integer not null references customer on delete cascade, gift_certificate_id integer not null references gift_certificate,
    by_hand boolean not null default false, unique (user_id, gift_certificate_id))`.execute(db);
}

export async function seed(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('user_gift')
    .values(
      heldGifts.map((held) => ({
        user_gift_certificate_id: held.userGiftCertificateId,
        user_id: held.userId,
        gift_certificate_id: held.giftCertificateId,
        by_hand: held.byHand,
      })),
    )
    .execute();
  await sql`select setval('user_gift_user_gift_certificate_id_seq', 100000)`.execute(db);
}
