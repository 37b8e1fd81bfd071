import { addLabels } from '../label.ts';

/** The error catalogue (§8): session, generic and the store-action keys. */
export const errors = addLabels('errors', {
  sessionExpired: 'La sessione è scaduta, si prega di rieffettuare il login per continuare.',
  generic: 'Si è verificato un errore, riprova tra qualche minuto.',
  unreachable: 'Non riusciamo a collegarci al negozio. Controlla la connessione e riprova.',
  forKeepers: 'Solo per chi gestisce il sito: controlla l’indirizzo dell’API in Impostazioni → Spesa.',
  missing: 'Il negozio è stato appena aggiornato e questa parte non è arrivata. Ricarica la pagina.',
  uncertain: 'La connessione si è interrotta: abbiamo ricaricato il carrello, controlla che sia come lo vuoi.',
  limited: 'Troppe richieste in poco tempo. Riprova fra {n} secondi.',
  errorLogin: 'Non è stato possibile accedere. Controlla e-mail e password.',
  errorLogout: 'Non è stato possibile uscire. Riprova.',
  errorSettingAddress: 'Non è stato possibile cambiare l’indirizzo di consegna.',
  errorSettingTimeslot: 'Non è stato possibile scegliere questa fascia oraria.',
  errorSettingStore: 'Non è stato possibile scegliere questo negozio.',
  errorLoadingCart: 'Non è stato possibile caricare il carrello.',
  errorSettingCartInfo: 'Non è stato possibile salvare l’informazione sul carrello.',
  errorAddingProductFromOrder: 'Non è stato possibile aggiungere i prodotti dell’ordine.',
  errorAddingProductFromList: 'Non è stato possibile aggiungere i prodotti della lista.',
  errorSettingProduct: 'Non è stato possibile cambiare la quantità.',
  errorRemovingProduct: 'Non è stato possibile togliere il prodotto.',
  emptyCart: 'Non è stato possibile svuotare il carrello.',
  minAcq: 'La quantità minima per questo prodotto è {n}.',
});
