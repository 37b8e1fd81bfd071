import { delivery } from '../../../core/api/endpoints/delivery.ts';
import type { Address } from '../../../core/schema/delivery.ts';
import { useLoggedIn } from '../../hooks/useCart.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { placeTypes, serviceOf } from './services.ts';

export interface Addresses {
  list: readonly Address[];
  loading: boolean;
  failed: boolean;
  reload(): void;
}

const isHome = ({ addressTypeId = 2 }: Address) => addressTypeId === 2 || addressTypeId === 4;

/** The addresses that a service can go to: the customer's own, or stores and lockers (account §7). */
export function useAddresses(serviceId: number): Addresses {
  const { toHome } = serviceOf(serviceId);
  const own = useQuery(delivery.userAddresses, useLoggedIn() && toHome ? { address_type: 'home' } : null);
  const places = useQuery(delivery.addresses, toHome ? null : { address_type: placeTypes[serviceId] });
  const reading = toHome ? own : places;
  const found = reading.data?.addresses ?? [];
  return {
    list: toHome ? found.filter(isHome) : found,
    loading: reading.data === undefined && reading.status !== 'failed',
    failed: reading.status === 'failed' && reading.data === undefined,
    reload: reading.reload,
  };
}
