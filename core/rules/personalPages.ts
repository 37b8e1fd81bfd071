import type { PageName } from '../config.ts';

/** The pages that show what is a customer's own: on them the server is asked who is there (§4). */
export const personalPages = [
  'account',
  'addressForm',
  'addresses',
  'awards',
  'backOffice',
  'billing',
  'checkout',
  'contactPreferences',
  'giftCodes',
  'list',
  'lists',
  'missions',
  'notifications',
  'order',
  'orders',
  'payment',
  'profile',
  'recurringOrders',
  'security',
  'subscriptions',
  'survey',
  'workplace',
] as const satisfies readonly PageName[];
