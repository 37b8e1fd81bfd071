/* The error catalogue (§8): session, generic and the store-action keys. */
import { text } from '../text.ts';

export const sessionExpired = text(
  'errors.sessionExpired',
  'La sessione è scaduta, si prega di rieffettuare il login per continuare.',
);
export const generic = text('errors.generic', 'Si è verificato un errore, riprova tra qualche minuto.');
export const unreachable = text(
  'errors.unreachable',
  'Non riusciamo a collegarci al negozio. Controlla la connessione e riprova.',
);
export const forKeepers = text(
  'errors.forKeepers',
  'Solo per chi gestisce il sito: controlla l’indirizzo dell’API in Impostazioni → Spesa.',
);
export const uncertain = text(
  'errors.uncertain',
  'La connessione si è interrotta: abbiamo ricaricato il carrello, controlla che sia come lo vuoi.',
);
export const limited = text('errors.limited', 'Troppe richieste in poco tempo. Riprova fra {n} secondi.');
export const errorLogin = text('errors.errorLogin', 'Non è stato possibile accedere. Controlla e-mail e password.');
export const errorLogout = text('errors.errorLogout', 'Non è stato possibile uscire. Riprova.');
export const errorLoadingCart = text('errors.errorLoadingCart', 'Non è stato possibile caricare il carrello.');
export const errorSettingCartInfo = text(
  'errors.errorSettingCartInfo',
  'Non è stato possibile salvare l’informazione sul carrello.',
);
export const errorAddingProductFromOrder = text(
  'errors.errorAddingProductFromOrder',
  'Non è stato possibile aggiungere i prodotti dell’ordine.',
);
export const emptyCart = text('errors.emptyCart', 'Non è stato possibile svuotare il carrello.');
export const errorAddingProductFromList = text(
  'errors.errorAddingProductFromList',
  'Non è stato possibile aggiungere i prodotti della lista.',
);
export const errorSettingProduct = text('errors.errorSettingProduct', 'Non è stato possibile cambiare la quantità.');
export const errorRemovingProduct = text('errors.errorRemovingProduct', 'Non è stato possibile togliere il prodotto.');
export const minAcq = text('errors.minAcq', 'La quantità minima per questo prodotto è {n}.');
