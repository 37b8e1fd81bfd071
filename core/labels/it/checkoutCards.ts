import { text } from '../text.ts';

export const title = text('checkout.savedCards', 'Carte salvate');
export const intro = text(
  'checkout.savedCardsText',
  'Le ricorda il gestore delle carte: noi abbiamo solo le ultime quattro cifre.',
);
export const none = text(
  'checkout.savedCardsNone',
  'Non hai carte salvate. Puoi farne ricordare una quando paghi un ordine.',
);
export const expires = text('checkout.savedCardExpires', 'scade {date}');
export const forget = text('checkout.cardForget', 'Elimina la carta {card}');
export const forgetAsk = text('checkout.cardForgetAsk', 'Eliminare la carta {card}?');
export const forgetText = text(
  'checkout.cardForgetText',
  'Gli ordini già fatti si pagano come previsto. Le spese ricorrenti pagate con questa carta si fermano finché non scegli un altro modo di pagare.',
);
export const forgotten = text('checkout.cardForgotten', 'La carta {card} è eliminata.');
export const forgetError = text('checkout.cardForgetError', 'Non è stato possibile eliminare la carta.');
export const manage = text('checkout.cardsManage', 'Gestisci le carte salvate');
