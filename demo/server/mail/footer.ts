import { seller } from '../../shop/seller.ts';
import type { ShopPages } from '../http/shopPages.ts';
import { say } from '../language/translate.ts';
import { mailLinks } from './links.ts';
import type { Link } from './parts.ts';

/** Links in the footer of every mail. */
export function footerLinks(pages: ShopPages): Link[] {
  const links = mailLinks(pages);
  return [
    { label: say('Vai al negozio'), url: links.home() },
    { label: say('Scrivici'), url: links.contact() },
    { label: say('Condizioni di vendita'), url: links.terms() },
    { label: say('Privacy'), url: links.privacy() },
    { label: say('Recedere dal contratto qui'), url: links.withdrawal() },
  ];
}

/** The trader (LAW-21), as in the site's footer. */
export const soldBy = (): string[] => [
  say('Venditore: {name}, {address}, partita IVA e codice fiscale {vatNumber}.', { ...seller }),
  `${seller.register}. PEC ${seller.pec}.`,
  say('Negozio di dimostrazione: nomi, prezzi e ordini sono inventati, nessun pagamento è vero.'),
];
