import { useState } from 'react';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { chooseAddress } from '../../../core/flows/chooseDelivery.ts';
import * as deliveryErrorTexts from '../../../core/labels/it/errorsOfDelivery.ts';
import * as workTexts from '../../../core/labels/it/deliveryWork.ts';
import { addressTypeId, service, serviceRule } from '../../../core/rules/services.ts';
import type { Address } from '../../../core/schema/address.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Notice } from '../../ui/Notice.tsx';
import { AddressCard } from '../choice/AddressCard.tsx';

/** The lockers of the companies that the customer belongs to, each to be chosen. */
export default function Lockers(_: { children?: undefined }) {
  const spesa = useSpesa();
  const links = useLinks();
  const cart = useCart();
  const [busyId, setBusy] = useState<number | undefined>();
  const { data } = useQuery(delivery.userAddresses, { address_type: serviceRule(service.work).addressType });
  const lockers = data?.addresses.filter((each) => each.addressTypeId === addressTypeId.work) ?? [];
  const command = useCommand(async (locker: Address) => {
    setBusy(locker.addressId);
    if ((await chooseAddress(spesa, locker, service.work)) && links.page('deliveryService'))
      spesa.browser.go(links.page('deliveryService'));
  }, deliveryErrorTexts.errorSettingAddress);
  if (lockers.length === 0) return null;
  return (
    <section className="form-section">
      <h2 className="form-section__title">{workTexts.lockers()}</h2>
      {command.error && !command.busy && <Notice kind="error">{command.error}</Notice>}
      <ul className="place-list" aria-label={workTexts.lockers()}>
        {lockers.map((locker) => (
          <AddressCard
            key={locker.addressId}
            address={locker}
            toHome={false}
            chosen={cart?.shippingAddress?.addressId === locker.addressId}
            busy={command.busy && busyId === locker.addressId}
            now={spesa.browser.now()}
            onChoose={() => void command.run(locker)}
          />
        ))}
      </ul>
    </section>
  );
}
