import * as v from 'valibot';

const text = v.string();
const maybe = v.optional(v.string());

const rowSchema = v.object({ label: text, value: text });
const linkSchema = v.object({ label: text, url: text });

/** A section of a message: `facts` have rows, `lines` are products with their sums as rows; the last sum is the total. */
export const messagePartSchema = v.object({
  kind: v.picklist(['title', 'text', 'small', 'list', 'facts', 'lines']),
  words: maybe,
  link: v.optional(linkSchema),
  items: v.optional(v.array(text)),
  rows: v.optional(v.array(rowSchema)),
  lines: v.optional(v.array(v.object({ name: text, note: maybe, quantity: maybe, price: text }))),
});
export type MessagePart = v.InferOutput<typeof messagePartSchema>;

/** A message in its parts: `lead` are paragraphs, `action` is what can be done about it. An addition of the reference shop. */
export const messageContentSchema = v.object({
  title: maybe,
  lead: v.array(text),
  action: v.optional(linkSchema),
  parts: v.array(messagePartSchema),
});
export type MessageContent = v.InferOutput<typeof messageContentSchema>;

/** `channel` is how it was sent; `date` ISO; type 1 orders, 2 account, 3 offers; `body` is the plain text. */
export const notificationSchema = v.object({
  notificationId: v.number(),
  date: text,
  channel: v.picklist(['email', 'push']),
  messageTypeId: v.optional(v.number()),
  subject: text,
  body: text,
  content: v.optional(messageContentSchema),
  read: v.boolean(),
});
export type Notification = v.InferOutput<typeof notificationSchema>;
