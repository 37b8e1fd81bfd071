import type { Page } from '@playwright/test';

/** What the other plugins of the site have been told, and what they may do. */
export const told = (page: Page) => page.evaluate(() => Reflect.get(window, 'toldConsent') as object[]);
export const may = (page: Page) =>
  page.evaluate(() => {
    const has = Reflect.get(window, 'wp_has_consent') as (category: string) => boolean;
    return [has('statistics'), has('marketing')];
  });
export const kept = (page: Page) =>
  page.evaluate(() => {
    const app = JSON.parse(localStorage.getItem('spesa:1:app') ?? '{}') as { cookiePreferences?: object };
    return app.cookiePreferences ?? null;
  });
export const banner = (page: Page) => page.getByRole('region', { name: 'I tuoi dati, le tue scelte' });
