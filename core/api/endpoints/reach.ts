import * as v from 'valibot';
import { emptySchema } from '../../schema/envelope.ts';
import { deviceSchema } from '../../schema/push.ts';
import { area, endpoint } from '../endpoint.ts';

const text = v.string();

/** How a customer is reached (account §7): the devices that take push messages, and the marketing system's key. */
export const reach = area('reach', {
  /** A GET that writes (ruling 23), like the next. */
  registerDevice: endpoint({
    who: 'user',
    method: 'GET',
    path: '/externalregistration/register',
    query: deviceSchema,
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
  /** An addition of ours: the public key under which browsers subscribe to the shop's messages (VAPID); a shop without it reaches no browser. */
  pushKey: endpoint({
    who: 'user',
    method: 'GET',
    path: '/externalregistration/key',
    answer: v.object({ publicKey: text }),
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
