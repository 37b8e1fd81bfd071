import type { AnalyticsEvents } from '../../core/rules/analytics.ts';
import type { ElementEvents } from '../element/events.ts';

/** The `detail` of an element's event, as TypeScript writes it. */
export const eventTypes: Readonly<Record<keyof ElementEvents, string>> = {
  'spesa-product-added': '{ productId: number; quantity: number }',
  'spesa-search-sent': '{ words: string }',
  'spesa-login-completed': 'null',
  'spesa-address-saved': '{ addressId: number | undefined }',
  'spesa-address-chosen': '{ addressId: number | undefined }',
  'spesa-store-chosen': '{ addressId: number }',
  'spesa-timeslot-chosen': '{ timeslotId: number | undefined; date: string | undefined }',
  'spesa-not-logged-in': 'null',
};

const goods =
  "currency: 'EUR'; items: readonly { item_id: string; item_name: string; price?: number; quantity?: number }[]";

/** What `spesa-analytics` says on the document, by the name of GA4 in its `event`. */
export const analyticsTypes: Readonly<Record<keyof AnalyticsEvents, string>> = {
  view_item: `{ ${goods} }`,
  add_to_cart: `{ ${goods} }`,
  remove_from_cart: `{ ${goods} }`,
  begin_checkout: `{ ${goods}; value: number }`,
  purchase: `{ ${goods}; transaction_id: string; value: number }`,
  search: '{ search_term: string }',
  login: '{ method: string }',
  sign_up: '{ method: string }',
};

const isKnown = (name: string): name is keyof ElementEvents => Object.hasOwn(eventTypes, name);

/** Such as `CustomEvent<{ words: string }>`. */
export const eventType = (name: string): string => `CustomEvent<${isKnown(name) ? eventTypes[name] : 'unknown'}>`;

/** Of the one event that the document gets where the site measures. */
export const analyticsType = `CustomEvent<${Object.entries(analyticsTypes)
  .map(([name, type]) => type.replace('{', `{ event: '${name}';`))
  .join(' | ')}>`;
