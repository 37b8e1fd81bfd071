import type { Disclaimer, UserDetail } from '../../../../core/schema/profile.ts';
import type { Db } from '../../database/database.ts';
import { readSheet } from '../cart/sheet.ts';
import { fullUser } from '../session/users.ts';

const channels = ['email', 'sms', 'phone', 'post', 'push'] as const;

/** The disclaimers of a registration module, as this customer has answered them; -1 has not. */
export async function disclaimersOf(db: Db, userId: number, moduleType: number): Promise<Disclaimer[]> {
  const rows = await db
    .selectFrom('disclaimer')
    .leftJoin('customer_disclaimer as answer', (join) =>
      join.onRef('answer.disclaimer_id', '=', 'disclaimer.disclaimer_id').on('answer.user_id', '=', userId),
    )
    .select(['disclaimer.disclaimer_id', 'title', 'body', 'mandatory', 'answer.accepted', 'answer.at'])
    .where('module_type_id', '=', moduleType)
    .orderBy('disclaimer.disclaimer_id')
    .execute();
  return rows.map(({ disclaimer_id, title, body, mandatory, accepted, at }) => ({
    disclaimerId: disclaimer_id,
    title,
    text: body,
    mandatory,
    accepted: accepted ?? false,
    ...(at && { answeredAt: at.toISOString() }),
  }));
}

const registrationModule = 2;

/** All that a customer keeps about themselves (wire P13); their default address is the favourite one. */
export async function detailOf(db: Db, userId: number): Promise<UserDetail> {
  const sheet = await readSheet(db, { userId, sessionId: -1 });
  const { customer } = sheet;
  const detail = await db
    .selectFrom('customer_detail')
    .select(['person', 'billing', 'contacts', 'preferences'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const { person = {}, billing, contacts = {}, preferences = {} } = detail ?? {};
  return {
    user: fullUser(sheet),
    person: { ...person, firstName: customer?.first_name ?? '', lastName: customer?.last_name ?? '' },
    ...(billing && { billingAddress: billing }),
    contacts: Object.entries(contacts).map(([type, value]) => ({ contactTypeId: Number(type), value })),
    contactPreferences: channels.map((channel) => ({ channel, accepted: preferences[channel] ?? false })),
    personInfos: Object.entries(customer?.person_infos ?? {}).map(([type, value]) => ({
      personInfoTypeId: Number(type),
      value,
    })),
    disclaimers: await disclaimersOf(db, userId, registrationModule),
  };
}
