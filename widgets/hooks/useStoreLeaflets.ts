import { content } from '../../core/api/endpoints/content.ts';
import { delivery } from '../../core/api/endpoints/delivery.ts';
import { hasAddress } from '../../core/rules/missingStep.ts';
import type { Leaflet } from '../../core/schema/leaflets.ts';
import { useCart } from './useCart.ts';
import { useQuery } from './useQuery.ts';
import { useSpesa } from './useSpesa.ts';

export interface StoreLeaflets {
  /** Undefined while they are on their way. */
  leaflets: readonly Leaflet[] | undefined;
  /** The store whose leaflets they are; undefined where none is known, and they are everybody's. */
  store: string | undefined;
  failed: boolean;
  reload(): void;
}

/** The current leaflets of the favourite store, else of the store that is shopped at, else of all (§2); `all` asks for all in any case. */
export function useStoreLeaflets(all = false): StoreLeaflets {
  const { query } = useSpesa();
  const cart = useCart();
  const favourite = cart?.user.defaultStoreAddressId ?? 0;
  const shopped = hasAddress(cart) ? (cart?.warehouse?.warehouseId ?? 0) : 0;
  const asked = favourite > 0 ? { address_id: favourite } : shopped > 0 ? { warehouse_id: shopped } : null;
  const located = useQuery(delivery.warehouses, asked);
  const store = located.data?.warehouses.find(({ warehouseId, addressId, address }) =>
    favourite > 0 ? (addressId ?? address?.addressId) === favourite : warehouseId === shopped,
  );
  const own = useQuery(
    content.leaflets,
    store && !all ? { parent_warehouse_id: store.parentWarehouseId ?? store.warehouseId } : null,
  );
  const locating =
    asked !== null &&
    (located.status === 'loading' || located.status === 'idle' || (store !== undefined && own.status !== 'failed'));
  const printed = query.peek(content.leaflets, {}).data !== undefined;
  const everyones = useQuery(content.leaflets, all || (!own.data && (printed || !locating)) ? {} : null);

  const shown = !all && own.data ? own : everyones;
  return {
    leaflets: shown.data?.leaflets,
    store: store?.name,
    failed: shown.status === 'failed' && !shown.data,
    reload: shown.reload,
  };
}
