import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { identity } from '../../../core/api/endpoints/identity.ts';
import { signOut } from '../../../core/flows/signIn.ts';
import { anna, sayWho, shopWithHouses } from '../../demo/server/houses.ts';
import { shopPage } from '../shop.ts';
import { place, type Stage } from '../stage.ts';
import { windows } from './windows.ts';

const site = shopWithHouses();
let page: Stage;
const user = userEvent.setup({ delay: null });
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const said = (text: string) => waitFor(() => expect(document.body.textContent).toContain(text));

async function openLogin({ forgetful = false } = {}): Promise<HTMLElement> {
  page = await shopPage(site.shop, { config: { signIns: ['company'] } });
  page.browser.forgetful = forgetful;
  const element = await place('spesa-login');
  await screen.findByRole('button', { name: 'Entra con l’account aziendale' });
  return element;
}

describe('[spesa-login] by a company’s account', () => {
  /** Goes to the company and comes back as a browser does. */
  async function visitCompany(who: object): Promise<URL> {
    const { back, form } = await sayWho(page.browser.went.at(-1)!, who);
    const answer = await site.shop.fetch(back, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: form!.toString(),
    });
    return new URL(answer.headers.get('Location')!);
  }

  test('[GET /saml/do-login] [GET /saml/do-logout] goes there and comes back where one was, without the code in the address; leaving ends both', async () => {
    history.replaceState(null, '', '/login?back=%2Fcart');
    const element = await openLogin();
    await press('Entra con l’account aziendale');
    await waitFor(() => expect(page.browser.went).toHaveLength(1));
    const back = await visitCompany(anna);
    element.remove();
    history.replaceState(null, '', `${back.pathname}${back.search}`);
    await place('spesa-login');
    await waitFor(() => expect(page.browser.went.at(-1)).toBe('/cart'));
    expect(location.search).toBe('?back=%2Fcart');
    expect(page.spesa.cart.current()?.user.userId).toBe(101);
    await signOut(page.spesa);
    expect(page.browser.went.at(-1)).toContain(`${site.houses.settings.company!.logoutUrl}?`);
    expect(page.spesa.session.isLoggedIn()).toBe(false);
    expect(page.asked('/saml/do-logout')).toHaveLength(1);
  });

  test('a non-zero status shows the answer’s message, a failed visit its own', async () => {
    history.replaceState(null, '', '/login');
    const element = await openLogin();
    await press('Entra con l’account aziendale');
    await waitFor(() => expect(page.browser.went).toHaveLength(1));
    const back = await visitCompany({ email: 'chissa@example.it' });
    element.remove();
    history.replaceState(null, '', `${back.pathname}${back.search}`);
    const again = await place('spesa-login');
    await said('Il tuo account aziendale non è collegato a nessun cliente del negozio.');
    again.remove();
    history.replaceState(null, '', '/login?saml_error=1');
    await place('spesa-login');
    await said('L’accesso non è riuscito');
    page.intercept((url) =>
      url.pathname.endsWith('/saml/do-login')
        ? site.shop.fetch(`/ebsn/api${identity.samlLogin.path}?relay_state_url=https://evil.example`, {
            headers: { 'X-Ebsn-Client': 'site' },
          })
        : undefined,
    );
    await press('Entra con l’account aziendale');
    await said('Questo indirizzo non è del negozio.');
  });

  describe('STO-01 where nothing is kept', () => {
    /** The window's own page, on which the company's answer ends, hands back to the page that opened it. */
    async function comeBack(address: URL, speak: (data: object, origin?: string) => void): Promise<void> {
      const { origin } = location;
      const handed: object[] = [];
      vi.stubGlobal('opener', { postMessage: (data: object, to: string) => to === origin && handed.push(data) });
      vi.stubGlobal('close', vi.fn());
      vi.stubGlobal('name', 'spesa-login');
      history.replaceState(null, '', `/login${address.search}`);
      const element = await place('spesa-login');
      await waitFor(() => expect(handed).toHaveLength(1));
      expect(window.close).toHaveBeenCalled();
      expect(element.textContent).toContain('Puoi chiudere questa finestra');
      expect([location.search, page.asked('/saml/do-login').length]).toEqual(['', 1]);
      element.remove();
      speak(handed[0]!, origin);
    }

    async function tryCompany(visit: (url: string) => Promise<URL>): Promise<void> {
      const asked = windows((url, speak) => void visit(url).then((back) => comeBack(back, speak)));
      history.replaceState(null, '', '/login?back=%2Fcart');
      await openLogin({ forgetful: true });
      await press('Entra con l’account aziendale');
      await waitFor(() => expect(asked.urls).toHaveLength(1));
    }
    const bring = (url: string, who: object) => {
      page.browser.went.push(url);
      return visitCompany(who);
    };

    test('[GET /saml/do-login] a window asks the company, the page stays and is let in by what the window hands back', async () => {
      await tryCompany((url) => bring(url, anna));
      await waitFor(() => expect(page.browser.went.at(-1)).toBe('/cart'));
      expect(page.spesa.cart.current()?.user.userId).toBe(101);
    });

    test('SEC-25 a code that comes with another state is not sent on; one that failed says so', async () => {
      await tryCompany(async (url) => {
        const back = await bring(url, anna);
        back.searchParams.set('saml_window', 'theirs');
        return back;
      });
      await said('per sicurezza ci siamo fermati');
      expect([page.asked('/saml/do-login').length, page.spesa.session.isLoggedIn()]).toEqual([1, false]);
      await tryCompany(() => Promise.resolve(new URL('http://shop.test/login?saml_error=1')));
      await said('L’accesso non è riuscito');
      expect(page.spesa.session.isLoggedIn()).toBe(false);
    });

    test('SES-14 a blocked window is told as such', async () => {
      vi.stubGlobal('open', () => null);
      await openLogin({ forgetful: true });
      await press('Entra con l’account aziendale');
      await said('Il browser ha bloccato la finestra');
      expect(page.asked('/saml/do-login')).toHaveLength(0);
    });
  });
});
