import { ApiError } from '../api/error.ts';
import { geography } from '../api/endpoints/geography.ts';
import { placeOf } from '../rules/placeOf.ts';
import type { Spesa } from '../spesa.ts';

/** Province and town of a postal code, also outside the delivery area; `city` is read after the answer. Empty for an unknown code or a failed call. */
export async function placeOfPostcode({ client }: Pick<Spesa, 'client'>, postalcode: string, city: () => string) {
  try {
    const { data } = await client.call(geography.served, { home_delivery_only: false });
    return placeOf(data.cities, postalcode, city());
  } catch (error) {
    if (error instanceof ApiError) return {};
    throw error;
  }
}
