import { reach } from '../api/endpoints/reach.ts';
import type { UserDetail } from '../schema/profile.ts';
import { marketingContactSchema } from '../schema/marketing.ts';
import { tolerant } from '../schema/tolerant.ts';
import type { Spesa } from '../spesa.ts';

/** Offers by push are this company's alone (ruling 20). */
const marketingCompany = 32;

const readContact = tolerant(marketingContactSchema);

/**
 * Lets the marketing system reach a customer who agrees to offers by push, and no longer once they do not: asks for a
 * contact key, which this device keeps, or gives it back (account §7). What fails here is not the customer's concern.
 */
export async function followMarketing(
  { client, preferences }: Pick<Spesa, 'client' | 'preferences'>,
  { user, contactPreferences }: Pick<UserDetail, 'user' | 'contactPreferences'>,
): Promise<void> {
  const { userId, email = '' } = user;
  const known = readContact(preferences.current().marketingContact);
  const contact = known?.userId === userId ? known : undefined;
  const agrees =
    user.companyId === marketingCompany &&
    contactPreferences.some(({ channel, accepted }) => channel === 'push' && accepted);
  if (agrees === (contact !== undefined)) return;
  if (contact) {
    preferences.remember({ marketingContact: undefined });
    await client.call(reach.removeContact, contact).catch(() => undefined);
    return;
  }
  const answer = await client.call(reach.contactKey, { channelAddresses: [email], maxCount: 1 }).catch(() => undefined);
  if (answer) preferences.remember({ marketingContact: { userId, contactKey: answer.data.contactKey } });
}
