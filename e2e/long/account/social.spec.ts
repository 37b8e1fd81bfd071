import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Request } from '@playwright/test';
import { desktop, expect, test } from '../../fixtures.ts';

test.use({ viewport: desktop });

const google = (page: Page) => page.getByRole('button', { name: 'Continua con Google' }).last();

/** Does this call hand on what a provider said? */
const isAnswer = (request: Request): boolean =>
  request.url().endsWith('/social-redir/google-mobile') && /"code"/.test(request.postData() ?? '');

/** Presses and gives the provider's window, at its question. */
async function openProvider(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), google(page).click()]);
  await expect(popup.getByRole('heading', { name: 'Chi sei?' })).toBeVisible();
  return popup;
}

/** The button can be pressed again, the page says why, and what was typed is still there. */
async function backTo(page: Page, text: string): Promise<void> {
  await expect(page.locator('.social-login')).toContainText(text);
  await expect(google(page)).toBeEnabled();
  await expect(page.getByLabel('E-mail')).toHaveValue('anna@example.it');
}

/** A server whose page stands before the provider's and cuts the window off from its opener, as the provider's own may do. */
async function openCutter(): Promise<{ before: (url: string) => string; close: () => void }> {
  const server = createServer(({ url = '' }, response) => {
    const to = JSON.stringify(new URL(url, 'http://x').searchParams.get('to')).replaceAll('<', '\\u003c');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><title>Un momento</title><script>location.replace(${to})</script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    before: (url) => {
      const state = new URL(url).searchParams.get('state') ?? '';
      return `http://127.0.0.1:${port}/?${new URLSearchParams({ state, to: url })}`;
    },
    close: () => void server.close(),
  };
}

test('SES-14 SUP-06 a window that is blocked, closed, never comes back, speaks for another origin or state, or is cut off from its opener leaves the button usable, and only its own answer counts; who vouches is asked after a yes alone [GET /social-redir/google-mobile]', async ({
  page,
  shop,
}) => {
  /** Calls that hand a provider's answer on. */
  const sent: string[] = [];
  page.on('request', (request) => {
    if (isAnswer(request)) sent.push(request.url());
  });
  const asked = new Set<string>();
  page.context().on('request', (request) => {
    if (/^http/.test(request.url())) asked.add(new URL(request.url()).origin);
  });
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('anna@example.it');

  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await google(page).click();
  await expect(page.getByText('il tuo dispositivo si collega ai suoi server')).toBeVisible();
  expect([...asked]).toEqual([shop]);
  await google(page).click();
  await backTo(page, 'Il browser ha bloccato la finestra');
  expect([...asked]).toEqual([shop]);

  await (await openProvider(page)).close();
  await backTo(page, 'è stata chiusa prima della fine');

  const waiting = await openProvider(page);
  await page.getByRole('button', { name: 'Annulla' }).click();
  await backTo(page, 'è stata chiusa prima della fine');
  expect(waiting.isClosed()).toBe(true);

  const forging = await openProvider(page);
  const provider = forging.url();
  expect(new URL(provider).origin).not.toBe(shop);
  await forging.evaluate(() => {
    const forged = { type: 'spesa-social', code: 'theirs', state: 'theirs', error: null };
    (window.opener as Window).postMessage(forged, '*');
  });
  await page.evaluate(() =>
    window.postMessage({ type: 'spesa-social', code: 'ours', state: 'ours', error: null }, '*'),
  );
  await expect(page.getByText('Completa l’accesso nella finestra')).toBeVisible();
  await forging.goto(`${shop}/ebsn/api/social-redir/return?code=theirs&state=${'x'.repeat(43)}`).catch(() => null);
  await backTo(page, 'per sicurezza ci siamo fermati');
  expect(sent).toEqual([]);
  expect([...asked]).toEqual([shop, new URL(provider).origin]);

  const cutOff = await openCutter();
  await page.route(/\/social-redir\/google-mobile$/, async (route) => {
    if (isAnswer(route.request())) return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { redirectUrl: string } };
    answer.data.redirectUrl = cutOff.before(answer.data.redirectUrl);
    await route.fulfill({ response, json: answer });
  });
  const severed = await openProvider(page);
  expect(await severed.evaluate(() => window.opener === null)).toBe(true);
  await backTo(page, 'Se la vedi ancora puoi completarla');
  await severed.getByRole('button', { name: 'Continua' }).click();
  await expect(page).toHaveURL(`${shop}/`);
  await expect(page.locator('spesa-user-menu').first()).toContainText('Anna');
  expect(sent).toHaveLength(1);
  cutOff.close();
});
