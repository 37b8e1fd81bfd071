import type { ShopPage } from '../types.ts';
import { departmentPages } from './departments.ts';
import { home } from './home.ts';

/** The home page and a page for every department. */
export const pages: readonly ShopPage[] = [home, ...departmentPages];
