import { delivery } from '../api/endpoints/delivery.ts';
import { ApiError } from '../api/error.ts';
import type { Store } from '../schema/delivery.ts';
import type { Spesa } from '../spesa.ts';

/** A store with its address and hours (account §2); undefined where it cannot be had. */
export async function readStore({ client }: Pick<Spesa, 'client'>, storeId: number): Promise<Store | undefined> {
  try {
    return (await client.call(delivery.store, { store_id: storeId })).data;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}
