import type { Transaction } from 'kysely';
import type { Cart } from '../../../../core/schema/cart.ts';
import type { Registered } from '../../../../core/schema/profile.ts';
import type { Database, Db } from '../../database/database.ts';
import type { RegistrationDetails } from '../../database/tables/identity.ts';
import type { Context } from '../../http/context.ts';
import { invalid, Problem } from '../../http/problem.ts';
import { sendLetter } from '../../mail/letter.ts';
import { mailLinks } from '../../mail/links.ts';
import { newcomerOf, tieIdentity } from '../../sql/session/identities.ts';
import { openWay } from '../../sql/session/waysIn.ts';
import { lockName } from '../../sql/session/lockName.ts';
import { deviceOf, endRegistrations, keepRegistration, type Registration } from '../../sql/session/registrations.ts';
import { findAccount } from '../../sql/session/users.ts';
import { saveAddress } from '../delivery/saveAddress.ts';
import { enter } from '../session/login.ts';
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
async function keepAddress(db: Transaction<Database>, userId: number, details: RegistrationDetails): Promise<void> {
  const { address1, addressNumber, city, province, postalcode, phone } = details;
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

/** Makes a customer of a confirmed registration; undefined where the e-mail has an account by now. */
async function insertCustomer(
  db: Transaction<Database>,
  { email, password_hash, details, language, at }: Registration,
): Promise<{ userId: number; cardTaken: boolean } | undefined> {
  const { firstName, lastName, fidelityCard, disclaimers, ...person } = details;
  const card = fidelityCard?.trim() || undefined;
  await lockName(db, email);
  if (card !== undefined) await lockName(db, card);
  const free = card !== undefined && (await isFreeCard(db, card));
  await db.deleteFrom('customer').where('email', '=', email).where('confirmed', '=', false).execute();
  const made = await db
    .insertInto('customer')
    .values({
      email,
      password_hash,
      confirmed: true,
      role: 'customer',
      user_type_id: '2',
      first_name: firstName.trim(),
      last_name: lastName.trim(),
      profile_level: 1,
      company_id: 1,
      fidelity_card: free ? card : null,
      default_store_address_id: null,
      points: '{}',
      language,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (!made) return undefined;
  const userId = made.user_id;
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
      .values([...consents].map(([disclaimer_id, accepted]) => ({ user_id: userId, disclaimer_id, accepted, at })))
      .execute();
  await keepAddress(db, userId, details);
  return { userId, cardTaken: card !== undefined && !free };
}

/** Stores a pending registration with the session's social identity, and mails its confirmation link. */
export async function attempt(
  db: Transaction<Database>,
  { session, clock, places, device }: Pick<Context, 'session' | 'clock' | 'places' | 'device'>,
  { email, password_hash, details }: Pick<Registration, 'email' | 'password_hash' | 'details'>,
): Promise<void> {
  const vouched = session && (await newcomerOf(db, session.sessionId));
  const token = await keepRegistration(db, clock, {
    email,
    password_hash,
    details: JSON.stringify(details),
    provider: vouched?.provider ?? null,
    subject: vouched?.subject ?? null,
    language: spoken(),
    device_hash: deviceOf(device),
  });
  if (vouched) await db.deleteFrom('social_newcomer').where('session_id', '=', session.sessionId).execute();
  await sendConfirmation(db, places, { email, name: details.firstName.trim(), token });
}

/** Makes an attempt a customer, once, and ends the others of its e-mail; false where another was confirmed before. */
export async function confirmAttempt(
  db: Transaction<Database>,
  places: Context['places'],
  registration: Registration,
): Promise<boolean> {
  const { email, provider, subject } = registration;
  const made = await insertCustomer(db, registration);
  if (!made) return false;
  const { userId, cardTaken } = made;
  await openWay(db, userId, 'password', registration.at);
  if (provider && subject) {
    await tieIdentity(db, { provider, subject, user_id: userId });
    await openWay(db, userId, provider, registration.at);
  }
  await endRegistrations(db, registration, userId);
  if (cardTaken)
    await sendLetter(db, places, {
      to: email,
      userId,
      subject: 'La tua carta fedeltà',
      paragraphs: [
        'La carta fedeltà che hai indicato è già collegata a un altro account: portala in negozio e la sistemiamo.',
      ],
    });
  return true;
}

/** Logs in the browser that a registration was made in, once it is confirmed there; any other has to give the password, as the link alone may have reached somebody else (SEC-15). */
export async function enterConfirmed(
  context: Context,
  { email, device_hash }: Pick<Registration, 'email' | 'device_hash'>,
): Promise<Cart | undefined> {
  if (device_hash === null || device_hash !== deviceOf(context.device)) return undefined;
  if (context.session && context.session.userId >= 0) return undefined;
  const account = await findAccount(context.db, email);
  return account && enter(context, account, { way: 'password', remember: true, mfa: false });
}

/** Sends the link that confirms a registration. */
export async function sendConfirmation(
  db: Db,
  places: Context['places'],
  { email, name, token }: { email: string; name: string; token: string },
): Promise<void> {
  await sendLetter(db, places, {
    to: email,
    subject: 'Conferma la tua registrazione',
    paragraphs: [
      `Ciao ${name}, grazie per la registrazione.`,
      'Per attivare l’account conferma la tua e-mail entro un’ora.',
      'Nel browser della registrazione il collegamento ti fa entrare subito e ti riporta dove eri.',
      'Confermala solo se la registrazione è tua: chi l’ha fatta conosce la password. Se non lo è, ignora questo messaggio.',
    ],
    link: { label: 'Conferma la registrazione', url: mailLinks(places).confirm(email, token) },
  });
}

/** Mails the owner of an e-mail that is registered again; the caller's answer stays the same, against account enumeration (SEC-04). False when no account has the e-mail. */
export async function tellOwner(db: Db, places: Context['places'], email: string): Promise<boolean> {
  const owner = await db
    .selectFrom('customer')
    .select(['user_id', 'first_name'])
    .where('email', '=', email)
    .where('confirmed', '=', true)
    .executeTakeFirst();
  if (!owner) return false;
  const { user_id: userId, first_name: name } = owner;
  await sendLetter(db, places, {
    to: email,
    userId,
    subject: 'Hai già un account',
    paragraphs: [
      `Ciao ${name}, qualcuno ha appena provato a registrarsi con la tua e-mail.`,
      'Se l’hai fatto tu, il tuo account c’è già: accedi come sempre o, se non ricordi la password, scegline una nuova. Se non l’hai fatto tu, non devi fare nulla.',
    ],
    page: { label: 'Scegli una nuova password', url: mailLinks(places).requestReset() },
  });
  return true;
}
