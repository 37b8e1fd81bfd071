import type { AnyWidget } from './element/defineWidget.ts';

type Definition = () => Promise<{ default: AnyWidget }>;

/** The only list of elements: tag → its definition. */
export const widgets: Record<`spesa-${string}`, Definition> = {
  'spesa-product-slider': () => import('./catalogue/product-slider/product-slider.widget.ts'),
  'spesa-banner-slider': () => import('./catalogue/banner-slider/banner-slider.widget.ts'),
  'spesa-banner-list': () => import('./catalogue/banner-list/banner-list.widget.ts'),
  'spesa-crm-product-slider': () => import('./catalogue/crm-product-slider/crm-product-slider.widget.ts'),
  'spesa-product-tabs': () => import('./catalogue/product-tabs/product-tabs.widget.ts'),
  'spesa-product': () => import('./catalogue/product/product.widget.ts'),
  'spesa-static-image': () => import('./content/static-image/static-image.widget.ts'),
  'spesa-static-text': () => import('./content/static-text/static-text.widget.ts'),
  'spesa-tutorial': () => import('./content/tutorial/tutorial.widget.ts'),
  'spesa-leaflet-slider': () => import('./content/leaflet-slider/leaflet-slider.widget.ts'),
  'spesa-leaflets': () => import('./content/leaflets/leaflets.widget.ts'),
  'spesa-leaflet': () => import('./content/leaflet/leaflet.widget.ts'),
  'spesa-category-blocks': () => import('./catalogue/category-blocks/category-blocks.widget.ts'),
  'spesa-category-menu': () => import('./catalogue/category-menu/category-menu.widget.ts'),
  'spesa-category-page': () => import('./catalogue/category-page/category-page.widget.ts'),
  'spesa-product-page': () => import('./catalogue/product-page/product-page.widget.ts'),
  'spesa-search-box': () => import('./catalogue/search-box/search-box.widget.ts'),
  'spesa-search-page': () => import('./catalogue/search-page/search-page.widget.ts'),
  'spesa-cart-button': () => import('./cart/cart-button/cart-button.widget.ts'),
  'spesa-cart-drawer': () => import('./cart/cart-drawer/cart-drawer.widget.ts'),
  'spesa-cart-page': () => import('./cart/cart-page/cart-page.widget.ts'),
  'spesa-login': () => import('./session/login/login.widget.ts'),
  'spesa-user-menu': () => import('./session/user-menu/user-menu.widget.ts'),
  'spesa-delivery-service-view': () => import('./delivery/delivery-service-view/delivery-service-view.widget.ts'),
  'spesa-delivery-service': () => import('./delivery/delivery-service/delivery-service.widget.ts'),
  'spesa-favourite-store': () => import('./delivery/favourite-store/favourite-store.widget.ts'),
  'spesa-service-discovery': () => import('./delivery/service-discovery/service-discovery.widget.ts'),
  'spesa-loyalty-card': () => import('./loyalty/loyalty-card/loyalty-card.widget.ts'),
  'spesa-gift-code-slider': () => import('./loyalty/gift-code-slider/gift-code-slider.widget.ts'),
  'spesa-dialogs': () => import('./shell/dialogs/dialogs.widget.ts'),
  'spesa-toasts': () => import('./shell/toasts/toasts.widget.ts'),
  'spesa-checkout': () => import('./checkout/checkout/checkout.widget.ts'),
  'spesa-payment': () => import('./checkout/payment/payment.widget.ts'),
  'spesa-order': () => import('./orders/order/order.widget.ts'),
  'spesa-lists': () => import('./lists/lists/lists.widget.ts'),
  'spesa-list': () => import('./lists/list/list.widget.ts'),
  'spesa-order-list': () => import('./orders/order-list/order-list.widget.ts'),
};

/** Elements that are whole as the server prints them: their code comes when the customer first touches the page (budget of the home page). */
export const afterTouch: ReadonlySet<string> = new Set(['spesa-search-box', 'spesa-category-menu', 'spesa-service-discovery', 'spesa-leaflet-slider']);

/** Elements that need no code at all where the server has printed them: they only hold others. */
export const whole: ReadonlySet<string> = new Set(['spesa-category-blocks']);

/** Elements that not everybody sees (§2, §6), and the mark on the root element (see boot.ts) without which their code is not fetched. */
export const meantFor: Readonly<Record<string, 'spesaUser' | 'spesaApp'>> = {
  'spesa-favourite-store': 'spesaUser',
  'spesa-delivery-service': 'spesaUser',
  'spesa-loyalty-card': 'spesaUser',
  'spesa-gift-code-slider': 'spesaUser',
  'spesa-tutorial': 'spesaApp',
};
