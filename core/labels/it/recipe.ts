import { text } from '../text.ts';

export const servings = text('recipe.servings', 'Dosi per {n} persone');
export const serving = text('recipe.serving', 'Dosi per {n} persona');
export const fewer = text('recipe.fewer', 'Una persona in meno');
export const more = text('recipe.more', 'Una persona in più');
export const preparation = text('recipe.preparation', 'Preparazione');
export const cooking = text('recipe.cooking', 'Cottura');
export const total = text('recipe.total', 'In tutto');
export const minutes = text('recipe.minutes', '{n} minuti');
export const wholeHours = text('recipe.wholeHours', '{h} h');
export const hours = text('recipe.hours', '{h} h {n} min');
export const awake = text('recipe.awake', 'Tieni acceso lo schermo');
export const ingredients = text('recipe.ingredients', 'Ingredienti');
export const steps = text('recipe.steps', 'Come si fa');
export const products = text('recipe.products', 'Che cosa ti serve');
export const instead = text('recipe.instead', 'Al posto di quello che manca');
export const addMissing = text('recipe.addMissing', 'Metti nel carrello quello che ti manca ({n})');
export const allThere = text('recipe.allThere', 'Hai già tutto nel carrello');
export const added = text('recipe.added', 'Gli ingredienti sono nel carrello');
export const apart = text('recipe.apart', 'Da scegliere uno per uno: {names}');
export const soldOut = text('recipe.soldOut', 'Non disponibili oggi: {names}');
export const ofProduct = text('recipe.ofProduct', 'Ricette con questo prodotto');
export const noAllergen = text('recipe.noAllergen', 'Nessun allergene dichiarato');
export const allergensUnknown = text(
  'recipe.allergensUnknown',
  'Non abbiamo i dati degli allergeni di {names}: leggi l’etichetta.',
);
export const leftOut = text(
  'recipe.leftOut',
  'Non sono qui, perché la ricetta non dice quale prodotto serve: cercali nel negozio.',
);
export const readLabel = text(
  'recipe.readLabel',
  'Gli allergeni sono quelli che i prodotti dichiarano: leggi sempre l’etichetta.',
);
