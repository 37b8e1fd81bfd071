import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { reach } from '../../../core/api/endpoints/reach.ts';
import type { Database, Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { Context } from '../http/context.ts';
import type { Handlers } from '../http/implement.ts';
import { malformed, notAllowed, notFound } from '../http/problem.ts';
import { sendLetter } from '../mail/letter.ts';
import { countTry } from '../sql/session/tries.ts';
import { now } from '../time/clock.ts';
import { customerOf } from './session/customer.ts';
import { ownSession } from './session/own.ts';

const marketingCompany = 32;
const longest = 500;
/** A browser's whole subscription is longer than an app's id. */
const longestId = 2_000;
const mostAddresses = 10;
const mostDevices = 20;

/** Of a customer's devices the latest stay. */
async function forgetOldest(db: Db, userId: number): Promise<void> {
  const rest = await db
    .selectFrom('push_device')
    .select(['platform', 'uuid'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .offset(mostDevices)
    .execute();
  for (const { platform, uuid } of rest)
    await db.deleteFrom('push_device').where('platform', '=', platform).where('uuid', '=', uuid).execute();
}

/** The customer whose device it is by now, locked. */
const ownerOf = (db: Transaction<Database>, { platform, uuid }: { platform: string; uuid: string }) =>
  db
    .selectFrom('push_device')
    .innerJoin('customer', 'customer.user_id', 'push_device.user_id')
    .select(['customer.user_id', 'email', 'first_name', 'model'])
    .where('platform', '=', platform)
    .where('uuid', '=', uuid)
    .where('anonymized_at', 'is', null)
    .forUpdate('push_device')
    .executeTakeFirst();

/** Tells a customer that their device notifies another account from now on, at most once a day. */
async function tellFirstOwner(
  db: Transaction<Database>,
  { clock, places }: Pick<Context, 'clock' | 'places'>,
  {
    user_id: userId,
    email,
    first_name,
    model,
  }: { user_id: number; email: string; first_name: string; model: string | null },
): Promise<void> {
  const bucket = { name: `device of ${userId} taken`, tries: 1, minutes: 1_440 };
  if ('wait' in (await countTry(db, () => now(db, clock), [bucket]))) return;
  await sendLetter(db, places, {
    to: email,
    userId,
    subject: 'Un tuo dispositivo non riceve più le tue notifiche',
    paragraphs: [
      `Ciao ${first_name}, su un dispositivo che riceveva le tue notifiche (${model ?? 'browser'}) è entrato un altro account: da adesso riceve quelle.`,
      'Se usi ancora tu quel dispositivo, esci, rientra con il tuo account e accendi di nuovo le notifiche. Se non sai di chi è, cambia la password.',
    ],
  });
}

/** How a customer is reached (account §7). */
export const reachHandlers: Handlers<typeof reach> = {
  /** Staff who act for a customer do not hear of the customer's orders. */
  async registerDevice(input, context) {
    const { userId } = ownSession(context);
    const { uuid, platform, external_id, model, manufacturer, platform_version } = input;
    const tooLong = Object.entries(input).some(
      ([name, text]) => (text ?? '').length > (name === 'external_id' ? longestId : longest),
    );
    if (tooLong || (platform === 'web' && !context.push.subscription(external_id)))
      throw malformed('Il dispositivo non è valido.');
    const device = {
      user_id: userId,
      external_id,
      model: model ?? null,
      manufacturer: manufacturer ?? null,
      platform_version: platform_version ?? null,
    };
    await transact(context.db, async (db) => {
      const before = await ownerOf(db, input);
      if (before && before.user_id !== userId) await tellFirstOwner(db, context, before);
      await db
        .insertInto('push_device')
        .values({ uuid, platform, ...device })
        .onConflict((conflict) =>
          conflict.columns(['platform', 'uuid']).doUpdateSet({ ...device, at: sql<Date>`now()` }),
        )
        .execute();
      await db
        .deleteFrom('push_message')
        .where('platform', '=', platform)
        .where('uuid', '=', uuid)
        .where('user_id', '<>', userId)
        .execute();
      await forgetOldest(db, userId);
    });
    return {};
  },
  pushKey: async (_, { push }) => ({ publicKey: await push.publicKey() }),
  async unregisterDevice({ platform, uuid }, context) {
    await context.db
      .deleteFrom('push_device')
      .where('user_id', '=', customerOf(context))
      .where('platform', '=', platform)
      .where('uuid', '=', uuid)
      .execute();
    return {};
  },
  async contactKey({ channelAddresses, maxCount = mostAddresses }, context) {
    const userId = customerOf(context);
    const me = await context.db
      .selectFrom('customer')
      .innerJoin('customer_detail', 'customer_detail.user_id', 'customer.user_id')
      .select(['company_id', 'preferences'])
      .where('customer.user_id', '=', userId)
      .executeTakeFirst();
    if (me?.company_id !== marketingCompany || !me.preferences['push'])
      throw notAllowed('Per le offerte sul telefono serve il tuo consenso.', 'contact.consent');
    if (channelAddresses.some((address) => address.length > longest)) throw malformed('Un indirizzo non è valido.');
    const addresses = channelAddresses.slice(0, Math.max(0, Math.min(mostAddresses, Math.floor(maxCount))));
    const contactKey = randomBytes(16).toString('hex');
    await context.db
      .insertInto('marketing_contact')
      .values({ contact_key: contactKey, user_id: userId, addresses: JSON.stringify(addresses) })
      .execute();
    return { contactKey };
  },
  async removeContact({ contactKey }, context) {
    const gone = await context.db
      .deleteFrom('marketing_contact')
      .where('contact_key', '=', contactKey)
      .where('user_id', '=', customerOf(context))
      .returning('contact_key')
      .executeTakeFirst();
    if (!gone) throw notFound('contact.notFound', 'Questo contatto non c’è.');
    return {};
  },
};
