import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { demoPassword } from '../../../demo/shop/customers.ts';
import { desktop, expect, test } from '../../fixtures.ts';
import { keyboard, pointer, type Hands } from '../../hands.ts';
import { linkIn, newestMail, pinIn } from '../../mails.ts';
import { stepUp } from '../../stepUp.ts';

test.use({ viewport: desktop, actionTimeout: 30_000 });

interface Walk {
  page: Page;
  hands: Hands;
  /** The newcomer who walks. */
  email: string;
  mail(to: string): Promise<string>;
}

const menu = (page: Page) => page.locator('spesa-user-menu').first();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]:visible`).first();
const section = (page: Page, title: string) => page.locator('.form-section', { has: heading(page, title) });
const password = 'tre parole comuni';
const chosen = 'altre parole 🔑';

async function fillAll({ page, hands }: Pick<Walk, 'page' | 'hands'>, values: Record<string, string>): Promise<void> {
  for (const [name, words] of Object.entries(values)) await hands.fill(field(page, name), words);
}

const home = { address1: 'Via Roma', addressNumber: '1', postalcode: '16121', city: 'Genova' };

async function logIn({ page, hands, email, mail }: Walk, word: string, pinned = false): Promise<void> {
  await page.goto('/login');
  await fillAll({ page, hands }, { login: email, password: word });
  await hands.press(page.locator('main').getByRole('button', { name: 'Entra', exact: true }));
  if (pinned) {
    await expect(field(page, 'mfa_pin')).toBeFocused();
    await hands.fill(field(page, 'mfa_pin'), pinIn(await mail(email)));
    await hands.press(page.locator('main').getByRole('button', { name: 'Entra', exact: true }));
  }
  await expect(page).toHaveURL(/\/$/);
  await expect(menu(page)).toContainText('Ada');
}

/** By the menu, from wherever one is. */
async function logOut({ page, hands }: Walk): Promise<void> {
  await hands.press(menu(page).getByRole('button'));
  await hands.press(button(page, 'Esci'));
  await expect(menu(page)).toContainText('Accedi');
}

/** From one page of the shop to another, as a link leads there: where nothing is stored, an address that is typed begins anew. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => location.assign(address), path);
  await page.waitForURL(`**${path}`);
}

async function saved({ page, hands }: Pick<Walk, 'page' | 'hands'>, title: string): Promise<void> {
  await hands.press(section(page, title).getByRole('button', { name: 'Salva', exact: true }));
  await expect(section(page, title).getByText('Salvato.')).toBeVisible();
}

/** Can pages of the shop keep anything in this browser? */
const keeps = (page: Page) =>
  page.evaluate(() => {
    try {
      localStorage.setItem('room', 'x'.repeat(100));
      localStorage.removeItem('room');
      return true;
    } catch {
      return false;
    }
  });

const journeys: Record<string, (walk: Walk) => Promise<void>> = {
  async registration(walk) {
    const { page, hands, email } = walk;
    await page.goto('/registration-user');
    await fillAll(walk, { firstName: 'Ada', lastName: 'D’Angelo', birthDate: '29' });
    await hands.choose(field(page, 'birthDate-month'), 'febbraio');
    await fillAll(walk, {
      'birthDate-year': '1988',
      phone: '010 123456',
    });
    await hands.press(button(page, 'Avanti'));
    await fillAll(walk, home);
    await expect(field(page, 'province')).toHaveValue('GE');
    await hands.press(button(page, 'Avanti'));
    await fillAll(walk, { email, emailAgain: email, password, passwordAgain: password });
    for (const box of ['disclaimer-1', 'disclaimer-2']) await hands.tick(field(page, box));
    await hands.press(button(page, 'Registrati'));
    await expect(heading(page, 'Controlla la posta')).toBeFocused();
  },
  async confirmation({ page, email, mail }) {
    await page.goto(linkIn(await mail(email)));
    if (await keeps(page)) await expect(menu(page)).toContainText('Ada');
    else await expect(heading(page, 'Il tuo account è confermato')).toBeVisible();
    expect(page.url()).not.toContain('reg_control_code');
  },
  async 'a new password'(walk) {
    const { page, hands, email, mail } = walk;
    await page.goto('/reset-password-request');
    await hands.fill(page.getByLabel('E-mail, codice fiscale o nome utente'), email);
    await hands.press(button(page, 'Manda la mail'));
    await expect(heading(page, 'Controlla la posta')).toBeVisible();
    await page.goto(linkIn(await mail(email)));
    await expect(heading(page, 'Scegli la nuova password')).toBeVisible();
    await fillAll(walk, { password: chosen, passwordAgain: chosen });
    await hands.press(button(page, 'Salva la password'));
    await expect(heading(page, 'Password cambiata')).toBeVisible();
  },
  login: (walk) => logIn(walk, chosen),
  async profile(walk) {
    const { page, hands } = walk;
    await hands.press(menu(page).getByRole('button'));
    await hands.press(page.locator('.user-menu__panel').getByRole('link', { name: 'Il tuo account' }));
    await hands.press(page.locator('main').getByRole('link', { name: 'I tuoi dati' }));
    await hands.press(section(page, 'Chi sei').locator('summary'));
    await fillAll(walk, { phone: '333 7654321' });
    await saved(walk, 'Chi sei');
    await go(page, '/profile/update');
    await expect(section(page, 'Chi sei')).toContainText('333 7654321');
  },
  async contacts(walk) {
    await go(walk.page, '/profile/contact-preferences');
    await walk.hands.tick(field(walk.page, 'sms'));
    await saved(walk, 'Come possiamo raggiungerti');
  },
  async billing(walk) {
    const { page, hands } = walk;
    await go(walk.page, '/profile/billing');
    await hands.press(page.locator('.section-form > summary'));
    await fillAll(walk, { name: 'Ada D’Angelo', fiscalCode: 'PRDNNA84B69D969F', ...home });
    await expect(field(page, 'province')).toHaveValue('GE');
    await hands.press(button(page, 'Aggiungi'));
    const line = page.locator('.billing__line', { hasText: 'Ada D’Angelo' });
    await hands.press(line.getByRole('button').last());
    await hands.press(page.locator('dialog[open] .dialog__foot').getByRole('button').last());
    await expect(line).toHaveCount(0);
  },
  async 'the second step'(walk) {
    const { page, hands } = walk;
    const steps = section(page, 'Accesso in due passaggi');
    await go(walk.page, '/profile/security');
    await hands.press(steps.getByRole('button', { name: 'Attiva' }));
    await stepUp(page, hands, chosen);
    await expect(steps.getByRole('status').first()).toHaveText('Attivo');
    await logOut(walk);
    await logIn(walk, chosen, true);
    await go(walk.page, '/profile/security');
    await hands.press(steps.getByRole('button', { name: 'Disattiva' }));
    await stepUp(page, hands, chosen, () => walk.mail(walk.email));
    await expect(steps.getByRole('status').first()).toHaveText('Non attivo');
  },
  async notifications(walk) {
    const { page, hands } = walk;
    await go(walk.page, '/profile/notifications');
    await hands.press(page.locator('.notifications__one summary').first());
    await expect(page.locator('.notifications__body').first()).toBeVisible();
  },
  async 'gift codes'(walk) {
    await go(walk.page, '/profile/gift-codes');
    await expect(walk.page.locator('spesa-gift-codes :is(.gift-codes, .empty-state)').first()).toBeVisible();
  },
  async awards(walk) {
    await go(walk.page, '/profile/awards');
    await expect(section(walk.page, 'I tuoi punti')).toContainText('0 punti');
  },
  async survey({ page, hands }) {
    await go(page, '/profile/survey');
    for (const name of ['ease', 'again']) await hands.tick(field(page, name));
    await hands.fill(field(page, 'words'), 'Tutto bene');
    await hands.press(button(page, 'Invia'));
    await expect(page.getByText('Grazie: la tua opinione è arrivata.')).toBeVisible();
  },
  async 'the cookie preferences'({ page, hands }) {
    await go(page, '/cookie-preferences');
    await hands.tick(field(page, 'profilation'));
    await hands.press(button(page, 'Salva le scelte'));
    await expect(page.getByText('Le tue scelte sono state salvate.')).toBeVisible();
  },
  async 'another username and another e-mail'(walk) {
    const { page, hands, email } = walk;
    await go(page, '/profile/security');
    for (const title of ['Nome utente', 'E-mail']) await hands.press(section(page, title).locator('summary'));
    await hands.fill(field(page, 'username'), email.replace('@example.it', '').replaceAll('.', '-'));
    await saved({ page, hands }, 'Nome utente');
    await hands.fill(field(page, 'new_email'), email.replace('@', '.nuova@'));
    await hands.press(button(page, 'Manda la conferma'));
    await stepUp(page, hands, chosen);
    await expect(page.getByText('Apri il collegamento che abbiamo mandato al nuovo indirizzo')).toBeVisible();
  },
  async 'leaving for good'({ page, hands, email, mail }) {
    await go(page, '/profile/security');
    const end = section(page, 'Cancella l’account');
    await hands.press(end.getByRole('button', { name: 'Chiedi la cancellazione' }));
    await expect(end.getByText('La mail è in arrivo')).toBeVisible();
    await page.goto(linkIn(await mail(email)));
    await hands.press(button(page, 'Cancella il mio account'));
    await expect(page.getByText('Il tuo account è stato cancellato')).toBeVisible();
    await expect(menu(page)).toContainText('Accedi');
  },
  async 'a company’s login'(walk) {
    const { page, hands } = walk;
    await page.goto('/login');
    const company = button(page, 'Entra con l’account aziendale');
    // Where nothing is kept the page stays, and a window asks.
    if (await keeps(page)) {
      await hands.press(company);
      await hands.press(button(page, 'Continua'));
    } else {
      const [window] = await Promise.all([page.waitForEvent('popup'), hands.press(company)]);
      await Promise.all([window.waitForEvent('close'), button(window, 'Continua').click()]);
    }
    await expect(menu(page)).not.toContainText('Accedi');
    await hands.press(menu(page).getByRole('button'));
    await hands.press(button(page, 'Esci'));
    await expect(menu(page)).toContainText('Accedi');
  },
  async 'a social login'(walk) {
    const { page, hands } = walk;
    await page.goto('/login');
    const google = button(page, 'Continua con Google');
    await hands.press(google);
    await expect(page.getByText('il tuo dispositivo si collega ai suoi server')).toBeVisible();
    const [popup] = await Promise.all([page.waitForEvent('popup'), hands.press(google)]);
    await popup.getByRole('button', { name: 'Continua' }).click();
    await expect(menu(page)).toContainText('Anna');
    await logOut(walk);
  },
  async 'the back office'(walk) {
    const { page, hands, mail } = walk;
    await page.goto('/backoffice');
    await fillAll(walk, { backoffice_user: 'staff@example.it', password: demoPassword });
    await hands.press(button(page, 'Entra nel back office'));
    await expect(field(page, 'mfa_pin')).toBeFocused();
    await hands.fill(field(page, 'mfa_pin'), pinIn(await mail('staff@example.it')));
    await hands.press(page.locator('main').getByRole('button', { name: 'Entra', exact: true }));
    await hands.fill(page.getByLabel('Nome, cognome o e-mail'), 'bruno');
    await hands.press(page.locator('main').getByRole('button', { name: 'Cerca', exact: true }));
    await hands.press(page.getByRole('button', { name: /^Agisci per Bruno/ }));
    const banner = page.getByRole('region', { name: 'Back office' });
    await expect(banner).toContainText('Stai agendo per Bruno');
    await hands.press(banner.getByRole('button', { name: 'Torna al back office' }));
    await hands.press(button(page, 'Esci dal back office'));
    await expect(field(page, 'backoffice_user')).toBeVisible();
  },
};

/** Site data are refused, as where a browser blocks them. */
async function refuseData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: denied });
  });
}

/** Site data of others leave no byte free. */
async function fillData(page: Page): Promise<void> {
  await page.goto('/version.json');
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage])
      for (let size = 4 << 20, at = 0; size > 0; at++)
        try {
          storage.setItem(`other-${at}`, 'x'.repeat(size));
        } catch {
          size >>= 1;
        }
  });
}

type Given = { page: Page; context: BrowserContext; request: APIRequestContext; shop: string };
const conditions: [string, string, (given: Given) => Promise<Hands>][] = [
  ['STO-01 where a browser keeps no site data', 'blocked', ({ context }) => refuseData(context).then(() => pointer)],
  ['STO-02 with site data that are full to the brim', 'full', ({ page }) => fillData(page).then(() => pointer)],
  ['by keyboard alone', 'keys', ({ page }) => Promise.resolve(keyboard(page))],
];

for (const [title, name, prepare] of conditions)
  test(`${title}: each journey of the account, from the registration to the back office (account §2)`, async ({
    page,
    context,
    request,
    shop,
    problems,
  }) => {
    // Of the company's own page.
    problems.allow(/favicon/);
    const hands = await prepare({ page, context, request, shop });
    const walk = {
      page,
      hands,
      email: `ada.${name}.${test.info().retry}@example.it`,
      mail: (to: string) => newestMail(request, shop, to),
    };
    for (const [journey, walkIt] of Object.entries(journeys)) await test.step(journey, () => walkIt(walk));
  });
