import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { now, type Clock } from '../time/clock.ts';
import { Undeliverable, Unreachable, type Mail, type Post } from './smtp.ts';

const minute = 60_000;
const hour = 60 * minute;
const longest = 24 * hour;
const atOnce = 50;

/** How long a mail waits after so many tries in vain, in ms. */
const pause = (tries: number): number => Math.min(minute * 2 ** (tries - 1), 6 * hour);

/** What is to be handed over now: nothing older than a day, whose codes and news would mean nothing any more. */
const due = (db: Kysely<Database>, at: Date): Promise<Mail[]> =>
  db
    .selectFrom('mail')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('next_at', '<=', at)
    .where('at', '>', new Date(at.getTime() - longest))
    .orderBy('mail_id')
    .limit(atOnce)
    .execute();

export interface Postman {
  db: Kysely<Database>;
  clock: Clock;
  post: Post;
  report(sentence: string): void;
}

/**
 * Hands the written mails over, at least once each: broken off between the handing over and its note a mail goes out again under
 * the same Message-ID. A mail that has gone keeps neither text nor codes. One that cannot be handed over is tried for a day, ever
 * more rarely; one that is refused for good is told and left.
 */
export async function deliverMail({ db, clock, post, report }: Postman): Promise<void> {
  const at = await now(db, clock);
  for (const mail of await due(db, at)) {
    const row = db.updateTable('mail').where('mail_id', '=', mail.mail_id);
    try {
      await post.send(mail);
      await row.set({ sent_at: at, html: '', plain: '' }).execute();
    } catch (failure) {
      const lost = failure instanceof Undeliverable;
      const next = lost ? null : new Date(at.getTime() + pause(mail.tries + 1));
      await row.set({ tries: sql`tries + 1`, next_at: next }).execute();
      if (lost) report(`La mail ${mail.mail_id} non si può consegnare.`);
      else if (mail.tries === 0) report(`La mail ${mail.mail_id} non è partita: ci riprovo.`);
      // A server that does not answer would hold up each of the others as long (SRV-10).
      if (failure instanceof Unreachable) return;
    }
  }
}
