import type { Page } from '@playwright/test';

const still = { position: 'static', translate: 'none', transition: 'none' };

/** Turns sticky positioning off, so that no bar covers other content; returns the function that restores it. */
export async function unstick(page: Page): Promise<() => Promise<void>> {
  await page.evaluate((styles) => {
    for (const bar of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(bar).position !== 'sticky') continue;
      bar.dataset['unstuck'] = '';
      for (const [name, value] of Object.entries(styles)) bar.style.setProperty(name, value, 'important');
    }
  }, still);
  return () =>
    page.evaluate((names) => {
      for (const bar of document.querySelectorAll<HTMLElement>('[data-unstuck]')) {
        delete bar.dataset['unstuck'];
        for (const name of names) bar.style.removeProperty(name);
      }
    }, Object.keys(still));
}
