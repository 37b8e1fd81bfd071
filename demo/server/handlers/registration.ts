import type { registration } from '../../../core/api/endpoints/registration.ts';
import { anonymous } from '../../../core/schema/session.ts';
import { transact } from '../database/transact.ts';
import type { Db } from '../database/database.ts';
import type { Handlers } from '../http/implement.ts';
import { invalid, malformed, notFound } from '../http/problem.ts';
import { sendLetter } from '../mail/letter.ts';
import { forgetDevices } from '../push/write.ts';
import { mailLinks } from '../mail/links.ts';
import { hashPassword } from '../session/password.ts';
import { closeSessionsOf } from '../session/session.ts';
import { closeWays, openWay } from '../sql/session/waysIn.ts';
import { languageOf, speak } from '../language/speak.ts';
import { lockName } from '../sql/session/lockName.ts';
import { endLinks, findToken, issueToken, spendToken, type OneTime } from '../sql/session/oneTime.ts';
import { findRegistration, ownRegistration, renewLink } from '../sql/session/registrations.ts';
import { now } from '../time/clock.ts';
import { evenly } from '../time/evenly.ts';
import { bornBy, checkFields } from './account/checkPerson.ts';
import { askedFor, limitMails, limitTokens } from './registration/limits.ts';
import {
  attempt,
  confirmAttempt,
  enterConfirmed,
  requireConsent,
  sendConfirmation,
  tellOwner,
} from './registration/register.ts';

/** How long every answer to a registration takes, so that it does not tell whether an account is there, ms. */
const registered = 500;

const plainEmail = (text: string): string => text.trim().toLowerCase();
const badLink = () =>
  notFound('token.invalid', 'Questo collegamento è scaduto o è già stato usato: chiedine un altro.');

/** Does a token belong to the account that the link names, by e-mail or login? */
async function isOf(db: Db, token: OneTime, named: { e_mail?: string | undefined; login?: string | undefined }) {
  const name = plainEmail(named.e_mail || named.login || '');
  const owner = await db
    .selectFrom('customer')
    .select(['email', 'username'])
    .where('user_id', '=', token.user_id)
    .executeTakeFirst();
  return owner !== undefined && (owner.email === name || owner.username?.toLowerCase() === name);
}

/** Getting in (account §7). */
export const registrationHandlers: Handlers<typeof registration> = {
  async register(input, context) {
    const at = await now(context.db, context.clock);
    const email = plainEmail(input.email);
    checkFields(input, bornBy(at));
    await requireConsent(context.db, input);
    await limitMails(context, email);
    await evenly(registered, async () => {
      const { email: _email, password, storeId: _store, registrationModuleTypeId: _module, ...details } = input;
      const password_hash = await hashPassword(password);
      await transact(context.db, async (db) => {
        if (!(await tellOwner(db, context.places, email)))
          await attempt(db, context, { email, password_hash, details });
      });
    });
    return { user: { ...anonymous, login: email, email } };
  },

  async confirm({ e_mail, reg_control_code }, context) {
    const takeBack = await limitTokens(context);
    const found = await transact(context.db, async (db) => {
      const link = { email: plainEmail(e_mail), token: reg_control_code };
      await lockName(db, link.email);
      const registration = await findRegistration(db, context.clock, link);
      if (!registration) throw badLink();
      if (registration.user_id === null && !(await confirmAttempt(db, context.places, registration))) throw badLink();
      return registration;
    });
    await takeBack();
    const alreadyConfirmed = found.user_id !== null;
    return { confirmed: true, alreadyConfirmed, ...(!alreadyConfirmed && (await enterConfirmed(context, found))) };
  },

  async resendEmail({ e_mail }, context) {
    const email = plainEmail(e_mail);
    checkFields({ email }, { email: [] });
    await limitMails(context, email);
    await evenly(askedFor, async () => {
      const waiting = await ownRegistration(context.db, email, context.device);
      if (!waiting) return;
      const token = await renewLink(context.db, context.clock, waiting);
      const name = waiting.details.firstName.trim();
      await speak(languageOf(waiting.language), () =>
        sendConfirmation(context.db, context.places, { email, name, token }),
      );
    });
    return {};
  },

  async requestReset({ e_mail, fiscal_code, login }, context) {
    const named = plainEmail(e_mail || login || fiscal_code || '');
    if (!named || named.length > 254) throw malformed('Serve l’e-mail, il nome utente o il codice fiscale.');
    await limitMails(context, named);
    await evenly(askedFor, async () => {
      const owner = await context.db
        .selectFrom('customer')
        .innerJoin('customer_detail', 'customer_detail.user_id', 'customer.user_id')
        .select(['customer.user_id', 'email', 'first_name'])
        .where('anonymized_at', 'is', null)
        .where('confirmed', '=', true)
        .where(({ eb, or, fn, ref }) =>
          fiscal_code && !e_mail && !login
            ? eb(fn<string>('lower', [ref('customer_detail.person', '->>').key('fiscalCode')]), '=', named)
            : or([eb('email', '=', named), eb(fn<string>('lower', ['username']), '=', named)]),
        )
        .executeTakeFirst();
      if (!owner) return;
      const token = await issueToken(context.db, context.clock, { purpose: 'reset', userId: owner.user_id });
      await sendLetter(context.db, context.places, {
        to: owner.email,
        userId: owner.user_id,
        subject: 'Scegli una nuova password',
        paragraphs: [
          `Ciao ${owner.first_name}, abbiamo ricevuto la richiesta di una nuova password.`,
          'Il collegamento vale un’ora e una volta sola. Se non l’hai chiesta tu, ignora questo messaggio: la tua password resta quella di prima.',
        ],
        link: {
          label: 'Scegli la nuova password',
          url: mailLinks(context.places).reset(owner.email, token),
        },
      });
    });
    return {};
  },

  async checkReset({ e_mail, login, reset_token }, context) {
    const takeBack = await limitTokens(context);
    const token = await findToken(context.db, context.clock, 'reset', reset_token);
    if (!token || token.used_at || !(await isOf(context.db, token, { e_mail, login }))) throw badLink();
    await takeBack();
    return {};
  },

  async resetPassword({ e_mail, login, reset_token, password }, context) {
    checkFields({ password });
    const takeBack = await limitTokens(context);
    const token = await findToken(context.db, context.clock, 'reset', reset_token);
    if (!token || !(await isOf(context.db, token, { e_mail, login }))) throw badLink();
    const password_hash = await hashPassword(password);
    await transact(context.db, async (db) => {
      if (!(await spendToken(db, context.clock, 'reset', reset_token))) throw badLink();
      const owner = await db
        .updateTable('customer')
        .set({ password_hash })
        .where('user_id', '=', token.user_id)
        .returning(['email', 'first_name'])
        .executeTakeFirst();
      if (!owner) throw invalid([]);
      await closeSessionsOf(db, token.user_id);
      await endLinks(db, token.user_id);
      await closeWays(db, token.user_id);
      await openWay(db, token.user_id, 'password', await now(db, context.clock));
      await forgetDevices(db, token.user_id);
      await sendLetter(db, context.places, {
        to: owner.email,
        userId: token.user_id,
        subject: 'La tua password è cambiata',
        paragraphs: [
          `Ciao ${owner.first_name}, la password del tuo account è stata cambiata e tutti i dispositivi sono usciti.`,
          'Se entravi con Google o Facebook, al prossimo accesso te lo chiediamo di nuovo.',
          'Se non l’hai cambiata tu, scegline subito un’altra.',
        ],
        page: { label: 'Scegli una nuova password', url: mailLinks(context.places).requestReset() },
      });
    });
    if (context.session?.userId === token.user_id) context.setSession(null);
    await takeBack();
    return {};
  },
};
