import type { HomeField } from './homeFields.ts';

/** What goes along with somebody to where services are discovered; `discoveredAddress` reads it there. */
export interface Discovery {
  addressString: string;
  addressData?: Partial<Record<HomeField, string>>;
  placeResult?: object;
}

/** An address with a discovery in its query, and where to go on afterwards. */
export function discoveryLink(
  page: string,
  { addressString, addressData, placeResult }: Discovery,
  back: string,
): string {
  const query = new URLSearchParams({ back, ...(addressString && { addressString }) });
  if (addressData) query.set('addressData', JSON.stringify(addressData));
  if (placeResult) query.set('placeResult', JSON.stringify(placeResult));
  return `${page}${page.includes('?') ? '&' : '?'}${query}`;
}
