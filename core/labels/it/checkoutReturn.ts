import { text } from '../text.ts';

export const confirming = text('checkout.confirming', 'Stiamo aspettando la conferma del pagamento…');
export const confirmingText = text(
  'checkout.confirmingText',
  'Di solito bastano pochi secondi. Non pagare di nuovo: se chiudi la pagina, trovi l’ordine fra i tuoi ordini.',
);
export const failedTitle = text('checkout.failedTitle', 'Il pagamento non è riuscito');
export const failedText = text(
  'checkout.failedText',
  'Non ti è stato addebitato nulla. I prodotti sono di nuovo nel carrello: puoi riprovare con un’altra carta.',
);
export const seeOrder = text('checkout.seeOrder', 'Vedi l’ordine');
