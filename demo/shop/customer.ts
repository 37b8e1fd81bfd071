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
  /** Ids of the CRM's segments that they are in. */
  segments?: number[];
  person?: Omit<Person, 'firstName' | 'lastName'>;
  points: Readonly<Record<string, number>>;
  addresses: readonly CustomerAddress[];
  cards: readonly SavedCard[];
  about: string;
}
