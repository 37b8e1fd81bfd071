import { defineWidget } from '../../element/defineWidget.ts';

/** EditAddresses (account §2): `addressId` in the address says which, `isRider=true` that it is for fast delivery, `addressString`, `addressData` or `placeResult` what is known of a new one. */
export default defineWidget({
  tag: 'spesa-address-form',
  title: 'Il tuo indirizzo',
  description: 'Un indirizzo nuovo o da correggere, controllato prima di salvarlo.',
  icon: 'edit',
  kind: 'page',
  page: 'addressForm',
  headed: true,
  attributes: {},
  events: { 'spesa-address-saved': 'Un indirizzo è stato salvato; detail.addressId è il suo numero.' },
  loads: 'now',
  personal: true,
  reserve: { height: '720px', untilFilled: true },
  view: () => import('./AddressFormPage.tsx'),
});
