import type { ShopCustomer } from './customer.ts';

type Member = Pick<ShopCustomer, 'userId' | 'email' | 'role' | 'userTypeId' | 'firstName' | 'lastName' | 'about'>;

const member = (given: Member): ShopCustomer => ({
  profileLevel: 2,
  companyId: 1,
  points: {},
  addresses: [],
  cards: [],
  ...given,
});

/** Those who work for the shop. */
export const staff: readonly ShopCustomer[] = [
  member({
    userId: 105,
    email: 'rider@example.it',
    role: 'rider',
    userTypeId: '4',
    firstName: 'Riccardo',
    lastName: 'Canepa',
    about: 'fattorino: le sue consegne',
  }),
  member({
    userId: 106,
    email: 'staff@example.it',
    role: 'backoffice',
    userTypeId: '3',
    firstName: 'Sofia',
    lastName: 'Olcese',
    about: 'personale: back office',
  }),
  member({
    userId: 111,
    email: 'direzione@example.it',
    role: 'backoffice',
    userTypeId: '7',
    firstName: 'Irene',
    lastName: 'Parodi',
    about: 'personale: amministratrice, legge il registro',
  }),
  member({
    userId: 109,
    email: 'magazzino@example.it',
    role: 'employee',
    userTypeId: '6',
    firstName: 'Marta',
    lastName: 'Sciaccaluga',
    about: 'addetta al magazzino: prepara gli ordini',
  }),
];
