import * as v from 'valibot';
import { emptySchema } from '../../schema/envelope.ts';
import { area, endpoint } from '../endpoint.ts';

const text = v.string();
const maybe = v.optional(v.string());

/** How a customer is reached (account §7): the devices that take push messages, and the marketing system's key. */
export const reach = area('reach', {
  /** A GET that writes (ruling 23), like the next. */
  registerDevice: endpoint({
    who: 'user',
    method: 'GET',
    path: '/externalregistration/register',
    query: v.object({
      external_id: text,
      uuid: text,
      platform: text,
      model: maybe,
      platform_version: maybe,
      manufacturer: maybe,
    }),
    answer: emptySchema,
    effect: 'write',
    failure: 'silent',
  }),
  unregisterDevice: endpoint({
    who: 'user',
    method: 'GET',
    path: '/externalregistration/unregister',
    query: v.object({ platform: text, uuid: text }),
    answer: emptySchema,
    effect: 'write',
    failure: 'silent',
  }),
  /** For customers of company 32 who have agreed to offers by push (ruling 20); `maxCount` addresses at most. */
  contactKey: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/marketingcloud/contact-key',
    body: v.object({ channelAddresses: v.array(text), maxCount: v.optional(v.number()) }),
    answer: v.object({ contactKey: text }),
    failure: 'silent',
  }),
  removeContact: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/marketingcloud/remove',
    body: v.object({ contactKey: text, userId: v.number() }),
    answer: emptySchema,
    failure: 'silent',
  }),
});
