import * as storeTexts from '../../../core/labels/it/store.ts';
import { directionsLink } from '../../../core/rules/directions.ts';
import { phoneOf } from '../../../core/rules/phone.ts';
import type { Address } from '../../../core/schema/address.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

interface Props {
  name: string;
  address: Address | undefined;
  /** As the server writes it. */
  phone: string | undefined;
  /** A pin on the link to the directions. */
  pin?: true;
}

/** Directions to a store and its telephone, as links that look like buttons. */
export function StoreLinks({ name, address, phone: number, pin }: Props) {
  const way = address && directionsLink(address);
  const phone = phoneOf(number);
  return (
    <>
      {way && (
        <ButtonLink
          small
          variant="secondary"
          {...(pin && { icon: 'pin' })}
          href={way}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={storeTexts.directionsTo({ name })}
        >
          {storeTexts.directions()}
        </ButtonLink>
      )}
      {phone && (
        <ButtonLink
          small
          variant="ghost"
          icon="phone"
          href={phone.href}
          aria-label={storeTexts.call({ phone: phone.words })}
        >
          {phone.words}
        </ButtonLink>
      )}
    </>
  );
}
