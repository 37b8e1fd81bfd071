/** Where the pages of a site are found: configured, never what a request says. */
export interface ShopPages {
  /** Their base: the origin, with the folder that the site stands in. */
  site: string;
  /** Paths below it, as the site's setting of pages has them; `{id}` is an order's number. */
  paymentPage: string;
  orderPage: string;
}

/** Where a site has these pages whose setting names no others. */
export const defaultPages = { paymentPage: '/payment', orderPage: '/profile/orders/{id}' };

/** Those of a site that has them as usual. */
export const pagesOf = (site: string): ShopPages => ({ ...defaultPages, site });

/** An address with this query. */
export function at(address: string, query: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** The page of an order, on whatever site. */
export const orderPath = (orderId: number): string => defaultPages.orderPage.replace('{id}', String(orderId));

const orderRoute = new RegExp(`^${defaultPages.orderPage.replace('{id}', '(\\d+)')}$`);

/** A path that a message names by the usual pages, as this site has it. */
export const asOnSite = (path: string, { orderPage: page }: ShopPages): string =>
  path.replace(orderRoute, (_, orderId: string) => page.replace('{id}', orderId));

/** Addresses of the configured shop's pages that an order or its payment is led to. */
export const paymentAddress = ({ site, paymentPage: page }: ShopPages, orderId: number): string =>
  at(`${site}${page}`, { order_id: String(orderId) });
export const orderAddress = (
  { site, orderPage: page }: ShopPages,
  orderId: number,
  query: Record<string, string> = {},
): string => at(`${site}${page.replace('{id}', String(orderId))}`, query);
