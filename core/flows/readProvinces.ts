import { geography } from '../api/endpoints/geography.ts';
import { ApiError } from '../api/error.ts';
import { provincesOf, type Provinces } from '../rules/provinces.ts';
import type { Spesa } from '../spesa.ts';

/** The provinces to choose from (account §7); none where the call fails. */
export async function readProvinces({ client }: Pick<Spesa, 'client'>): Promise<Provinces> {
  try {
    const [near, everywhere] = await Promise.all([
      client.call(geography.provinces, { home_delivery_only: true }),
      client.call(geography.provinces, {}),
    ]);
    return provincesOf(near.data.provinces, everywhere.data.provinces);
  } catch (error) {
    if (error instanceof ApiError) return provincesOf([], []);
    throw error;
  }
}
