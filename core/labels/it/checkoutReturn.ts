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
export const failedHeld = text('checkout.failedHeld', 'Anche la fascia oraria è ancora riservata per te.');
export const seeOrder = text('checkout.seeOrder', 'Vedi l’ordine');
export const unknownTitle = text('checkout.unknownTitle', 'Non sappiamo ancora com’è andato il pagamento');
export const unknownText = text(
  'checkout.unknownText',
  'Non pagare di nuovo: appena il negozio risponde te lo diciamo. Trovi l’ordine anche fra i tuoi ordini.',
);
export const expiredTitle = text('checkout.expiredTitle', 'Accedi di nuovo');
export const expiredText = text(
  'checkout.expiredText',
  'L’accesso è scaduto: entra e ti diciamo com’è andato il pagamento. Non pagare di nuovo: l’ordine resta fra i tuoi ordini.',
);
export const enter = text('checkout.enter', 'Accedi');
export const allOrders = text('checkout.allOrders', 'Vai ai tuoi ordini');
