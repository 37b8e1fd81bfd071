/** What every list of products asks of the address: page, order and filters, 24 a page (§9). */
export const listingInput = {
  page: '{query:page}',
  page_size: 24,
  sort: '{query:sort}',
  filters: '{query:filters}',
  promo: '{query:promo}',
  new_product: '{query:new}',
  tp: '{query:tp}',
  preferred: '{query:preferred}',
} as const;

/** What makes a list the customer's own. */
export const ownInputs: readonly (keyof typeof listingInput)[] = ['preferred'];
