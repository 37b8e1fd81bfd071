import type { InputOf } from '../../../core/api/endpoint.ts';
import type { registration } from '../../../core/api/endpoints/registration.ts';

/** What somebody new types to register. */
export const newcomer = (email: string): InputOf<typeof registration.register> => ({
  firstName: 'Zoë',
  lastName: "D'Àngelo",
  email,
  password: 'pässwörd-lungo',
  phone: '010 123456',
  birthDate: '1988-02-29',
  address1: 'Via Roma',
  addressNumber: '1',
  city: 'Genova',
  province: 'GE',
  postalcode: '16121',
  disclaimers: [
    { disclaimerId: 1, accepted: true },
    { disclaimerId: 2, accepted: true },
  ],
});
