import { address } from '../../../core/api/endpoints/addresses.ts';
import * as feeTexts from '../../../core/labels/it/deliveryFees.ts';
import { feeOf } from '../../../core/rules/deliveryFees.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { useQuery } from '../../hooks/useQuery.ts';

/** What a service costs where the cart goes, from which amount on it is free, and the least that is brought (account §7: delivery-fee/view). */
export function Fees({ serviceId }: { serviceId: number }) {
  const money = useMoney();
  const { data } = useQuery(address.fees, {});
  const known = data && feeOf(data.deliveryFees, serviceId);
  const words = (): string => {
    if (!known) return '';
    const { fee, freeFrom, minimum } = known;
    const cost =
      fee === 0
        ? feeTexts.free()
        : freeFrom === undefined
          ? feeTexts.base({ fee: money(fee) })
          : feeTexts.upTo({ fee: money(fee), free: money(freeFrom) });
    return minimum > 0 ? `${cost} ${feeTexts.minimum({ minimum: money(minimum) })}` : cost;
  };
  return <p className="address-choice__fees">{words()}</p>;
}
