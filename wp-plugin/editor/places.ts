import { addFilter } from '@wordpress/hooks';
import type { EditorWidget } from './toAttributes.ts';

interface Settings {
  supports?: Record<string, unknown>;
}

/** What fills a page of the shop is offered where pages, templates and their parts are made; elsewhere it stays where it is. */
export function keepPlaces(list: readonly EditorWidget[]): void {
  if (window.spesaEditor?.places !== false) return;
  const pages = new Set(list.filter(({ page }) => page).map(({ name }) => name));
  addFilter<Settings>('blocks.registerBlockType', 'spesa/places', (settings, name) =>
    pages.has(String(name)) ? { ...settings, supports: { ...settings.supports, inserter: false } } : settings,
  );
}
