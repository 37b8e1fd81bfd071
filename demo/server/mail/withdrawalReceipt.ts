import { html } from 'hono/html';
import type { Transaction } from 'kysely';
import { momentWords } from '../../../core/rules/dates.ts';
import { usualLanguage } from '../../../core/rules/language.ts';
import type { Database } from '../database/database.ts';
import { isoInRome } from '../time/rome.ts';
import { speak } from '../language/speak.ts';
import { say } from '../language/translate.ts';
import { mailPage } from './mailPage.ts';

interface Receipt {
  order_id: number;
  user_id: number;
  name: string;
  email: string;
  at: Date;
  /** What was withdrawn from, a line each. */
  lines: readonly string[];
}

/** What the receipt says, in the language that is spoken. */
async function words({
  order_id,
  name,
  at,
  lines,
}: Receipt): Promise<{ subject: string; html: string; plain: string }> {
  const subject = say('Ricevuta del recesso: ordine {n}', { n: order_id });
  const paragraphs = [
    say('{name} ha receduto il {when} dal contratto dell’ordine {n} per questi prodotti:', {
      name,
      when: momentWords(isoInRome(at)),
      n: order_id,
    }),
    say(
      'Conserva questa ricevuta. Restituisci i prodotti entro 14 giorni in negozio o a chi ti porta la prossima spesa; rimborsiamo quello che è stato pagato entro 14 giorni dal recesso.',
    ),
  ] as const;
  const page = await mailPage(
    subject,
    html`<p>${paragraphs[0]}</p>
      <ul>
        ${lines.map((line) => html`<li>${line}</li>`)}
      </ul>
      <p>${paragraphs[1]}</p>`,
  );
  return {
    subject,
    html: page,
    plain: [paragraphs[0], ...lines.map((line) => `- ${line}`), paragraphs[1]].join('\n\n'),
  };
}

/** The receipt of a withdrawal with its date and hour (LAW-10): to whoever withdrew, to the order's customer where that is another address, and in Italian to the shop's staff, who pay back. */
export async function withdrawalReceipt(db: Transaction<Database>, receipt: Receipt): Promise<void> {
  const customers = db.selectFrom('customer').select('email');
  const owner = await customers.where('user_id', '=', receipt.user_id).execute();
  const staff = await customers.where('role', '=', 'backoffice').execute();
  const told = new Set([receipt.email, ...owner.map(({ email }) => email)]);
  const send = async (recipients: Iterable<string>) => {
    const mail = await words(receipt);
    for (const recipient of recipients)
      await db
        .insertInto('mail')
        .values({ recipient, order_id: receipt.order_id, ...mail })
        .execute();
  };
  await send(told);
  await speak(usualLanguage, () => send(staff.map(({ email }) => email).filter((email) => !told.has(email))));
}
