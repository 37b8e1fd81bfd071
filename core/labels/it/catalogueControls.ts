import { text } from '../text.ts';

export const removeByKey = text('catalogue.removeByKey', 'Togli (tasto Canc)');
export const crumbs = text('catalogue.crumbs', 'Sei qui');
export const pages = text('catalogue.pages', 'Pagine');
export const pageNumber = text('catalogue.pageNumber', 'Pagina {n}');
export const removeName = text('catalogue.removeName', 'Togli {name} dal carrello');
export const quantityGone = text('catalogue.quantityGone', '{name} non è più nel carrello');
export const quantitySaid = text('catalogue.quantitySaid', '{quantity} di {name} nel carrello');
export const quantityOf = text('catalogue.quantityOf', 'Quantità di {name}');
export const increase = text('catalogue.increase', 'Aumenta la quantità di {name}');
export const decrease = text('catalogue.decrease', 'Diminuisci la quantità di {name}');
export const quantityNotANumber = text('catalogue.quantityNotANumber', 'Scrivi un numero, per esempio 2 o 0,5.');
export const quantityNotWhole = text('catalogue.quantityNotWhole', 'Questo prodotto si vende a pezzi interi.');
export const quantityMinimum = text('catalogue.quantityMinimum', 'La quantità minima è {n}.');
export const quantityMaximum = text('catalogue.quantityMaximum', 'La quantità massima è {n}.');
export const quantityMultiple = text('catalogue.quantityMultiple', 'Si vende a multipli di {n}.');
export const quantityNone = text('catalogue.quantityNone', 'Questo prodotto al momento non si può ordinare.');
