import type { Transaction } from 'kysely';
import type { Registered } from '../../../../core/schema/profile.ts';
import type { Database, Db } from '../../database/database.ts';
import type { Context } from '../../http/context.ts';
import { invalid, Problem } from '../../http/problem.ts';
import { sendLetter } from '../../mail/letter.ts';
import { mailLinks } from '../../mail/links.ts';
import { newcomerOf, tieIdentity } from '../../sql/session/identities.ts';
import { lockName } from '../../sql/session/lockName.ts';
import { issueToken } from '../../sql/session/oneTime.ts';
import { saveAddress } from '../delivery/saveAddress.ts';
import { spoken } from '../../language/speak.ts';

/** The disclaimers of a registration that must be agreed to. */
export async function requireConsent(db: Db, { disclaimers, registrationModuleTypeId }: Registered): Promise<void> {
  const agreed = new Set(disclaimers.filter(({ accepted }) => accepted).map(({ disclaimerId }) => disclaimerId));
  const asked = await db
    .selectFrom('disclaimer')
    .select(['disclaimer_id', 'title'])
    .where('module_type_id', '=', registrationModuleTypeId)
    .where('mandatory', '=', true)
    .orderBy('disclaimer_id')
    .execute();
  const missing = asked.filter(({ disclaimer_id }) => !agreed.has(disclaimer_id));
  if (missing.length > 0)
    throw invalid(
      missing.map(({ disclaimer_id, title }) => ({
        code: 'form.disclaimer',
        message: `È obbligatorio accettare: ${title}`,
        field: `disclaimer-${disclaimer_id}`,
      })),
    );
}

/** Where it can be delivered to, the address of a registration is the first one to choose from. */
async function keepAddress(db: Transaction<Database>, userId: number, input: Registered): Promise<void> {
  const { address1, addressNumber, city, province, postalcode, phone } = input;
  try {
    await saveAddress(db, userId, {
      addressName: 'Casa',
      address1,
      addressNumber,
      city,
      province,
      postalcode,
      referencePhoneNumber: phone,
      favourite: true,
      forceSave: true,
    });
  } catch (failure) {
    if (!(failure instanceof Problem)) throw failure;
  }
}

/** Is a loyalty card free to be registered by this customer? */
export async function isFreeCard(db: Db, card: string, userId = -1): Promise<boolean> {
  const owner = await db.selectFrom('customer').select('user_id').where('fidelity_card', '=', card).executeTakeFirst();
  return owner === undefined || owner.user_id === userId;
}

/** Writes a customer who has not confirmed their e-mail; undefined where it has an account. */
export async function insertCustomer(
  db: Transaction<Database>,
  { email, passwordHash, input }: { email: string; passwordHash: string; input: Registered },
): Promise<{ userId: number; cardTaken: boolean } | undefined> {
  const { firstName, lastName, fidelityCard, disclaimers, ...rest } = input;
  const card = fidelityCard?.trim() || undefined;
  await lockName(db, email);
  if (card !== undefined) await lockName(db, card);
  const free = card !== undefined && (await isFreeCard(db, card));
  const made = await db
    .insertInto('customer')
    .values({
      email,
      password_hash: passwordHash,
      confirmed: false,
      role: 'customer',
      user_type_id: '2',
      first_name: firstName.trim(),
      last_name: lastName.trim(),
      profile_level: 1,
      company_id: 1,
      fidelity_card: free ? card : null,
      default_store_address_id: null,
      points: '{}',
      language: spoken(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (!made) return undefined;
  const userId = made.user_id;
  const { phone, birthDate, fiscalCode, address1, addressNumber, city, province, postalcode } = rest;
  const person = { phone, birthDate, fiscalCode, address1, addressNumber, city, province, postalcode };
  await db
    .insertInto('customer_detail')
    .values({ user_id: userId, person: JSON.stringify(person) })
    .execute();
  const known = new Set(
    (await db.selectFrom('disclaimer').select('disclaimer_id').execute()).map((row) => row.disclaimer_id),
  );
  const consents = new Map(
    disclaimers.filter((each) => known.has(each.disclaimerId)).map((each) => [each.disclaimerId, each.accepted]),
  );
  if (consents.size > 0)
    await db
      .insertInto('customer_disclaimer')
      .values([...consents].map(([disclaimer_id, accepted]) => ({ user_id: userId, disclaimer_id, accepted })))
      .execute();
  await keepAddress(db, userId, input);
  return { userId, cardTaken: card !== undefined && !free };
}

/** Whom Google or Facebook vouched for in this session comes in by them from now on. */
export async function keepIdentity(
  db: Transaction<Database>,
  { session }: Pick<Context, 'session'>,
  userId: number,
): Promise<void> {
  const newcomer = session && (await newcomerOf(db, session.sessionId));
  if (!newcomer) return;
  const { provider, subject } = newcomer;
  await tieIdentity(db, { provider, subject, user_id: userId });
  await db.deleteFrom('social_newcomer').where('session_id', '=', session.sessionId).execute();
}

/** Sends the link that confirms a registration. */
export async function sendConfirmation(
  db: Db,
  { clock, places }: Pick<Context, 'clock' | 'places'>,
  { userId, email, name, cardTaken = false }: { userId: number; email: string; name: string; cardTaken?: boolean },
): Promise<void> {
  const token = await issueToken(db, clock, { purpose: 'confirm', userId });
  await sendLetter(db, {
    to: email,
    userId,
    subject: 'Conferma la tua registrazione',
    paragraphs: [
      `Ciao ${name}, grazie per esserti registrato.`,
      ...(cardTaken
        ? ['La carta fedeltà che hai indicato è già collegata a un altro account: portala in negozio e la sistemiamo.']
        : []),
      'Per attivare l’account conferma la tua e-mail entro un’ora. Se non sei stato tu, ignora questo messaggio.',
    ],
    link: { label: 'Conferma la registrazione', url: mailLinks(places).confirm(email, token) },
  });
}

/** What the owner of an account reads when somebody registers with its e-mail: whoever registers is told nothing of it (SEC-04). */
export async function tellOwner(db: Db, context: Pick<Context, 'clock' | 'places'>, email: string): Promise<void> {
  const owner = await db
    .selectFrom('customer')
    .select(['user_id', 'first_name', 'confirmed'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!owner) return;
  const { user_id: userId, first_name: name, confirmed } = owner;
  if (!confirmed) return sendConfirmation(db, context, { userId, email, name });
  await sendLetter(db, {
    to: email,
    userId,
    subject: 'Hai già un account',
    paragraphs: [
      `Ciao ${name}, qualcuno ha appena provato a registrarsi con la tua e-mail.`,
      'Se sei stato tu, il tuo account c’è già: accedi come sempre o, se non ricordi la password, scegline una nuova. Se non sei stato tu, non devi fare nulla.',
    ],
    link: { label: 'Scegli una nuova password', url: mailLinks(context.places).requestReset() },
  });
}
