// Generated from the definitions by npm run generate: do not edit.
import type { AnyWidget } from './element/defineWidget.ts';

/** The elements whose code does not load with the page for everyone: when and for whom it does. */
export const loading: Readonly<Record<string, Pick<AnyWidget, 'loads' | 'for'>>> = {
  'spesa-tutorial': { loads: 'now', for: 'app' },
  'spesa-article-grid': { loads: 'never', for: 'everyone' },
  'spesa-article-sidebar': { loads: 'never', for: 'everyone' },
  'spesa-menu': { loads: 'never', for: 'everyone' },
  'spesa-page': { loads: 'never', for: 'everyone' },
  'spesa-footer': { loads: 'never', for: 'everyone' },
  'spesa-category-blocks': { loads: 'never', for: 'everyone' },
  'spesa-category-menu': { loads: 'touch', for: 'everyone' },
  'spesa-search-box': { loads: 'touch', for: 'everyone' },
  'spesa-delivery-service': { loads: 'visible', for: 'customer' },
  'spesa-favourite-store': { loads: 'visible', for: 'customer' },
  'spesa-service-discovery': { loads: 'touch', for: 'everyone' },
  'spesa-loyalty-card': { loads: 'visible', for: 'customer' },
  'spesa-usual-slider': { loads: 'visible', for: 'customer' },
  'spesa-gift-code-slider': { loads: 'visible', for: 'customer' },
};
