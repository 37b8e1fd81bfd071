// Generated from the definitions by npm run generate: do not edit.
import type { AnyWidget } from './element/defineWidget.ts';

/** The elements whose code does not load with the page for everyone: when it does, and for whom alone. */
export const loading: Readonly<Record<string, Pick<AnyWidget, 'loads'> & Partial<Pick<AnyWidget, 'for'>>>> = {
  'spesa-tutorial': { loads: 'now', for: 'app' },
  'spesa-article-grid': { loads: 'never' },
  'spesa-article-sidebar': { loads: 'never' },
  'spesa-menu': { loads: 'never' },
  'spesa-page': { loads: 'never' },
  'spesa-footer': { loads: 'never' },
  'spesa-category-blocks': { loads: 'never' },
  'spesa-category-menu': { loads: 'touch' },
  'spesa-search-box': { loads: 'touch' },
  'spesa-delivery-service': { loads: 'visible', for: 'customer' },
  'spesa-favourite-store': { loads: 'visible', for: 'customer' },
  'spesa-service-discovery': { loads: 'touch' },
  'spesa-loyalty-card': { loads: 'visible', for: 'customer' },
  'spesa-usual-slider': { loads: 'visible', for: 'customer' },
  'spesa-gift-code-slider': { loads: 'visible', for: 'customer' },
};
