import { formToken } from '../../../demo/server/warehouse/warehouse.ts';
import { sessionOf } from './roles.ts';
import type { Shop } from './shop.ts';

/** Origin of the shop's pages in the tests. */
const origin = 'http://shop.test';

/** The cookie of an employee who is logged in at the warehouse. */
export async function employeeCookie(shop: Pick<Shop, 'db' | 'clock'>): Promise<string> {
  const { session } = await sessionOf(shop, 'backoffice');
  return `spesa-magazzino=${session!}`;
}

/** A form as the warehouse's page sends it: cookie, Origin and the form's token. */
export const warehouseForm = (cookie: string, fields: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { Cookie: cookie, Origin: origin },
  body: new URLSearchParams({ token: formToken(cookie.split('=')[1] ?? ''), ...fields }),
  redirect: 'manual' as const,
});
