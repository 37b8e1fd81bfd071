import type { APIRequestContext, Page } from '@playwright/test';

/** The text of the newest mail to an address, as the demo's outbox has it. */
export async function newestMail(request: APIRequestContext, shop: string, to: string): Promise<string> {
  const list = await (await request.get(`${shop}/outbox`)).text();
  const entry = list.split('<li>').find((each) => each.includes(`<span>a ${to}</span>`));
  const path = /href="([^"]+)"/.exec(entry ?? '')?.[1];
  if (!path) throw new Error(`no mail to ${to}`);
  const mail = await (await request.get(shop + path)).text();
  return /<pre>([^]*?)<\/pre>/.exec(mail)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

export const linkIn = (mail: string): string => /https?:\/\/\S+/.exec(mail)![0];
export const pinIn = (mail: string): string => /^\d{6}$/m.exec(mail)![0];

/** Opens the link of the newest mail to an address, as the demo's outbox shows it. */
export async function openMail(page: Page, to: string): Promise<void> {
  await page.goto('/outbox');
  await page
    .locator('li', { hasText: `a ${to}` })
    .first()
    .getByRole('link')
    .click();
  await page.goto(linkIn((await page.locator('pre').textContent()) ?? ''));
}
