import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

const nonce = 'c3Blc2E=';
const policy = [
  `default-src 'self'`,
  `script-src 'nonce-${nonce}' 'strict-dynamic'`,
  `style-src 'self' 'nonce-${nonce}'`,
  `img-src 'self' data:`,
  `connect-src 'self'`,
  `font-src 'self' data:`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `require-trusted-types-for 'script'`,
].join('; ');

interface Violation {
  directive: string;
  what: string;
  where: string;
  ours: boolean;
}

/** Serves every document under the policy, with the nonce on each script and sheet that the site itself prints, as security plugins do. */
async function underPolicy(page: Page): Promise<void> {
  await page.route(/^[^?#]*\/(?!ebsn|wp-content|wp-includes|photo)[^.]*$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replaceAll(/<(script|style|link)\b/g, `<$1 nonce="${nonce}"`),
      headers: { ...response.headers(), 'content-security-policy': policy },
    });
  });
  await page.addInitScript(() => {
    const violations: Violation[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber, target } = event;
      const inside =
        target instanceof Element &&
        target.closest('.spesa, [data-spesa-boot], [data-spesa-config], #spesa-loader-js') !== null;
      violations.push({
        directive: effectiveDirective,
        what: `${blockedURI} ${sample}`,
        where: `${sourceFile}:${lineNumber}`,
        ours: inside || sourceFile.includes('/plugins/spesa/'),
      });
    });
  });
}

const violations = (page: Page): Promise<Violation[]> =>
  page.evaluate(() => (window as unknown as { violations: Violation[] }).violations);
const ours = async (page: Page): Promise<string[]> =>
  (await violations(page))
    .filter((violation) => violation.ours)
    .map(({ directive, what, where }) => `${directive}: ${what} at ${where}`);

const mounted = (page: Page, tag: string) => expect(page.locator(tag).first()).toHaveAttribute('data-mounted', '');

test('XSS-16 under a strict policy with nonces and Trusted Types home, category, product, cart and lists work, with no violation of ours', async ({
  page,
  customer,
  problems,
  quiet,
}) => {
  problems.allow(/Content Security Policy|Refused to|TrustedScriptURL/);
  await customer.signInAnew();
  await underPolicy(page);

  await page.goto('/');
  await mounted(page, 'spesa-product-slider');
  const add = page.locator('spesa-product-slider .product-card [data-main]').first();
  await add.scrollIntoViewIfNeeded();
  await quiet();
  expect(await ours(page)).toEqual([]);

  await page.goto('/category/frutta-e-verdura/');
  await mounted(page, 'spesa-category-page');
  await page.locator('spesa-category-page .product-card a[href*="/product/"]').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await mounted(page, 'spesa-product-page');
  await quiet();
  expect(await ours(page)).toEqual([]);

  for (const [address, tag] of [
    ['/cart/', 'spesa-cart-page'],
    ['/lists/', 'spesa-lists'],
    ['/blocco-static-text/', 'spesa-static-text'],
    ['/search/?q=latte', 'spesa-search-page'],
  ] as const) {
    await page.goto(address);
    await mounted(page, tag);
    await quiet();
    expect(await ours(page), address).toEqual([]);
  }
});

test('XSS-16 the policy is in force: a text is not made HTML without a Trusted Types policy', async ({
  page,
  problems,
}) => {
  problems.allow(/Content Security Policy|Refused to|TrustedHTML|TrustedScriptURL/);
  await underPolicy(page);
  await page.goto('/pagina-semplice/');
  const refused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>x</b>';
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toBe(true);
});
