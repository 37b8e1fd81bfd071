import type { Context } from '../../http/context.ts';
import { refuseTooMany } from '../session/refuseTooMany.ts';

/** How long every answer takes for which a mail goes to an account, if there is one, ms (SEC-04). */
export const askedFor = 250;

/** Mails about an account: five an hour for a name, thirty for a caller's address. */
export const limitMails = (context: Context, name: string): Promise<() => Promise<void>> =>
  refuseTooMany(context, [
    { name: `mail to ${name}`, tries: 5, minutes: 60 },
    { name: `mails from ${context.remote}`, tries: 30, minutes: 60 },
  ]);

/** Tries of tokens, so that none is guessed (SEC-15). */
export const limitTokens = (context: Context): Promise<() => Promise<void>> =>
  refuseTooMany(context, [{ name: `tokens from ${context.remote}`, tries: 30, minutes: 60 }]);
