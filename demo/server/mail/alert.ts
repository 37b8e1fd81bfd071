import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ShopPages } from '../http/shopPages.ts';
import { layOut } from './layOut.ts';

/** Tells the shop's staff by mail that a payment is not as it should be. */
export async function alertMail(
  db: Transaction<Database>,
  pages: ShopPages,
  { order_id, reference }: { order_id: number; reference: string },
  problem: string,
): Promise<void> {
  const staff = await db.selectFrom('customer').select('email').where('role', '=', 'backoffice').execute();
  const mail = await layOut(
    {
      subject: `Pagamento da controllare: ordine ${order_id}`,
      lead: [
        `Il pagamento ${reference} dell’ordine ${order_id} è da controllare: ${problem}. L’ordine non è stato confermato e l’importo viene restituito.`,
      ],
    },
    pages,
  );
  for (const { email } of staff)
    await db
      .insertInto('mail')
      .values({ recipient: email, order_id, ...mail })
      .execute();
}
