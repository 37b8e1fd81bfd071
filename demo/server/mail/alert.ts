import { html } from 'hono/html';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import { mailPage } from './mailPage.ts';

/** Tells the shop's staff by mail that a payment is not as it should be. */
export async function alertMail(
  db: Transaction<Database>,
  payment: { order_id: number; reference: string },
  problem: string,
): Promise<void> {
  const staff = await db.selectFrom('customer').select('email').where('role', '=', 'backoffice').execute();
  const subject = `Pagamento da controllare: ordine ${payment.order_id}`;
  const plain = `Il pagamento ${payment.reference} dell’ordine ${payment.order_id} è da controllare: ${problem}. L’ordine non è stato confermato e l’importo viene restituito.`;
  const page = await mailPage(subject, html`<p>${plain}</p>`);
  for (const { email } of staff)
    await db
      .insertInto('mail')
      .values({ recipient: email, subject, html: page, plain, order_id: payment.order_id })
      .execute();
}
