import { text } from '../text.ts';

export const menu = text('footer.menu', 'Piè di pagina');
export const trader = text('footer.trader', 'Chi vende');
export const vat = text('footer.vat', 'Partita IVA e codice fiscale {number}');
export const capital = text('footer.capital', 'Capitale sociale {amount}');
export const pec = text('footer.pec', 'PEC');
export const rights = text('footer.rights', 'I tuoi diritti');
export const guarantee = text('footer.guarantee', 'Garanzia legale di conformità');
export const accessibility = text('footer.accessibility', 'Accessibilità');
export const terms = text('footer.terms', 'Condizioni di vendita');
export const privacy = text('footer.privacy', 'Privacy');
export const cookies = text('footer.cookies', 'Preferenze sui cookie');
