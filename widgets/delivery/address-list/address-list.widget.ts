import { defineWidget } from '../../element/defineWidget.ts';

/** The address selector of the specification as a page (account §2). */
export default defineWidget({
  tag: 'spesa-address-list',
  title: 'I tuoi indirizzi',
  description:
    'Gli indirizzi del cliente e i luoghi di ritiro, per servizio: cercare, scegliere, modificare, eliminare.',
  icon: 'location',
  kind: 'page',
  page: 'addresses',
  headed: true,
  attributes: {},
  events: { 'spesa-address-chosen': 'La spesa va a un altro indirizzo; detail.addressId è il suo numero.' },
  loads: 'now',
  personal: true,
  reserve: { height: '560px', untilFilled: true },
  view: () => import('./AddressListPage.tsx'),
});
