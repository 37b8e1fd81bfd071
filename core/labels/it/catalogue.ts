import { text } from '../text.ts';

export const addToCart = text('catalogue.addToCart', 'Aggiungi');
export const addToList = text('catalogue.addToList', 'Aggiungi {name} a una lista');
export const showAll = text('catalogue.showAll', 'Vedi tutti');
export const noProducts = text('catalogue.noProducts', 'Nessun prodotto da mostrare.');
export const addName = text('catalogue.addName', 'Aggiungi {name} al carrello');
export const noPrice = text('catalogue.noPrice', 'Prezzo non disponibile');
export const noPriceHint = text('catalogue.noPriceHint', 'Non acquistabile online');
export const insteadOf = text('catalogue.insteadOf', 'Invece di');
export const lowest30 = text('catalogue.lowest30', 'Prezzo più basso degli ultimi 30 giorni: {price}');
export const exemptPerishable = text('catalogue.exemptPerishable', 'Riduzione su un prodotto deperibile');
export const exemptBelowCost = text('catalogue.exemptBelowCost', 'Vendita sottocosto');
export const exemptLaunch = text('catalogue.exemptLaunch', 'Prezzo di lancio');
export const exemptLoyalty = text('catalogue.exemptLoyalty', 'Prezzo per i titolari della carta');
export const exemptMultiBuy = text('catalogue.exemptMultiBuy', 'Offerta su più pezzi');
export const novelty = text('catalogue.new', 'Novità');
export const limit = text('catalogue.limit', '{n} pz tot');
export const leadTime = text('catalogue.leadTime', 'Ordinalo {n} ore prima');
