import type { Person } from '../../core/schema/profile.ts';

/** A card saved with the provider. `outcome` says what the provider's 3-D Secure does with it. */
export interface SavedCard {
  userPaymentAuthId: number;
  paymentTypeId: number;
  token: string;
  brand: string;
  maskedCard: string;
  /** MM/YYYY */
  expireDate: string;
  holder: string;
  outcome: 'frictionless' | 'challenge' | 'refused';
  default: boolean;
}

export interface CustomerAddress {
  addressId: number;
  addressName: string;
  /** 2 home, 3 store, 4 work, 5 locker. */
  addressTypeId: number;
  deliveryServiceId: number;
  address1: string;
  addressNumber: string;
  doorbellName?: string;
  floor?: string;
  elevator?: boolean;
  city: string;
  province: string;
  postalcode: string;
  latitude: number;
  longitude: number;
  referencePhoneNumber: string;
  note?: string;
  favourite: boolean;
}

/** A person who can log in; `about` is printed beside the login by `npm start`. Points as the counters have them: PM2 and PME euro, PTS and PTN points. */
export interface ShopCustomer {
  userId: number;
  email: string;
  role: 'customer' | 'employee' | 'rider' | 'backoffice';
  /** 1 and 2 are masters, 5 is a member of somebody's household, the others are the shop's own people. */
  userTypeId: string;
  firstName: string;
  lastName: string;
  profileLevel: number;
  companyId: number;
  fidelityCard?: string;
  /** Type → value; type 4 with value 1 asks for a loyalty card. */
  personInfos?: Readonly<Record<number, string>>;
  defaultStoreId?: number;
  person?: Omit<Person, 'firstName' | 'lastName'>;
  points: Readonly<Record<string, number>>;
  addresses: readonly CustomerAddress[];
  cards: readonly SavedCard[];
  about: string;
}

/** The password of every customer of the demo. */
export const demoPassword = 'spesa-demo';

/** Payment type of cards (account §9). */
const cardPaymentTypeId = 12;

const card = (
  userPaymentAuthId: number,
  brand: string,
  last: string,
  holder: string,
  outcome: SavedCard['outcome'],
): SavedCard => ({
  userPaymentAuthId,
  paymentTypeId: cardPaymentTypeId,
  token: `tok_${outcome}_${last}`,
  brand,
  maskedCard: `**** **** **** ${last}`,
  expireDate: '09/2031',
  holder,
  outcome,
  default: true,
});

/** The people of the demo. */
export const customers: readonly ShopCustomer[] = [
  {
    userId: 101,
    email: 'anna@example.it',
    role: 'customer',
    userTypeId: '1',
    firstName: 'Anna',
    lastName: 'Parodi',
    person: {
      phone: '3331234567',
      birthDate: '1984-02-29',
      fiscalCode: 'PRDNNA84B69D969F',
      address1: 'Via XX Settembre',
      addressNumber: '100',
      city: 'Genova',
      province: 'GE',
      postalcode: '16121',
    },
    profileLevel: 2,
    companyId: 1,
    fidelityCard: '0412345678907',
    defaultStoreId: 5,
    points: { PTS: 1280, PTN: 340, PM2: 12.5, PME: 8 },
    addresses: [
      {
        addressId: 1001,
        addressName: 'Casa',
        addressTypeId: 2,
        deliveryServiceId: 2,
        address1: 'Via XX Settembre',
        addressNumber: '100',
        doorbellName: 'Parodi',
        floor: '4',
        elevator: true,
        city: 'Genova',
        province: 'GE',
        postalcode: '16121',
        latitude: 44.4063,
        longitude: 8.93895,
        referencePhoneNumber: '3331234567',
        note: 'Citofono guasto: suonare al 4B',
        favourite: true,
      },
      {
        addressId: 1002,
        addressName: 'Nonna Pina',
        addressTypeId: 2,
        deliveryServiceId: 2,
        address1: 'Via Caprera',
        addressNumber: '7',
        doorbellName: 'Ghiglione',
        floor: '1',
        elevator: false,
        city: 'Genova',
        province: 'GE',
        postalcode: '16146',
        latitude: 44.39358,
        longitude: 8.97441,
        referencePhoneNumber: '3331234567',
        favourite: false,
      },
      {
        addressId: 1003,
        addressName: 'Casa al mare',
        addressTypeId: 2,
        deliveryServiceId: 2,
        address1: 'Corso Garibaldi',
        addressNumber: '31',
        doorbellName: 'Parodi',
        floor: '2',
        elevator: true,
        city: 'Chiavari',
        province: 'GE',
        postalcode: '16043',
        latitude: 44.31562,
        longitude: 9.31917,
        referencePhoneNumber: '3331234567',
        favourite: false,
      },
    ],
    cards: [card(9001, 'Visa', '4242', 'ANNA PARODI', 'frictionless')],
    about: 'carta fedeltà e punti, tre indirizzi, una carta salvata che paga senza altre domande',
  },
  {
    userId: 102,
    email: 'bruno@example.it',
    role: 'customer',
    userTypeId: '2',
    firstName: 'Bruno',
    lastName: 'Traverso',
    profileLevel: 1,
    companyId: 1,
    points: {},
    addresses: [],
    cards: [],
    about: 'senza carta fedeltà, non ha ancora scelto nulla: mostra tutta la catena indirizzo, fascia, negozio',
  },
  {
    userId: 103,
    email: 'carla@example.it',
    role: 'customer',
    userTypeId: '2',
    firstName: 'Carla',
    lastName: 'Ferrando',
    profileLevel: 2,
    companyId: 1,
    fidelityCard: '0498765432101',
    defaultStoreId: 8,
    points: { PTS: 85, PTN: 0, PM2: 0, PME: 0 },
    addresses: [
      {
        addressId: 1004,
        addressName: 'Casa',
        addressTypeId: 2,
        deliveryServiceId: 2,
        address1: 'Via Paleocapa',
        addressNumber: '16',
        doorbellName: 'Ferrando',
        floor: '3',
        elevator: false,
        city: 'Savona',
        province: 'SV',
        postalcode: '17100',
        latitude: 44.30776,
        longitude: 8.47963,
        referencePhoneNumber: '3479876543',
        favourite: true,
      },
    ],
    cards: [card(9003, 'Mastercard', '3220', 'CARLA FERRANDO', 'challenge')],
    about: 'la sua carta salvata chiede sempre la conferma 3-D Secure (codice 123456)',
  },
  {
    userId: 104,
    email: 'dario@example.it',
    role: 'customer',
    userTypeId: '2',
    firstName: 'Dario',
    lastName: 'Bertolotto',
    profileLevel: 2,
    companyId: 1,
    points: { PTS: -40, PTN: 15, PM2: 0, PME: 0 },
    fidelityCard: '0411122233305',
    defaultStoreId: 10,
    addresses: [
      {
        addressId: 1005,
        addressName: 'Casa',
        addressTypeId: 2,
        deliveryServiceId: 2,
        address1: 'Via del Prione',
        addressNumber: '45',
        doorbellName: 'Bertolotto',
        floor: '2',
        elevator: true,
        city: 'La Spezia',
        province: 'SP',
        postalcode: '19121',
        latitude: 44.10461,
        longitude: 9.82322,
        referencePhoneNumber: '3285550102',
        favourite: true,
      },
    ],
    cards: [card(9004, 'Visa', '0002', 'DARIO BERTOLOTTO', 'refused')],
    about: 'la sua carta salvata viene rifiutata; i punti sono negativi',
  },
  {
    userId: 107,
    email: 'elena@example.it',
    role: 'customer',
    userTypeId: '2',
    firstName: 'Elena',
    lastName: 'Dapelo',
    profileLevel: 1,
    companyId: 1,
    points: {},
    addresses: [],
    cards: [],
    personInfos: { 4: '1' },
    about: 'ha chiesto la carta fedeltà e la aspetta',
  },
  {
    userId: 108,
    email: 'franca@example.it',
    role: 'customer',
    userTypeId: '5',
    firstName: 'Franca',
    lastName: 'Parodi',
    profileLevel: 1,
    companyId: 1,
    points: {},
    addresses: [],
    cards: [],
    about: 'della famiglia di Anna: account secondario',
  },
  {
    userId: 110,
    email: 'giulia@example.it',
    role: 'customer',
    userTypeId: '2',
    firstName: 'Giulia',
    lastName: 'Bacigalupo',
    profileLevel: 2,
    companyId: 1,
    points: {},
    addresses: [
      {
        addressId: 1006,
        addressName: 'Casa',
        addressTypeId: 2,
        deliveryServiceId: 2,
        address1: 'Via XX Settembre',
        addressNumber: '21',
        doorbellName: 'Bacigalupo',
        floor: '3',
        elevator: true,
        city: 'Genova',
        province: 'GE',
        postalcode: '16121',
        latitude: 44.4066,
        longitude: 8.9369,
        referencePhoneNumber: '3391122334',
        favourite: true,
      },
    ],
    cards: [],
    about: 'ha abbonamenti alla consegna: attivo, ordinato, in scadenza, scaduto e da rinnovare',
  },
  {
    userId: 105,
    email: 'rider@example.it',
    role: 'rider',
    userTypeId: '4',
    firstName: 'Riccardo',
    lastName: 'Canepa',
    profileLevel: 2,
    companyId: 1,
    points: {},
    addresses: [],
    cards: [],
    about: 'fattorino: missioni e consegne',
  },
  {
    userId: 106,
    email: 'staff@example.it',
    role: 'backoffice',
    userTypeId: '3',
    firstName: 'Sofia',
    lastName: 'Olcese',
    profileLevel: 2,
    companyId: 1,
    points: {},
    addresses: [],
    cards: [],
    about: 'personale: back office',
  },
  {
    userId: 109,
    email: 'magazzino@example.it',
    role: 'employee',
    userTypeId: '6',
    firstName: 'Marta',
    lastName: 'Sciaccaluga',
    profileLevel: 2,
    companyId: 1,
    points: {},
    addresses: [],
    cards: [],
    about: 'addetta al magazzino: prepara gli ordini',
  },
];
