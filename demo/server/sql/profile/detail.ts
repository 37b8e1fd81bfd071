import type { Disclaimer, UserDetail } from '../../../../core/schema/profile.ts';
import type { Db } from '../../database/database.ts';
import { readSheet } from '../cart/sheet.ts';
import { fullUser } from '../session/users.ts';

/** How many codes the customer was given and has not used yet (§3, giftCertificatesReceived). */
async function giftsReceived(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('user_gift')
    .leftJoin('gift_use', (join) =>
      join
        .onRef('gift_use.gift_certificate_id', '=', 'user_gift.gift_certificate_id')
        .onRef('gift_use.user_id', '=', 'user_gift.user_id'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_gift.user_id', '=', userId)
    .where('gift_use.order_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const channels = ['email', 'sms', 'phone', 'post', 'push'] as const;

/** The disclaimers of a registration module, as this customer has answered them; -1 has not. */
export async function disclaimersOf(db: Db, userId: number, moduleType: number): Promise<Disclaimer[]> {
  const rows = await db
    .selectFrom('disclaimer')
    .leftJoin('customer_disclaimer as answer', (join) =>
      join.onRef('answer.disclaimer_id', '=', 'disclaimer.disclaimer_id').on('answer.user_id', '=', userId),
    )
    .select(['disclaimer.disclaimer_id', 'title', 'body', 'mandatory', 'answer.accepted'])
    .where('module_type_id', '=', moduleType)
    .orderBy('disclaimer.disclaimer_id')
    .execute();
  return rows.map(({ disclaimer_id, title, body, mandatory, accepted }) => ({
    disclaimerId: disclaimer_id,
    title,
    text: body,
    mandatory,
    accepted: accepted ?? false,
  }));
}

const registrationModule = 2;

/** All that a customer keeps about themselves (wire P13); their default address is the favourite one. */
export async function detailOf(db: Db, userId: number): Promise<UserDetail> {
  const { customer, preferred } = await readSheet(db, { userId, sessionId: -1 });
  const detail = await db
    .selectFrom('customer_detail')
    .select(['person', 'billing', 'contacts', 'preferences'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const { person = {}, billing, contacts = {}, preferences = {} } = detail ?? {};
  const favourite = await db
    .selectFrom('address')
    .select('address_id')
    .where('user_id', '=', userId)
    .where('favourite', '=', true)
    .executeTakeFirst();
  const disclaimers = await disclaimersOf(db, userId, registrationModule);
  return {
    user: {
      ...fullUser(customer, preferred),
      giftCertificatesReceived: await giftsReceived(db, userId),
      legals: disclaimers.map(({ disclaimerId, accepted }) => ({ legalId: disclaimerId, accepted })),
      ...(favourite && { defaultDeliveryAddressId: favourite.address_id }),
    },
    person: { ...person, firstName: customer?.first_name ?? '', lastName: customer?.last_name ?? '' },
    ...(billing && { billingAddress: billing }),
    contacts: Object.entries(contacts).map(([type, value]) => ({ contactTypeId: Number(type), value })),
    contactPreferences: channels.map((channel) => ({ channel, accepted: preferences[channel] ?? false })),
    personInfos: Object.entries(customer?.person_infos ?? {}).map(([type, value]) => ({
      personInfoTypeId: Number(type),
      value,
    })),
    disclaimers,
  };
}
