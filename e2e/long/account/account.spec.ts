import type { Page } from '@playwright/test';
import type { Accessibility } from '../../accessibility.ts';
import { desktop, expect, test } from '../../fixtures.ts';
import { openMail } from '../../mails.ts';

const checked = async (accessibility: Accessibility, where: string): Promise<void> =>
  expect(await accessibility.breaches(), where).toEqual([]);

const password = 'una frase lunga';
const chosen = 'un’altra frase';

async function signIn(page: Page, email: string, word: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(word);
  await page.getByRole('button', { name: 'Entra', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('spesa-user-menu').first()).toContainText('Zoë');
}

test.describe('at 1440 px', () => {
  test.use({ viewport: desktop });

  test('A11Y-02 a newcomer registers, confirms by mail, logs in, changes the telephone number and chooses a new password [POST /registration/register_user] [GET /registration/registration_confirm] [POST /registration/update_user_detail] [GET /registration/password_reset_token_request]', async ({
    page,
    accessibility,
  }) => {
    test.setTimeout(240_000);
    const email = 'zoe.desk@example.it';
    await page.goto('/login');
    await page.getByRole('link', { name: 'Registrati' }).click();
    await expect(page.getByRole('heading', { name: 'Crea il tuo account' })).toBeVisible();
    await page.getByLabel('Nome', { exact: false }).first().fill('Zoë');
    await page.getByLabel('Cognome').fill('D’Angelo');
    await page.getByLabel('Giorno').fill('29');
    await page.getByLabel('Mese').selectOption('febbraio');
    await page.getByLabel('Anno').fill('1988');
    await page.getByLabel('Telefono').fill('010 123456');
    await checked(accessibility, 'registration, who');
    await page.getByRole('button', { name: 'Avanti' }).click();
    await page.getByLabel('CAP').fill('16121');
    await page.getByRole('button', { name: 'Avanti' }).click();
    await expect(page.locator('.error-summary')).toBeFocused();
    await checked(accessibility, 'registration with faults');
    await page.getByLabel('Via o piazza').fill('Via Roma');
    await page.getByLabel('Numero civico').fill('1');
    await page.getByRole('button', { name: 'Avanti' }).click();
    await page.getByLabel('E-mail', { exact: false }).first().fill(email);
    await page.getByLabel('Conferma l’e-mail').fill(email);
    await page.locator('[name=password]').fill(password);
    await page.locator('[name=passwordAgain]').fill(password);
    await checked(accessibility, 'registration, access');
    await page.locator('[name=disclaimer-1]').check();
    await page.locator('[name=disclaimer-2]').check();
    await page.getByRole('button', { name: 'Registrati' }).click();
    await expect(page.getByRole('heading', { name: 'Controlla la posta' })).toBeFocused();

    await openMail(page, email);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('spesa-user-menu').first()).toContainText('Zoë');
    await expect(page.getByText('Il tuo account è confermato: si comincia!').first()).toBeVisible();

    await page.locator('spesa-user-menu button').first().click();
    await page.locator('.user-menu__panel').getByRole('link', { name: 'Il tuo account' }).click();
    await expect(page.getByRole('heading', { name: 'Ciao, Zoë' })).toBeVisible();
    await checked(accessibility, 'dashboard');
    await page.getByRole('link', { name: 'I tuoi dati' }).click();
    await page.locator('.section-form > summary').first().click();
    await page.getByLabel('Telefono', { exact: false }).first().fill('333 7654321');
    await page.getByRole('button', { name: 'Salva' }).click();
    await expect(page.getByText('Salvato.')).toBeVisible();
    await checked(accessibility, 'profile');
    await page.reload();
    await expect(page.locator('.section-facts').first()).toContainText('333 7654321');

    await page.locator('spesa-user-menu button').first().click();
    await page.getByRole('button', { name: 'Esci' }).click();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Password dimenticata?' }).click();
    await page.getByLabel('E-mail, codice fiscale o nome utente').fill(email);
    await page.getByRole('button', { name: 'Manda la mail' }).click();
    await expect(page).toHaveURL(/\/reset-password-sent$/);
    await openMail(page, email);
    await expect(page.getByRole('heading', { name: 'Scegli la nuova password' })).toBeVisible();
    expect(page.url()).not.toContain('token');
    await checked(accessibility, 'new password');
    await page.locator('[name=password]').fill(chosen);
    await page.locator('[name=passwordAgain]').fill(chosen);
    await page.getByRole('button', { name: 'Salva la password' }).click();
    await expect(page).toHaveURL(/\/reset-password-completed$/);
    await page.getByRole('link', { name: 'Accedi', exact: true }).last().click();
    await signIn(page, email, chosen);
  });
});

test('every deep link of the account is a page of its own, kept from search engines (account §2)', async ({ page }) => {
  for (const [path, title] of [
    ['/registration-user?social_login=google', 'Crea il tuo account'],
    ['/registration-nocard?social_login=facebook', 'Crea il tuo account'],
    ['/confirm', 'Conferma il tuo indirizzo'],
    ['/confirm/success', 'Il tuo account è confermato'],
    ['/confirm/already-confirmed', 'Il tuo account era già confermato'],
    ['/confirm/error', 'Il collegamento non vale più'],
    ['/reset-password-request', 'Hai dimenticato la password?'],
    ['/reset-password-sent', 'Controlla la posta'],
    ['/reset-password', 'Il collegamento non vale più'],
    ['/recover-password-confirm', 'Il collegamento non vale più'],
    ['/reset-password-completed', 'Password cambiata'],
  ] as const) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
  for (const [path, title] of [
    ['/dashboard', 'Il tuo account'],
    ['/profile/dashboard', 'Il tuo account'],
    ['/profile/update?navToRefName=wantPrima', 'I tuoi dati'],
  ] as const) {
    const answer = await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(`^${title} `));
    expect([path, answer?.status()]).toEqual([path, 200]);
    await expect(page.getByText('Accedi per vedere il tuo account')).toBeVisible();
  }
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('A11Y-10 no page of the account scrolls sideways', async ({ page, customer }) => {
    await customer.signIn('anna');
    for (const path of [
      '/profile/dashboard',
      '/profile/update',
      '/profile/security',
      '/profile/contact-preferences',
      '/profile/billing',
      '/profile/notifications',
      '/profile/survey',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(async () => {
        await page.mouse.wheel(0, 40);
        await expect(page.locator('.skeletons')).toHaveCount(0, { timeout: 500 });
      }).toPass({ timeout: 20_000 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, over]).toEqual([path, 0]);
    }
  });
});
