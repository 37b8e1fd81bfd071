import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { texts } from '../../../core/labels/it.ts';
import { translations } from '../../../core/labels/translations.ts';
import { demoPassword } from '../../../demo/shop/customers.ts';
import type { Accessibility } from '../../accessibility.ts';
import { fillCart, orderHome } from '../../deliveries.ts';
import { desktop, expect, phone, test } from '../../fixtures.ts';
import { look, speak, type Foreign } from '../../foreign.ts';
import { linkIn, newestMail, pinIn } from '../../mails.ts';

const inWater = '/product/rosso-campano-fagioli-borlotti-lessati-400-g';

/** Staff log in, choose a customer and empty a cart that is empty. */
async function actForBruno(request: APIRequestContext, shop: string): Promise<void> {
  const api = `${shop}/ebsn/api`;
  const given = { backoffice_user: 'staff@example.it', password: demoPassword };
  const enter = (more: object) => request.post(`${api}/backoffice-access/sso-login`, { data: { ...given, ...more } });
  await enter({});
  const entered = await enter({ otp: pinIn(await newestMail(request, shop, 'staff@example.it')) });
  const headers = (answer: APIResponse) => ({ 'X-Ebsn-Session': answer.headers()['x-ebsn-session'] ?? '' });
  const acting = await request.get(`${api}/user-search/select_user?user_id=102`, { headers: headers(entered) });
  await request.post(`${api}/cart/close`, { headers: headers(acting), data: { cart_id: 0 } });
  await request.post(`${api}/cart/update-cart-info`, {
    headers: headers(acting),
    data: { property: 'note', value: 'al citofono' },
  });
}

for (const [language, locale] of [
  ['it', 'it_IT'],
  ['en', 'en_GB'],
  ['de', 'de_DE'],
] as const) {
  const say = (key: string) => (language === 'it' ? texts.get(key)!.italian : translations[language]!.get(key)!);

  /** On the phone and on the computer nothing breaks WCAG 2.2 AA, and nothing is Italian, cut or wider than the page. */
  async function check(page: Page, name: string, quiet: () => Promise<void>, { breaches }: Accessibility) {
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await quiet();
      expect.soft(await breaches(), `${name} ${size.width}`).toEqual([]);
      await page.screenshot({ path: test.info().outputPath(`${name}-${size.width}.png`), fullPage: true });
    }
    if (language !== 'it') await look(page, language satisfies Foreign, name, quiet);
  }

  test(`LAW-09 LAW-10 LAW-23 in ${language} product, checkout and footer name withdrawal and guarantee; a guest withdraws by number and e-mail`, async ({
    page,
    context,
    request,
    shop,
    quiet,
    customer,
    accessibility,
  }) => {
    await customer.signInAnew();
    const { user } = await customer.call<{ user: { login: string } }>('GET', '/cart/view');
    await speak(context, shop, locale);
    await page.goto(inWater);
    await expect(page.locator('.product-page__notes')).toContainText(say('catalogue.withdrawalDays'));
    await expect(page.locator('.product-page .guarantee')).toContainText(say('guarantee.title'));
    await check(page, 'product', quiet, accessibility);
    await fillCart(customer);
    await customer.call('POST', '/checkout/prepare', {});
    await page.goto('/payment');
    await expect(page.locator('spesa-payment .guarantee')).toContainText(say('guarantee.notice'));
    await check(page, 'payment', quiet, accessibility);
    const order = await orderHome(customer);
    await customer.call('POST', '/auth/logout');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/');
    await page.locator('footer').getByRole('link', { name: 'Recedere dal contratto qui' }).click();
    await page.getByLabel(say('withdrawal.orderNumber')).fill(String(order));
    await page.getByLabel(say('withdrawal.orderEmail')).fill(user.login);
    await page.getByRole('button', { name: say('withdrawal.sendLink') }).click();
    await expect(page.getByText(say('withdrawal.linkSent'))).toBeVisible();
    await check(page, 'find', quiet, accessibility);
    await page.goto(linkIn(await newestMail(request, shop, user.login)));
    await expect(page.locator('spesa-order-tracking')).toContainText(String(order));
    await page.getByRole('button', { name: say('footer.withdrawal') }).click();
    await page.getByRole('checkbox').first().check();
    await check(page, 'withdraw', quiet, accessibility);
  });

  test(`SES-16 SEC-09 in ${language} a customer sees the ways in, the administrator what staff did`, async ({
    page,
    context,
    request,
    shop,
    quiet,
    customer,
    accessibility,
  }) => {
    await actForBruno(request, shop);
    await customer.signIn('anna');
    await speak(context, shop, locale);
    await page.goto('/profile/security');
    await expect(page.getByRole('heading', { name: say('profile.waysIn') })).toBeVisible();
    await check(page, 'ways', quiet, accessibility);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/backoffice');
    await page.locator('[name=backoffice_user]').fill('direzione@example.it');
    await page.locator('spesa-backoffice [name=password]').fill(demoPassword);
    await page.locator('spesa-backoffice button[type=submit]').click();
    await expect(page.locator('[name=mfa_pin]')).toBeVisible();
    await page.locator('[name=mfa_pin]').fill(pinIn(await newestMail(request, shop, 'direzione@example.it')));
    await page.locator('spesa-backoffice button[type=submit]').click();
    await expect(page.getByRole('heading', { name: say('audit.title') })).toBeVisible();
    await expect(page.getByText('Sofia Olcese').first()).toBeVisible();
    await expect(page.getByText('POST /cart/update-cart-info').first()).toBeVisible();
    await check(page, 'audit', quiet, accessibility);
  });
}
