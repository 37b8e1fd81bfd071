import { at, orderAddress, type ShopPages } from '../http/shopPages.ts';

/** Where the links of mails lead: pages of the configured shop, which take the token out of the address and make the call (ruling 33). */
export const mailLinks = (pages: ShopPages) => ({
  confirm: (email: string, token: string) => at(`${pages.site}/confirm`, { e_mail: email, reg_control_code: token }),
  reset: (email: string, token: string) => at(`${pages.site}/reset-password`, { e_mail: email, reset_token: token }),
  email: (token: string) => at(`${pages.site}/confirm-email`, { token }),
  anonymize: (login: string, token: string) => at(`${pages.site}/anonymize`, { login, token }),
  order: (orderId: number) => orderAddress(pages, orderId),
  tracking: (orderId: number, token: string) => at(`${pages.site}/order-tracking/${orderId}`, { token }),
  requestReset: () => `${pages.site}/reset-password-request`,
  recurring: () => `${pages.site}/profile/recurring-orders`,
  home: () => `${pages.site}/`,
  contact: () => `${pages.site}/scrivici/`,
  complaint: (orderId: number) => at(`${pages.site}/reclamo/`, { order: String(orderId) }),
  terms: () => `${pages.site}/condizioni-di-vendita/`,
  privacy: () => `${pages.site}/privacy-policy/`,
  withdrawal: () => `${pages.site}/order-tracking/`,
});
