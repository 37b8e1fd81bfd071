import { useState, type ReactNode } from 'react';
import * as errorTexts from '../../../core/labels/it/errors.ts';
import * as listTexts from '../../../core/labels/it/list.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { confirmList } from '../../../core/flows/buyList.ts';
import type { Address } from '../../../core/schema/address.ts';
import type { ShoppingList } from '../../../core/schema/lists.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';

/** Street and town; the name that the customer gave stands above it. */
const placeOf = ({ address1, addressNumber, postalcode, city }: Address): string =>
  [[address1, addressNumber].filter(Boolean).join(' '), [postalcode, city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');

/** Puts the list into the cart for one of the customer's addresses (§4). */
export default function ConfirmAddress({ list }: { list: ShoppingList; children?: ReactNode }) {
  const spesa = useSpesa();
  const { status, data, reload } = useQuery(delivery.userAddresses, { address_type: 'home' });
  const [picked, setPicked] = useState<string | null>(null);
  const addresses = data?.addresses ?? [];
  const chosen =
    addresses.find((address) => String(address.addressId) === picked) ??
    addresses.find(({ favourite }) => favourite) ??
    addresses[0];
  const confirm = useCommand(
    async () => chosen && confirmList(spesa, list, chosen),
    errorTexts.errorAddingProductFromList,
  );

  if (!data) return <Pending status={status} reload={reload} lines={3} />;
  if (!chosen) return <p>{listTexts.noAddress()}</p>;
  return (
    <div className="list-confirm">
      <RadioCards
        legend={listTexts.address()}
        name="list-address"
        value={String(chosen.addressId)}
        cards={addresses.map((address) => ({
          value: String(address.addressId),
          title: address.addressName ?? placeOf(address),
          text: address.addressName && placeOf(address),
          icon: 'pin' as const,
        }))}
        onChange={setPicked}
      />
      <Button wide busy={confirm.busy} onClick={() => void confirm.run()}>
        {listTexts.confirm()}
      </Button>
    </div>
  );
}
