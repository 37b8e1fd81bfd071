import * as v from 'valibot';

const text = v.string();
const maybe = v.optional(v.string());

/** Whom an invoice goes to: a person by fiscal code, a firm by VAT number, with SDI code or PEC (account §3). */
export const billingSchema = v.object({
  name: text,
  fiscalCode: maybe,
  vatNumber: maybe,
  sdiCode: maybe,
  pec: maybe,
  address1: text,
  addressNumber: text,
  city: text,
  province: text,
  postalcode: text,
});
export type Billing = v.InferOutput<typeof billingSchema>;

export const personFiscalSchema = v.object({
  personFiscalId: v.number(),
  ...v.omit(billingSchema, ['address1', 'addressNumber', 'city', 'province', 'postalcode']).entries,
  address: v.pick(billingSchema, ['address1', 'addressNumber', 'city', 'province', 'postalcode']),
});
export type PersonFiscal = v.InferOutput<typeof personFiscalSchema>;
