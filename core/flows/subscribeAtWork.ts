import { address } from '../api/endpoints/addresses.ts';
import { delivery } from '../api/endpoints/delivery.ts';
import { service, serviceRule } from '../rules/services.ts';
import type { Spesa } from '../spesa.ts';

/** Subscribes an employee by the code of the company, whose lockers can be chosen from then on; gives its name. Throws ApiError. */
export async function subscribeAtWork({ client, query }: Spesa, subscriptionCode: string): Promise<string> {
  const { data } = await client.call(address.subscribeWorkplace, { subscriptionCode });
  query.reload(delivery.userAddresses, { address_type: serviceRule(service.work).addressType });
  return data.companyName;
}
