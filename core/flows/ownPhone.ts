import { account } from '../api/endpoints/account.ts';
import type { Spesa } from '../spesa.ts';

/** The telephone of the customer's profile; empty where there is none. */
export async function ownPhone({ client }: Pick<Spesa, 'client'>): Promise<string> {
  const { data } = await client.call(account.detail, {});
  return data.person.phone ?? '';
}
