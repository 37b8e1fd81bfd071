import type { Billing } from '../schema/billing.ts';
import type { Cart } from '../schema/cart.ts';

type Infos = Pick<Cart, 'cartInfos'>;

/** The cart's words for an invoice: whether one is wanted, and which of the customer's addressees it goes to (account §3, LAW-17). */
export const needInvoice = 'need_invoice';
export const invoiceAddressee = 'person_fiscal_id';

export const wantsInvoice = ({ cartInfos }: Infos): boolean => cartInfos?.[needInvoice] === 'true';
export const addresseeIdOf = ({ cartInfos }: Infos): number => Number(cartInfos?.[invoiceAddressee] ?? 0);

/** An addressee in one line: the name, and the code that the tax office knows it by. */
export const addresseeWords = ({ name, vatNumber, fiscalCode }: Pick<Billing, 'name' | 'vatNumber' | 'fiscalCode'>) =>
  [name, vatNumber ?? fiscalCode].filter(Boolean).join(', ');
