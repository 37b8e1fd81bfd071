import type { Page } from '@playwright/test';
import { demoPassword } from '../../../demo/shop/customers.ts';
import { desktop, expect, test } from '../../fixtures.ts';
import { pointer } from '../../hands.ts';
import { linkIn, newestMail, pinIn } from '../../mails.ts';
import { stepUp } from '../../stepUp.ts';

test.use({ viewport: desktop, actionTimeout: 30_000 });

const menu = (page: Page) => page.locator('spesa-user-menu').first();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]:visible`).first();
const section = (page: Page, title: string) => page.locator('.form-section', { has: heading(page, title) });

async function fillAll(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, words] of Object.entries(values)) await field(page, name).fill(words);
}
async function save(page: Page, title: string): Promise<void> {
  await section(page, title).getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(section(page, title).getByText('Salvato.')).toBeVisible();
}
async function leave(page: Page): Promise<void> {
  await menu(page).getByRole('button').click();
  await page.getByRole('button', { name: 'Esci', exact: true }).click();
  await expect(menu(page)).toContainText('Accedi');
}
const both = (pages: readonly Page[], doIt: (page: Page) => Promise<unknown>) => Promise.all(pages.map(doIt));

const password = 'tre parole comuni';
const home = { address1: 'Via Roma', addressNumber: '1', postalcode: '16121', city: 'Genova' };

test('in two tabs: what one has begun the other does not break, from the registration to the back office (account §2)', async ({
  page,
  context,
  request,
  shop,
  problems,
}) => {
  // Of the company's own page.
  problems.allow(/favicon/);
  const email = `eva.tabs.${test.info().retry}@example.it`;
  const other = await context.newPage();
  const tabs = [page, other];
  const mail = (to: string) => newestMail(request, shop, to);

  await test.step('the same registration: the same answer, one account, one link', async () => {
    await both(tabs, async (tab) => {
      await tab.goto('/registration-user');
      await fillAll(tab, { firstName: 'Eva', lastName: 'Tabe', birthDate: '1', 'birthDate-year': '1990' });
      await field(tab, 'birthDate-month').selectOption('marzo');
      await fillAll(tab, { phone: '010 123456' });
      await button(tab, 'Avanti').click();
      await fillAll(tab, home);
      await expect(field(tab, 'province')).toHaveValue('GE');
      await button(tab, 'Avanti').click();
      await fillAll(tab, { email, emailAgain: email, password, passwordAgain: password });
      for (const box of ['disclaimer-1', 'disclaimer-2']) await field(tab, box).check();
    });
    for (const tab of tabs) {
      await button(tab, 'Registrati').click();
      await expect(heading(tab, 'Controlla la posta')).toBeFocused();
    }
    const link = linkIn(await mail(email));
    await page.goto(link);
    await expect(menu(page)).toContainText('Eva');
    await other.goto(link);
    await expect(heading(other, 'Il tuo account era già confermato')).toBeVisible();
    await leave(page);
  });

  await test.step('a login, seen in both', async () => {
    await page.goto('/login');
    await fillAll(page, { login: email, password });
    await button(page, 'Entra').click();
    for (const tab of tabs) await expect(menu(tab)).toContainText('Eva');
  });

  await test.step('profile and channels: each tab changes its own, both stay', async () => {
    await both(tabs, (tab) => tab.goto('/profile/update'));
    await both(tabs, (tab) => tab.locator('.section-form > summary').first().click());
    await both(tabs, (tab) => expect(field(tab, 'phone')).toHaveValue('010 123456'));
    await fillAll(page, { phone: '333 7654321' });
    await save(page, 'Chi sei');
    await fillAll(other, { lastName: 'Tabella' });
    await save(other, 'Chi sei');
    await page.reload();
    await page.locator('.section-form > summary').first().click();
    await expect(field(page, 'lastName')).toHaveValue('Tabella');
    await expect(field(page, 'phone')).toHaveValue('333 7654321');

    await both(tabs, (tab) => tab.goto('/profile/contact-preferences'));
    await both(tabs, (tab) => expect(field(tab, 'sms')).not.toBeChecked());
    await field(page, 'sms').check();
    await save(page, 'Come possiamo raggiungerti');
    await field(other, 'post').check();
    await save(other, 'Come possiamo raggiungerti');
    await page.reload();
    for (const channel of ['sms', 'post']) await expect(field(page, channel)).toBeChecked();
  });

  await test.step('an addressee of invoices that the other tab has deleted: it is said, and the list is that of now', async () => {
    await page.goto('/profile/billing');
    await page.locator('.section-form > summary').click();
    await fillAll(page, { name: 'Eva Tabella', fiscalCode: 'PRDNNA84B69D969F', ...home });
    await button(page, 'Aggiungi').click();
    await expect(page.locator('.billing__line')).toHaveCount(1);
    await other.goto('/profile/billing');
    for (const tab of tabs) {
      await tab.locator('.billing__line').getByRole('button').last().click();
      await tab.locator('dialog[open] .dialog__foot').getByRole('button').last().click();
      await expect(tab.locator('.billing__line')).toHaveCount(0);
    }
    await expect(other.getByText('Questo intestatario non c’è.').first()).toBeVisible();
  });

  await test.step('the second step, switched on in both', async () => {
    await both(tabs, (tab) => tab.goto('/profile/security'));
    const status = (tab: Page) => section(tab, 'Accesso in due passaggi').getByRole('status').first();
    await both(tabs, (tab) => expect(status(tab)).toHaveText('Non attivo'));
    for (const tab of tabs) {
      await section(tab, 'Accesso in due passaggi').getByRole('button').click();
      await stepUp(tab, pointer, password, tab === other ? () => mail(email) : undefined);
      await expect(status(tab)).toHaveText('Attivo');
    }
  });

  await test.step('messages, gift codes and awards are gone from a tab when the other leaves', async () => {
    for (const path of ['/profile/notifications', '/profile/gift-codes', '/profile/awards']) {
      await other.goto(path);
      await expect(other.locator('main .form-page__title, main h1').first()).toBeVisible();
    }
    await leave(page);
    await expect(other.getByText('Accedi per vedere il tuo account')).toBeVisible();
    await expect(other.locator('body')).not.toContainText('Eva');
  });

  await test.step('one link for a new password: the second tab is told that it is used', async () => {
    await page.goto('/reset-password-request');
    await page.getByLabel('E-mail, codice fiscale o nome utente').fill(email);
    await button(page, 'Manda la mail').click();
    await expect(heading(page, 'Controlla la posta')).toBeVisible();
    const link = linkIn(await mail(email));
    await both(tabs, async (tab) => {
      await tab.goto(link);
      await expect(heading(tab, 'Scegli la nuova password')).toBeVisible();
      await fillAll(tab, {
        password: `${password} ${tabs.indexOf(tab)}`,
        passwordAgain: `${password} ${tabs.indexOf(tab)}`,
      });
    });
    await button(page, 'Salva la password').click();
    await expect(heading(page, 'Password cambiata')).toBeVisible();
    await button(other, 'Salva la password').click();
    await expect(heading(other, 'Il collegamento non vale più')).toBeVisible();
  });

  await test.step('cookie preferences answered in one tab are those of the other, the last answer of two counts', async () => {
    await both(tabs, (tab) => tab.goto('/cookie-preferences'));
    await field(page, 'maps').check();
    await button(page, 'Salva le scelte').click();
    await expect(page.getByText('Le tue scelte sono state salvate.')).toBeVisible();
    await field(other, 'video').check();
    await button(other, 'Salva le scelte').click();
    await expect(other.getByText('Le tue scelte sono state salvate.')).toBeVisible();
    await page.reload();
    await expect(field(page, 'video')).toBeChecked();
    await button(page, 'Rifiuta tutti').click();
    await other.reload();
    for (const name of ['maps', 'video']) await expect(field(other, name)).not.toBeChecked();
  });

  await test.step('a company’s login enters the other tab, and leaving leaves both', async () => {
    await other.goto('/profile/dashboard');
    await page.goto('/login');
    await button(page, 'Entra con l’account aziendale').click();
    await page.getByRole('button', { name: 'Continua', exact: true }).click();
    for (const tab of tabs) await expect(menu(tab)).not.toContainText('Accedi');
    await leave(page);
    await expect(other.getByText('Accedi per vedere il tuo account')).toBeVisible();
  });

  await test.step('LAW-14 an account that ends in one tab ends in the other', async () => {
    await page.goto('/login');
    await fillAll(page, { login: email, password: `${password} 0` });
    await button(page, 'Entra').click();
    // The second step is on.
    await expect(field(page, 'mfa_pin')).toBeFocused();
    await field(page, 'mfa_pin').fill(pinIn(await mail(email)));
    await button(page, 'Entra').click();
    for (const tab of tabs) await expect(menu(tab)).toContainText('Eva');
    await both(tabs, (tab) => tab.goto('/profile/security'));
    await section(page, 'Cancella l’account').getByRole('button', { name: 'Chiedi la cancellazione' }).click();
    await stepUp(page, pointer, `${password} 0`, () => mail(email));
    await expect(section(page, 'Cancella l’account').getByText('La mail è in arrivo')).toBeVisible();
    await page.goto(linkIn(await mail(email)));
    await button(page, 'Cancella il mio account').click();
    await expect(page.getByText('Il tuo account è stato cancellato')).toBeVisible();
    for (const tab of tabs) await expect(menu(tab)).toContainText('Accedi');
    await expect(other.locator('body')).not.toContainText('Eva');
  });

  await test.step('a social login enters the other tab', async () => {
    await other.goto('/profile/dashboard');
    await expect(other.getByText('Accedi per vedere il tuo account')).toBeVisible();
    await page.goto('/login');
    await button(page, 'Continua con Google').click();
    const [popup] = await Promise.all([page.waitForEvent('popup'), button(page, 'Continua con Google').click()]);
    await popup.getByRole('button', { name: 'Continua' }).click();
    await expect(heading(other, 'Ciao, Anna')).toBeVisible();
    await leave(page);
  });

  await test.step('SES-16 who acts for a customer in one tab does so in the other, and leaves them in both', async () => {
    await other.goto('/');
    await page.goto('/backoffice');
    await fillAll(page, { backoffice_user: 'staff@example.it', password: demoPassword });
    await button(page, 'Entra nel back office').click();
    await expect(field(page, 'mfa_pin')).toBeFocused();
    await field(page, 'mfa_pin').fill(pinIn(await mail('staff@example.it')));
    await button(page, 'Entra').click();
    await page.getByLabel('Nome, cognome o e-mail').fill('bruno');
    await button(page, 'Cerca').click();
    await page.getByRole('button', { name: /^Agisci per Bruno/ }).click();
    const banner = (tab: Page) => tab.getByRole('region', { name: 'Back office' });
    for (const tab of tabs) await expect(banner(tab)).toContainText('Stai agendo per Bruno');
    await banner(other).getByRole('button', { name: 'Torna al back office' }).click();
    for (const tab of tabs) await expect(banner(tab)).toHaveCount(0);
  });
  await other.close();
});
