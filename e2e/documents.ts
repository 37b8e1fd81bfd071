import type { Page } from '@playwright/test';

const isDocument = ({ pathname }: URL): boolean => !/^\/(ebsn|wp-|photo)|\./.test(pathname);

/** Changes every document of the shop on its way to the page, as a theme, another plugin or an optimiser does; `headers` come beside the server's. */
export async function rewrite(
  page: Page,
  change: (html: string) => string,
  headers: Record<string, string> = {},
): Promise<void> {
  await page.route(isDocument, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    if (!response.ok()) return route.fulfill({ response });
    await route.fulfill({
      response,
      body: change(await response.text()),
      headers: { ...response.headers(), ...headers },
    });
  });
}

/** Puts HTML at the beginning of the head, before everything that the site prints. */
export const first = (html: string, added: string): string => html.replace(/<head[^>]*>/, (opening) => opening + added);
