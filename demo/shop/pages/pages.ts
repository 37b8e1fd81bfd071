import type { ShopPage } from '../types.ts';

/** The home page and a page for every department. */
export const pages: readonly ShopPage[] = [];
