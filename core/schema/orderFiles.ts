import * as v from 'valibot';
import { billingSchema } from './billing.ts';

/** A file of an order that its owner may keep. */
export const orderFileSchema = v.picklist(['receipt', 'invoice', 'creditNote']);
export type OrderFile = v.InferOutput<typeof orderFileSchema>;

/** What went back of an order with an invoice: the note's number in its own series, its day, YYYY-MM-DD, and how much, in euro. */
const creditNoteSchema = v.object({ number: v.string(), date: v.string(), amount: v.number() });

/** What can be had of an order as PDF, and the invoice that was asked for (LAW-17): whom it goes to, and once it is issued its number and its day, YYYY-MM-DD. */
export const orderFilesSchema = v.object({
  files: v.array(orderFileSchema),
  /** The oldest first; each can be had by its number. */
  creditNotes: v.optional(v.array(creditNoteSchema)),
  invoice: v.optional(
    v.object({ billing: billingSchema, number: v.optional(v.string()), date: v.optional(v.string()) }),
  ),
});
export type OrderFiles = v.InferOutput<typeof orderFilesSchema>;
