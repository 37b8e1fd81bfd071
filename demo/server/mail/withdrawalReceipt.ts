import { html } from 'hono/html';
import type { Transaction } from 'kysely';
import { momentWords } from '../../../core/rules/dates.ts';
import type { Database } from '../database/database.ts';
import { isoInRome } from '../time/rome.ts';
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

/** The receipt of a withdrawal with its date and hour (LAW-10): to whoever withdrew, to the order's customer where that is another address, and to the shop's staff, who pay back. */
export async function withdrawalReceipt(db: Transaction<Database>, receipt: Receipt): Promise<void> {
  const { order_id, name, email, at, lines } = receipt;
  const subject = `Ricevuta del recesso: ordine ${order_id}`;
  const when = momentWords(isoInRome(at));
  const paragraphs = [
    `${name} ha receduto il ${when} dal contratto dell’ordine ${order_id} per questi prodotti:`,
    'Conserva questa ricevuta. Restituisci i prodotti entro 14 giorni in negozio o a chi ti porta la prossima spesa; rimborsiamo quello che è stato pagato entro 14 giorni dal recesso.',
  ] as const;
  const page = await mailPage(
    subject,
    html`<p>${paragraphs[0]}</p>
      <ul>
        ${lines.map((line) => html`<li>${line}</li>`)}
      </ul>
      <p>${paragraphs[1]}</p>`,
  );
  const plain = [paragraphs[0], ...lines.map((line) => `- ${line}`), paragraphs[1]].join('\n\n');
  const others = await db
    .selectFrom('customer')
    .select('email')
    .where((where) => where.or([where('user_id', '=', receipt.user_id), where('role', '=', 'backoffice')]))
    .execute();
  for (const recipient of new Set([email, ...others.map((one) => one.email)]))
    await db.insertInto('mail').values({ recipient, subject, html: page, plain, order_id }).execute();
}
