/**
 * The `detail` of every event by which elements speak to their page, a contract with the sites that listen (docs/extending.md). What the
 * generated types say of them stands in widgets/manifest/eventTypes.ts, and a test holds the two together.
 */
export interface ElementEvents {
  /** `quantity`: what the cart now holds of it, in pieces or kilograms. */
  'spesa-product-added': { productId: number; quantity: number };
  'spesa-search-sent': { words: string };
  'spesa-login-completed': null;
  'spesa-address-saved': { addressId: number | undefined };
  'spesa-address-chosen': { addressId: number | undefined };
  'spesa-store-chosen': { addressId: number };
  'spesa-timeslot-chosen': { timeslotId: number | undefined; date: string | undefined };
  'spesa-not-logged-in': null;
}
