import { createTransport } from 'nodemailer';
import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';

export type Mail = Selectable<Database['mail']>;

/** A mail server's word that this mail can never be delivered, such as an address that does not exist. */
export class Undeliverable extends Error {}

/** The mail server did not answer, or not in time. */
export class Unreachable extends Error {}

/** Hands one mail over; throws Undeliverable, Unreachable, or another error where a later try may succeed. */
export interface Post {
  send(mail: Mail): Promise<void>;
}

const tenSeconds = 10_000;
const permanent = (failure: unknown): boolean =>
  failure instanceof Error && 'responseCode' in failure && Number(failure.responseCode) >= 550;

/**
 * The shop's mail server: `url` such as smtps://name:password@mail.example, `from` the sender. A password is never sent over a
 * connection that is not encrypted, except to this very machine.
 */
export function createSmtp(url: string, from: string, shop: string, patience = tenSeconds): Post {
  const { hostname, password, protocol } = new URL(url);
  const here = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const transport = createTransport(
    {
      url,
      requireTLS: protocol === 'smtp:' && password !== '' && !here,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send({ mail_id, recipient, subject, html, plain }) {
      try {
        await transport.sendMail({
          to: { name: '', address: recipient },
          subject,
          html,
          text: plain,
          messageId: `<mail-${mail_id}@${new URL(shop).hostname}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (failure) {
        if (permanent(failure)) throw new Undeliverable('refused for good', { cause: failure });
        if (!(failure instanceof Error && 'responseCode' in failure))
          throw new Unreachable('no answer', { cause: failure });
        throw failure;
      }
    },
  };
}
