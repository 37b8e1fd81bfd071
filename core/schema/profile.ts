import * as v from 'valibot';
import { billingSchema } from './billing.ts';
import { userSchema } from './session.ts';

const text = v.string();
const maybe = v.optional(v.string());

/** Who a person is; `birthDate` YYYY-MM-DD (account §3). */
export const personSchema = v.object({
  firstName: text,
  lastName: text,
  phone: maybe,
  birthDate: maybe,
  fiscalCode: maybe,
  address1: maybe,
  addressNumber: maybe,
  city: maybe,
  province: maybe,
  postalcode: maybe,
});
export type Person = v.InferOutput<typeof personSchema>;

/** What a disclaimer's box says: ticked or not. */
export const consentSchema = v.object({ disclaimerId: v.number(), accepted: v.boolean() });

/** The user body of a registration (account §5); `fidelityCard`, with its leading zero, only in the registration with card (ruling 10). */
export const registeredSchema = v.object({
  ...v.required(personSchema, ['phone', 'birthDate', 'address1', 'addressNumber', 'city', 'province', 'postalcode'])
    .entries,
  email: text,
  password: text,
  fidelityCard: maybe,
  storeId: v.optional(v.number(), 5),
  registrationModuleTypeId: v.optional(v.number(), 2),
  disclaimers: v.optional(v.array(consentSchema), []),
});
export type Registered = v.InferOutput<typeof registeredSchema>;

export const disclaimerSchema = v.object({
  disclaimerId: v.number(),
  title: text,
  text,
  mandatory: v.boolean(),
  accepted: v.boolean(),
  /** When the customer answered so, ISO; absent where they never did. */
  answeredAt: maybe,
});
export type Disclaimer = v.InferOutput<typeof disclaimerSchema>;

/** 1 telephone, 2 mobile, 3 a second e-mail. */
export const contactSchema = v.object({ contactTypeId: v.number(), value: text });
export type Contact = v.InferOutput<typeof contactSchema>;

/** By what the shop may reach a customer with its offers. */
export const contactPreferenceSchema = v.object({
  channel: v.picklist(['email', 'sms', 'phone', 'post', 'push']),
  accepted: v.boolean(),
});
export type ContactPreference = v.InferOutput<typeof contactPreferenceSchema>;

export const personInfoSchema = v.object({ personInfoTypeId: v.number(), value: text });

/** All that a customer keeps about themselves (wire P13). */
export const userDetailSchema = v.object({
  user: userSchema,
  person: personSchema,
  billingAddress: v.optional(billingSchema),
  contacts: v.array(contactSchema),
  contactPreferences: v.array(contactPreferenceSchema),
  personInfos: v.array(personInfoSchema),
  disclaimers: v.array(disclaimerSchema),
});
export type UserDetail = v.InferOutput<typeof userDetailSchema>;
