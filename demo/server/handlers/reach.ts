import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { reach } from '../../../core/api/endpoints/reach.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { Handlers } from '../http/implement.ts';
import { malformed, notAllowed, notFound } from '../http/problem.ts';
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
