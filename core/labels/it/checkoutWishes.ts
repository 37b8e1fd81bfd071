import { text } from '../text.ts';

export const wallet = text('checkout.wallet', 'Borsellino');
export const walletUse = text('checkout.walletUse', 'Usa il borsellino: hai {amount}');
export const walletHint = text(
  'checkout.walletHint',
  'Paga per prima cosa quello che può; il resto lo paghi come scegli tu. Se l’ordine si annulla torna nel borsellino.',
);
export const walletFailed = text('checkout.walletFailed', 'Non è stato possibile usare il borsellino.');
export const codes = text('checkout.codes', 'Buoni e codici');
export const codesNone = text('checkout.codesNone', 'Nessun codice applicato.');
export const codesOpen = text('checkout.codesOpen', 'Aggiungi o togli un codice');
export const noteTitle = text('checkout.noteTitle', 'Nota per chi consegna');
export const note = text('checkout.note', 'Nota per chi prepara e consegna (facoltativa)');
export const noteHint = text('checkout.noteHint', 'Per esempio come si trova il portone. Al massimo 500 caratteri.');
export const noteSave = text('checkout.noteSave', 'Salva la nota');
export const noteSaved = text('checkout.noteSaved', 'La nota è salvata: la legge chi prepara e consegna la spesa.');
export const noteTaken = text('checkout.noteTaken', 'La nota è tolta.');
export const noteFailed = text('checkout.noteFailed', 'La nota non è stata salvata: riprova.');
export const more = text('checkout.wishes', 'Consegna e scontrino');
export const call = text('checkout.callMe', 'Telefonami poco prima della consegna');
export const callSaved = text('checkout.callMeSaved', 'Salvato: ti telefoniamo prima di arrivare.');
export const callTaken = text('checkout.callMeTaken', 'Salvato: arriviamo senza telefonare.');
export const callFailed = text('checkout.callMeFailed', 'Non è stato possibile salvare la tua preferenza.');
export const lottery = text('checkout.lottery', 'Codice lotteria degli scontrini (facoltativo)');
export const lotteryHint = text('checkout.lotteryHint', 'Otto lettere o cifre. Vale per chi paga con la carta.');
export const lotterySave = text('checkout.lotterySave', 'Salva il codice');
export const lotterySaved = text('checkout.lotterySaved', 'Il codice lotteria è salvato.');
export const lotteryTaken = text('checkout.lotteryTaken', 'Il codice lotteria è tolto.');
export const lotteryWrong = text('checkout.lotteryWrong', 'Il codice lotteria ha otto lettere o cifre.');
export const lotteryFailed = text('checkout.lotteryFailed', 'Non è stato possibile salvare il codice lotteria.');
