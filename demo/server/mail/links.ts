const at = (shop: string, path: string, query: Record<string, string>): string =>
  `${shop}${path}?${new URLSearchParams(query)}`;

/** The page of an order, on whatever site. */
export const orderPath = (orderId: number): string => `/profile/orders/${orderId}`;

/** Where the links of mails lead: pages of the configured shop, which take the token out of the address and make the call (ruling 33). */
export const mailLinks = (shop: string) => ({
  confirm: (email: string, token: string) => at(shop, '/confirm', { e_mail: email, reg_control_code: token }),
  reset: (email: string, token: string) => at(shop, '/reset-password', { e_mail: email, reset_token: token }),
  email: (token: string) => at(shop, '/confirm-email', { token }),
  anonymize: (login: string, token: string) => at(shop, '/anonymize', { login, token }),
  order: (orderId: number) => `${shop}${orderPath(orderId)}`,
  requestReset: () => `${shop}/reset-password-request`,
});
