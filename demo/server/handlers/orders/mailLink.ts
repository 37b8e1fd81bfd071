import type { Context } from '../../http/context.ts';
import { sendLetter } from '../../mail/letter.ts';
import { mailLinks } from '../../mail/links.ts';
import { notPlaced } from '../../sql/orders/orders.ts';

/** Mails an order's link to its customer where the e-mail is theirs (LAW-10); else nothing happens. */
export async function mailOrderLink({ db, places }: Context, orderId: number, email: string): Promise<void> {
  const order = await db
    .selectFrom('shop_order')
    .innerJoin('customer', 'customer.user_id', 'shop_order.user_id')
    .select(['customer.user_id', 'email', 'first_name', 'access_token'])
    .where('order_id', '=', orderId)
    .where((row) => row(row.fn<string>('lower', ['email']), '=', email))
    .where('status', 'not in', notPlaced)
    .where('anonymized_at', 'is', null)
    .executeTakeFirst();
  if (!order) return;
  await sendLetter(db, places, {
    to: order.email,
    userId: order.user_id,
    subject: `Il collegamento al tuo ordine ${orderId}`,
    paragraphs: [
      `Ciao ${order.first_name}, da qui segui l’ordine ${orderId} senza accedere e, finché i 14 giorni non sono passati, puoi recedere dal contratto.`,
      'Se non l’hai chiesto tu, non devi fare nulla.',
    ],
    link: { label: 'Segui l’ordine', url: mailLinks(places).tracking(orderId, order.access_token) },
  });
}
