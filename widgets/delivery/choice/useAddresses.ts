import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { service, serviceRule } from '../../../core/rules/services.ts';
import type { Address } from '../../../core/schema/address.ts';
import { useLoggedIn } from '../../hooks/useCart.ts';
import { useQuery } from '../../hooks/useQuery.ts';

export interface Addresses {
  list: readonly Address[];
  loading: boolean;
  failed: boolean;
  reload(): void;
}

/** The addresses that a service can go to: the customer's own, or stores and lockers, at work those of the customer's company too (account §7). */
export function useAddresses(serviceId: number): Addresses {
  const { addressType: address_type, addressTypeIds, toHome } = serviceRule(serviceId);
  const personal = useLoggedIn() && (toHome || serviceId === service.work);
  const own = useQuery(delivery.userAddresses, personal ? { address_type } : null);
  const places = useQuery(delivery.addresses, toHome || personal ? null : { address_type });
  const reading = toHome || personal ? own : places;
  const found = reading.data?.addresses ?? [];
  return {
    list: found.filter((address) => addressTypeIds.includes(address.addressTypeId ?? addressTypeIds[0]!)),
    loading: reading.data === undefined && reading.status !== 'failed',
    failed: reading.status === 'failed' && reading.data === undefined,
    reload: reading.reload,
  };
}
