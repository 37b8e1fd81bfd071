import type { Transaction } from 'kysely';
import { momentWords } from '../../../core/rules/dates.ts';
import { usualLanguage } from '../../../core/rules/language.ts';
import type { Database } from '../database/database.ts';
import type { ShopPages } from '../http/shopPages.ts';
import { isoInRome } from '../time/rome.ts';
import { speak } from '../language/speak.ts';
import { say } from '../language/translate.ts';
import { layOut } from './layOut.ts';
import { mailLinks } from './links.ts';
import { mailCustomer } from './orderMail.ts';
import type { Content } from './parts.ts';

interface Receipt {
  order_id: number;
  user_id: number;
  name: string;
  email: string;
  at: Date;
  /** What was withdrawn from, a line each. */
  lines: readonly string[];
}

/** Content of the withdrawal's receipt, in the current language; the link to the order is for its owner alone. */
const words = ({ order_id, name, at, lines }: Receipt, pages: ShopPages, isOwner: boolean): Content => ({
  subject: say('Ricevuta del recesso: ordine {n}', { n: order_id }),
  lead: [
    say('{name} ha receduto il {when} dal contratto dell’ordine {n} per questi prodotti:', {
      name,
      when: momentWords(isoInRome(at)),
      n: order_id,
    }),
    lines.map((line) => `- ${line}`).join('\n'),
    say(
      'Conserva questa ricevuta. Restituisci i prodotti entro 14 giorni in negozio o a chi ti porta la prossima spesa; rimborsiamo quello che è stato pagato entro 14 giorni dal recesso.',
    ),
  ],
  ...(isOwner && { action: { label: say('Vedi l’ordine'), url: mailLinks(pages).order(order_id) } }),
});

/** The receipt of a withdrawal with its date and hour (LAW-10): to whoever withdrew, to the order's customer where that is another address, and in Italian to the shop's staff, who pay back. */
export async function withdrawalReceipt(db: Transaction<Database>, pages: ShopPages, receipt: Receipt): Promise<void> {
  const customers = db.selectFrom('customer').select('email');
  const owner = await customers.where('user_id', '=', receipt.user_id).execute();
  const staff = await customers.where('role', '=', 'backoffice').execute();
  const owners = new Set(owner.map(({ email }) => email));
  const told = new Set([receipt.email, ...owners]);
  const send = async (recipients: Iterable<string>) => {
    for (const recipient of recipients)
      if (owners.has(recipient)) await mailCustomer(db, pages, receipt, recipient, words(receipt, pages, true));
      else
        await db
          .insertInto('mail')
          .values({ recipient, order_id: receipt.order_id, ...(await layOut(words(receipt, pages, false), pages)) })
          .execute();
  };
  await send(told);
  await speak(usualLanguage, () => send(staff.map(({ email }) => email).filter((email) => !told.has(email))));
}
