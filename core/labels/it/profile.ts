import { text } from '../text.ts';

export const hello = text('profile.hello', 'Ciao, {name}');
export const save = text('profile.save', 'Salva');
export const change = text('profile.change', 'Modifica');
export const saved = text('profile.saved', 'Salvato.');
export const level = text('profile.level', 'Livello');
export const orders = text('profile.orders', 'Ordini');
export const spent = text('profile.spent', 'Spesa totale');
export const points = text('profile.points', 'Punti');
export const receivedCodes = text('profile.receivedCodes', 'Buoni da usare');
export const unconfirmed = text(
  'profile.unconfirmed',
  'Il tuo indirizzo e-mail aspetta ancora la conferma: guarda nella posta.',
);
export const toAccept = text('profile.toAccept', 'Ci sono condizioni nuove da accettare.');
export const review = text('profile.review', 'Leggi e accetta');
export const recurringText = text('profile.recurringText', 'Giorno, ora e pagamento di ogni settimana');
export const subscriptionsText = text('profile.subscriptionsText', 'Consegna senza costi: scadenze e rinnovi');
export const missionsText = text('profile.missionsText', 'Che cosa portare, dove e quanto incassare');
export const backOfficeText = text('profile.backOfficeText', 'Cerca un cliente e fai la spesa per lui');
export const myOrdersText = text('profile.myOrdersText', 'Stato, dettagli, scontrini');
export const myListsText = text('profile.myListsText', 'La spesa di sempre, in un colpo');
export const myAddressesText = text('profile.myAddressesText', 'Dove portiamo la spesa');
export const dataText = text('profile.dataText', 'Nome, telefono, carta fedeltà, negozio');
export const billing = text('profile.billing', 'Dati per la fattura');
export const billingText = text('profile.billingText', 'Carte salvate, codice fiscale, partita IVA, SDI, PEC');
export const giftCodesText = text('profile.giftCodesText', 'Da usare, usati e scaduti');
export const awardsText = text('profile.awardsText', 'Premi richiesti e storia dei punti');
export const preferencesText = text('profile.preferencesText', 'Consensi e canali');
export const notificationsText = text('profile.notificationsText', 'Che cosa ti abbiamo mandato');
export const securityText = text('profile.securityText', 'Password, e-mail, accesso in due passaggi');
export const surveyQuestions = text('profile.surveyQuestions', 'Com’è andata?');
export const surveyText = text('profile.surveyText', 'Tre domande, un minuto');
export const person = text('profile.person', 'Chi sei');
export const residence = text('profile.residence', 'Dove abiti');
export const contacts = text('profile.contacts', 'Altri recapiti');
export const contactsNone = text(
  'profile.contactsNone',
  'Un altro numero o un’altra e-mail, se non riusciamo a raggiungerti.',
);
export const landline = text('profile.landline', 'Telefono fisso');
export const mobile = text('profile.mobile', 'Cellulare');
export const secondEmail = text('profile.secondEmail', 'Altra e-mail');
export const around = text('profile.around', 'Accesso, consensi e pagamenti');
export const accessText = text('profile.accessText', 'E-mail, password, copia dei dati, cancellazione dell’account');
export const loyalty = text('profile.loyalty', 'Carta fedeltà');
export const cardHeld = text('profile.cardHeld', 'La tua carta è la {number}.');
export const cardRequested = text('profile.cardRequested', 'Hai chiesto la carta: appena è pronta la trovi qui.');
export const cardRequest = text('profile.cardRequest', 'Richiedi la carta');
export const cardAssociate = text('profile.cardAssociate', 'Collega la carta che hai');
export const favouriteStore = text('profile.favouriteStore', 'Il tuo negozio');
export const password = text('profile.password', 'Password');
export const passwordText = text(
  'profile.passwordText',
  'Quando la cambi, gli altri dispositivi devono accedere di nuovo.',
);
export const oldPassword = text('profile.oldPassword', 'Password attuale');
export const passwordChanged = text('profile.passwordChanged', 'Password cambiata.');
export const email = text('profile.email', 'E-mail');
export const emailNow = text('profile.emailNow', 'Adesso accedi con {email}.');
export const newEmail = text('profile.newEmail', 'Nuova e-mail');
export const emailSend = text('profile.emailSend', 'Manda la conferma');
export const emailSent = text(
  'profile.emailSent',
  'Apri il collegamento che abbiamo mandato al nuovo indirizzo: vale un’ora.',
);
export const username = text('profile.username', 'Nome utente');
export const usernameRule = text('profile.usernameRule', 'Da 3 a 50 lettere senza accenti, cifre, punti o trattini');
export const waysIn = text('profile.waysIn', 'Come entri nel tuo account');
export const wayGoogle = text('profile.wayGoogle', 'Google');
export const wayFacebook = text('profile.wayFacebook', 'Facebook');
export const wayCompany = text('profile.wayCompany', 'Account aziendale');
export const waySince = text('profile.waySince', 'dal {when}');
export const wayUsed = text('profile.wayUsed', 'ultimo accesso {when}');
export const wayRemove = text('profile.wayRemove', 'Togli');
export const wayRemoveTitle = text('profile.wayRemoveTitle', 'Togli l’accesso con {way}');
export const wayRemoveText = text(
  'profile.wayRemoveText',
  'Gli altri dispositivi escono subito. Tu continui a entrare con la password.',
);
export const mfa = text('profile.mfa', 'Accesso in due passaggi');
export const stepUp = text('profile.stepUp', 'Conferma che sei tu');
export const stepUpText = text(
  'profile.stepUpText',
  'Prima di cambiare come si entra nel tuo account, scrivi di nuovo la password.',
);
export const mfaText = text(
  'profile.mfaText',
  'Dopo la password ti chiediamo un codice di sei cifre che arriva per mail.',
);
export const mfaOn = text('profile.mfaOn', 'Attivo');
export const mfaOff = text('profile.mfaOff', 'Non attivo');
export const mfaStart = text('profile.mfaStart', 'Attiva');
export const mfaStop = text('profile.mfaStop', 'Disattiva');
export const download = text('profile.download', 'Una copia dei tuoi dati');
export const downloadText = text(
  'profile.downloadText',
  'Tutto quello che sappiamo di te, in un file che puoi tenere.',
);
export const downloadStart = text('profile.downloadStart', 'Scarica i miei dati');
export const downloadReady = text('profile.downloadReady', 'Il file è pronto.');
export const everywhere = text('profile.everywhere', 'I tuoi dispositivi');
export const everywhereText = text(
  'profile.everywhereText',
  'Hai usato il telefono di un altro, o hai perso il tuo? Chiudi qui l’accesso su tutti i dispositivi, questo compreso.',
);
export const everywhereLeave = text('profile.everywhereLeave', 'Esci da tutti i dispositivi');
export const leaving = text('profile.leaving', 'Cancella l’account');
export const leavingText = text(
  'profile.leavingText',
  'Ti mandiamo una mail: solo chi apre il suo collegamento può cancellare l’account e renderne anonimi i dati.',
);
export const leavingSend = text('profile.leavingSend', 'Manda la mail');
export const leavingSent = text('profile.leavingSent', 'La mail è in arrivo: il collegamento vale un’ora.');
export const channels = text('profile.channels', 'Come possiamo raggiungerti');
export const channelsText = text(
  'profile.channelsText',
  'Solo per offerte e novità. Le mail sui tuoi ordini arrivano comunque.',
);
export const orderNotices = text('profile.orderNotices', 'Gli avvisi sui tuoi ordini su questo dispositivo');
export const channelEmail = text('profile.channelEmail', 'E-mail');
export const channelSms = text('profile.channelSms', 'SMS');
export const channelPhone = text('profile.channelPhone', 'Telefono');
export const channelPost = text('profile.channelPost', 'Posta');
export const channelPush = text('profile.channelPush', 'Notifiche dell’app');
export const consents = text('profile.consents', 'Consensi');
export const consentsGiven = text('profile.consentsGiven', 'Canali, e consensi: {given} su {all}');
export const consentYes = text('profile.consentYes', 'Sì');
export const consentNo = text('profile.consentNo', 'No');
export const consentSince = text('profile.consentSince', '{answer}, dal {date}');
export const consentsHint = text(
  'profile.consentsHint',
  'Puoi cambiare idea quando vuoi: togli o metti la spunta e salva. Quelli obbligatori finiscono solo cancellando l’account.',
);
export const billingNone = text('profile.billingNone', 'Non hai ancora dati di fatturazione.');
export const billingWhy = text(
  'profile.billingWhy',
  'Li scrivi una volta sola: alla cassa chiedi la fattura con una spunta.',
);
export const billingAddress = text('profile.billingAddress', 'Indirizzo');
export const issued = text('profile.issued', 'Le tue fatture');
export const issuedText = text(
  'profile.issuedText',
  'Ogni fattura è nella pagina del suo ordine, da leggere e da scaricare.',
);
export const billingName = text('profile.billingName', 'Nome e cognome o ragione sociale');
export const firm = text('profile.firm', 'È un’azienda o ha partita IVA');
export const vatNumber = text('profile.vatNumber', 'Partita IVA');
export const sdiCode = text('profile.sdiCode', 'Codice SDI');
export const sdiHint = text('profile.sdiHint', 'Sette lettere o cifre; se non lo hai scrivi la PEC');
export const sdiFault = text('profile.sdiFault', 'Il codice SDI è di 7 lettere o cifre');
export const sdiOrPec = text('profile.sdiOrPec', 'Serve il codice SDI o la PEC');
export const pec = text('profile.pec', 'PEC');
export const billingOpen = text('profile.billingOpen', 'Aggiungi i dati di fatturazione');
export const billingAdd = text('profile.billingAdd', 'Aggiungi');
export const billingRemove = text('profile.billingRemove', 'Elimina {name}');
export const billingRemoveAsk = text('profile.billingRemoveAsk', 'Eliminare {name} dai dati di fatturazione?');
export const billingChoose = text('profile.billingChoose', 'Usa {name}');
export const use = text('profile.use', 'Usa');
export const noNotifications = text('profile.noNotifications', 'Non ti abbiamo ancora mandato messaggi.');
export const newMessage = text('profile.newMessage', 'Nuovo');
export const messageGoods = text('profile.messageGoods', 'Vedi i {n} prodotti');
export const messageNotes = text('profile.messageNotes', 'Note e condizioni');
export const byPush = text('profile.byPush', 'Notifica');
export const surveyIntro = text(
  'profile.surveyIntro',
  'Tre domande per fare meglio la prossima spesa. Le legge solo chi cura il negozio; se rispondi di nuovo, vale l’ultima risposta.',
);
export const surveyEase = text('profile.surveyEase', 'Quanto è stato facile fare la spesa?');
export const surveyAgain = text('profile.surveyAgain', 'Consiglieresti il negozio a un’altra persona?');
export const surveyWords = text('profile.surveyWords', 'Che cosa cambieresti?');
export const surveyVery = text('profile.surveyVery', '5: molto');
export const surveyLittle = text('profile.surveyLittle', '1: per niente');
export const surveySend = text('profile.surveySend', 'Invia');
export const surveyThanks = text('profile.surveyThanks', 'Grazie: la tua opinione è arrivata.');
export const noGifts = text('profile.noGifts', 'Non hai buoni da usare.');
export const usable = text('profile.usable', 'Da usare');
export const past = text('profile.past', 'Usati e scaduti');
export const awardsAsked = text('profile.awardsAsked', 'Premi richiesti');
export const noGiftsText = text(
  'profile.noGiftsText',
  'Quando ne ricevi uno lo trovi qui. Se hai un codice, inseriscilo.',
);
export const typeCode = text('profile.typeCode', 'Inserisci un codice');
export const noAwards = text('profile.noAwards', 'Non hai ancora chiesto premi.');
export const story = text('profile.story', 'Movimenti');
export const noMovements = text('profile.noMovements', 'Ancora nessun movimento: i punti arrivano con la spesa.');
export const pointsTitle = text('profile.pointsTitle', 'I tuoi punti');
export const pointsHow = text(
  'profile.pointsHow',
  'Arrivano con ogni spesa, online e in negozio, e diventano premi: quando ne chiedi uno, i suoi punti si scalano.',
);
export const pointsShort = text('profile.pointsShort', 'punti');
export const pointsWorth = text('profile.pointsWorth', 'Valgono {sum} in buoni spesa, oppure un premio.');
export const firstAward = text('profile.firstAward', 'Ti mancano {n} punti per il primo premio.');
export const perEuroOne = text(
  'profile.perEuroOne',
  '{n} punto per ogni euro di spesa, online e in negozio. Quelli di un ordine arrivano alla consegna.',
);
export const perEuro = text(
  'profile.perEuro',
  '{n} punti per ogni euro di spesa, online e in negozio. Quelli di un ordine arrivano alla consegna.',
);
export const pointsUntil = text('profile.pointsUntil', 'Puoi usarli fino al {date}.');
export const pointsStay = text('profile.pointsStay', 'Non scadono: a fine raccolta passano alla nuova.');
export const awardsOffered = text('profile.awardsOffered', 'Che cosa puoi avere');
export const awardsHow = text(
  'profile.awardsHow',
  'Chiedi il premio alla cassa del tuo negozio mostrando la carta: i suoi punti si scalano. I buoni spesa valgono anche online.',
);
export const awardReached = text('profile.awardReached', 'Hai abbastanza punti');
export const awardMissing = text('profile.awardMissing', 'Ti mancano {n} punti');
export const toGifts = text('profile.toGifts', 'Vedi i tuoi buoni');
export const movement = text('profile.movement', 'Movimento');
export const balanceAfter = text('profile.balanceAfter', 'Saldo');
export const pointOne = text('profile.pointOne', 'punto');
export const language = text('profile.language', 'Lingua');
export const languageText = text(
  'profile.languageText',
  'La parlano negozio, account, carrello e cassa; nomi dei prodotti e testi delle pagine restano nella lingua del sito.',
);
export const languageMissing = text(
  'profile.languageMissing',
  'I testi nella lingua che hai scelto non sono arrivati: per ora leggi in italiano. Puoi sceglierla di nuovo.',
);
export const cardNone = text(
  'profile.cardNone',
  'La carta non costa nulla: raccoglie punti e dà buoni che valgono anche online.',
);
