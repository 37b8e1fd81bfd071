import { text } from '../text.ts';

export const title = text('substitutions.title', 'Le sostituzioni');
export const asked = text(
  'substitutions.asked',
  'Il tuo ordine aspetta una tua risposta {until}. Se non rispondi, facciamo come è scritto accanto a ogni prodotto.',
);
export const waits = text('substitutions.waits', 'Aspettiamo la tua risposta {until}.');
export const open = text('substitutions.open', 'Puoi cambiare idea finché la spesa non parte.');
export const closed = text('substitutions.closed', 'La spesa è pronta: le sostituzioni non si possono più cambiare.');
export const inPlaceOf = text('substitutions.inPlaceOf', 'Al posto di {name}');
export const heavier = text('substitutions.heavier', 'Pesa più di quanto avevi ordinato: {quantity}');
export const missing = text('substitutions.missing', 'Perché: il prodotto ordinato è finito.');
export const quality = text('substitutions.quality', 'Perché: quello che c’era non era abbastanza buono.');
export const weight = text('substitutions.weight', 'Perché: non c’è un pezzo più vicino al peso ordinato.');
export const price = text('substitutions.price', '{total} invece di {before}');
export const samePrice = text('substitutions.samePrice', '{total}, come prima');
export const take = text('substitutions.take', 'Accetta');
export const takeOf = text('substitutions.takeOf', 'Accetta {name}');
export const refuse = text('substitutions.refuse', 'Rifiuta');
export const refuseOf = text('substitutions.refuseOf', 'Rifiuta {name}');
export const isTaken = text('substitutions.isTaken', 'Hai accettato');
export const isTakenForYou = text(
  'substitutions.isTakenForYou',
  'Scelta per te: avevi detto che ti va bene un sostituto',
);
export const isRefused = text('substitutions.isRefused', 'La rifiuti: non la paghi');
export const isRefusedForYou = text(
  'substitutions.isRefusedForYou',
  'Lasciata fuori senza la tua risposta: non la paghi',
);
export const willTake = text(
  'substitutions.willTake',
  'Senza una risposta la accettiamo per te: la differenza non supera il 20%',
);
export const willRefuse = text('substitutions.willRefuse', 'Senza una risposta la lasciamo fuori');
export const answerError = text('substitutions.answerError', 'Non è stato possibile salvare la tua risposta.');
export const saved = text('substitutions.saved', 'La tua risposta è salvata.');
