import pg from 'pg';
import { openDatabase, type OpenDatabase } from '../../../demo/server/database/open.ts';
import { hashPassword } from '../../../demo/server/session/password.ts';
import { newcomers, plainProducts, saveCard } from '../../demo/server/people.ts';

/** Somebody who may shop. */
export interface Person {
  userId: number;
  email: string;
  addressId: number;
  /** A card that pays without a question. */
  cardId: number;
}

export const password = 'spesa-demo';
const plenty = 100_000;

/** Makes the shop's role and database, and a table of its own for who looks whether two nodes take writes at once. */
export async function createShop(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  for (const statement of [
    'create role spesa login',
    'create database spesa owner spesa',
    'create table witness (turn integer primary key)',
  ])
    await client.query(statement);
  await client.end();
}

/** Does `work` on the shop's database and leaves it. */
export async function withShop<T>(url: string, work: (db: OpenDatabase['db']) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** Makes room and stock for a long run, and this many customers, who shop for these products. */
export const prepareShop = (url: string, count: number): Promise<{ people: Person[]; products: number[] }> =>
  withShop(url, async (db) => {
    const products = await plainProducts({ db }, 12, plenty);
    await db.updateTable('timeslot').set({ capacity: plenty }).execute();
    const password_hash = await hashPassword(password);
    const people: Person[] = [];
    for (const { address_id: addressId } of await newcomers({ db }, count)) {
      const { userId, user_payment_auth_id: cardId } = await saveCard({ db }, addressId);
      const { email } = await db
        .updateTable('customer')
        .set({ password_hash })
        .where('user_id', '=', userId)
        .returning('email')
        .executeTakeFirstOrThrow();
      people.push({ userId, email, addressId, cardId });
    }
    return { people, products };
  });
