import type { Page } from '@playwright/test';
import { sitePassword } from '../../demo/wordpress/site.ts';

/** Logs in as the site's administrator. */
export async function enterAsAdmin(page: Page): Promise<void> {
  await page.goto('/wp-login.php');
  await page.fill('#user_login', 'admin');
  await page.fill('#user_pass', sitePassword);
  await Promise.all([page.waitForURL(/wp-admin/), page.click('#wp-submit')]);
}
