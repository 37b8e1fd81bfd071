import * as v from 'valibot';

export const messageSchema = v.object({
  code: v.string(),
  message: v.string(),
  field: v.optional(v.string()),
  orderId: v.optional(v.number()),
});
/** One text of the server with its code (§8); `field` names the member of the input that it is about, `orderId` the order on whose page something can be done about it. */
export type Message = v.InferOutput<typeof messageSchema>;

/** The three levels of the envelope, each a list (§8). */
export interface Messages {
  errors: Message[];
  infos: Message[];
  warnings: Message[];
}

export const noMessages = (): Messages => ({ errors: [], infos: [], warnings: [] });

export const pageSchema = v.object({
  selPage: v.number(),
  totPages: v.number(),
  totItems: v.number(),
  itemsPerPage: v.number(),
});
/** The pager of a list, pages from 1 (§3). */
export type Page = v.InferOutput<typeof pageSchema>;

/** An answer with nothing in it. */
export const emptySchema = v.object({});
