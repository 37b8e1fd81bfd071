import { defineWidget } from '../../element/defineWidget.ts';

/** The cart beside the page: what the dialog `cart` holds, drawn by the shell when the button opens it (§2). */
export default defineWidget({
  tag: 'spesa-cart-drawer',
  title: 'Carrello laterale',
  description: 'Il carrello accanto alla pagina.',
  icon: 'cart',
  kind: 'shell',
  attributes: {},
  loads: 'now',
  personal: true,
  view: () => import('./CartDrawer.tsx'),
});
