import { account } from '../../../core/api/endpoints/account.ts';
import type { UserDetail } from '../../../core/schema/profile.ts';
import { useLoggedIn } from '../../hooks/useCart.ts';
import { useQuery, type Reading } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';

/** All that the customer keeps about themselves, and how a change's answer takes its place. */
export function useDetail(): Reading<UserDetail> & { put(detail: UserDetail): void } {
  const { query } = useSpesa();
  const reading = useQuery(account.detail, useLoggedIn() ? {} : null);
  return { ...reading, put: (detail) => query.put(account.detail, {}, detail) };
}
