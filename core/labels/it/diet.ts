import { text } from '../text.ts';

export const title = text('diet.title', 'Allergeni e diete');
export const about = text(
  'diet.about',
  'Segna ciò che non mangi: lo indichiamo sui prodotti e nel carrello, e te lo chiediamo prima di aggiungerlo. Resta su questo dispositivo: non lo mandiamo a nessuno, nemmeno a noi, se non lo chiedi qui sotto. Quando esci dall’account viene cancellato da qui.',
);
export const care = text(
  'diet.care',
  'Leggiamo ciò che i prodotti dichiarano: dove non è dichiarato nulla non possiamo avvisarti. Leggi sempre l’etichetta.',
);
export const allergenList = text('diet.allergenList', 'Allergeni');
export const dietList = text('diet.dietList', 'Diete');
export const traces = text('diet.traces', 'Avvisami anche delle tracce');
export const share = text('diet.share', 'Tienine conto nelle sostituzioni');
export const shareText = text(
  'diet.shareText',
  'Solo se lo scegli, il negozio conserva queste scelte con il tuo account e non ti propone sostituti che non mangi. Sono dati sulla salute: non li usiamo per altro, e li cancelliamo quando togli la spunta. Senza, i sostituti li segniamo qui, sul tuo dispositivo.',
);
export const sharing = text('diet.sharing', 'Il negozio ne tiene conto nelle sostituzioni.');
export const notSharing = text('diet.notSharing', 'Il negozio non conserva più queste scelte.');
export const saved = text('diet.saved', 'Salvato su questo dispositivo.');
export const removeAll = text('diet.removeAll', 'Cancella tutto');
export const none = text(
  'diet.none',
  'Non hai segnato nulla. Se lo fai, te lo ricordiamo sui prodotti e nel carrello.',
);
export const gluten = text('diet.gluten', 'glutine');
export const crustaceans = text('diet.crustaceans', 'crostacei');
export const eggs = text('diet.eggs', 'uova');
export const fish = text('diet.fish', 'pesce');
export const peanuts = text('diet.peanuts', 'arachidi');
export const soy = text('diet.soy', 'soia');
export const milk = text('diet.milk', 'latte');
export const nuts = text('diet.nuts', 'frutta a guscio');
export const celery = text('diet.celery', 'sedano');
export const mustard = text('diet.mustard', 'senape');
export const sesame = text('diet.sesame', 'sesamo');
export const sulphites = text('diet.sulphites', 'solfiti');
export const lupin = text('diet.lupin', 'lupini');
export const molluscs = text('diet.molluscs', 'molluschi');
export const glutenFree = text('diet.glutenFree', 'senza glutine');
export const lactoseFree = text('diet.lactoseFree', 'senza lattosio');
export const contains = text('diet.contains', 'Contiene {names}');
export const mayContain = text('diet.mayContain', 'Può contenere {names}');
export const ask = text('diet.ask', 'Aggiungere {name}?');
export const askText = text('diet.askText', 'Hai segnato che non lo mangi.');
export const addAnyway = text('diet.addAnyway', 'Aggiungi lo stesso');
export const leave = text('diet.leave', 'Non aggiungere');
export const askAll = text('diet.askAll', 'Aggiungere anche ciò che non mangi?');
export const askAllText = text(
  'diet.askAllText',
  'Hai segnato che non li mangi. Se non li vuoi, scegli gli altri uno per uno.',
);
export const addAllAnyway = text('diet.addAllAnyway', 'Aggiungi tutto lo stesso');
export const addNone = text('diet.addNone', 'Non aggiungere nulla');
export const hide = text('diet.hide', 'Nascondi ciò che contiene i miei allergeni');
export const hiddenOne = text('diet.hiddenOne', '{n} prodotto nascosto in questa pagina');
export const hidden = text('diet.hidden', '{n} prodotti nascosti in questa pagina');
