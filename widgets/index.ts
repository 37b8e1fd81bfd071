import type { Widget } from './element/defineWidget.ts';

type Definition = () => Promise<{ default: Widget<any> }>;

/** The only list of elements: tag → its definition. */
export const widgets: Record<`spesa-${string}`, Definition> = {
  'spesa-product-slider': () => import('./catalogue/product-slider/product-slider.widget.ts'),
};
