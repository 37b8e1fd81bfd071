import { addressees } from '../../../core/api/endpoints/addressees.ts';
import { setCartInfo } from '../../../core/flows/cartChoices.ts';
import * as errorTexts from '../../../core/labels/it/errors.ts';
import { addresseeIdOf, invoiceAddressee, needInvoice, wantsInvoice } from '../../../core/rules/invoice.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import type { PersonFiscal } from '../../../core/schema/billing.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';

export interface InvoiceWish {
  wanted: boolean;
  /** Whom it goes to: one of the addressees that the customer keeps. */
  addressee: PersonFiscal | undefined;
  busy: boolean;
  error: string;
  want(yes: boolean): void;
  choose(): void;
}

/** The customer's wish for an invoice, kept with the cart; whoever keeps one addressee is not asked for it, the others choose in the account's dialog (account §3, LAW-17). */
export function useInvoice(cart: Cart): InvoiceWish {
  const spesa = useSpesa();
  const wanted = wantsInvoice(cart);
  const kept = useQuery(addressees.list, wanted ? {} : null).data?.personFiscals;
  const address = async (to: PersonFiscal) => {
    await setCartInfo(spesa, invoiceAddressee, String(to.personFiscalId));
    await setCartInfo(spesa, needInvoice, 'true');
  };
  const choose = async () => {
    const chosen = await spesa.dialogs.open('billing', {});
    if (chosen) return address(chosen);
    const left = (await spesa.client.call(addressees.list, {})).data.personFiscals;
    const gone = wanted && !left.some(({ personFiscalId }) => personFiscalId === addresseeIdOf(cart));
    return gone ? setCartInfo(spesa, invoiceAddressee, '') : undefined;
  };
  const change = useCommand(async (what: 'want' | 'leave' | 'choose') => {
    if (what === 'leave') return setCartInfo(spesa, needInvoice, 'false');
    if (what === 'choose') return choose();
    const { personFiscals } = (await spesa.client.call(addressees.list, {})).data;
    spesa.query.put(addressees.list, {}, { personFiscals });
    const before = personFiscals.find(({ personFiscalId }) => personFiscalId === addresseeIdOf(cart));
    const known = before ?? (personFiscals.length === 1 ? personFiscals[0] : undefined);
    return known ? address(known) : choose();
  }, errorTexts.errorSettingCartInfo);
  return {
    wanted,
    addressee: kept?.find(({ personFiscalId }) => personFiscalId === addresseeIdOf(cart)),
    busy: change.busy || (wanted && kept === undefined),
    error: change.error,
    want: (yes) => void change.run(yes ? 'want' : 'leave'),
    choose: () => void change.run('choose'),
  };
}
