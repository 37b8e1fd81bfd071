// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { provideSpesa } from '../../../widgets/element/context.ts';
import { askConsent } from '../../../widgets/shell/askConsent.ts';
import { testSpesa } from '../../testBrowser.ts';
import { elapse } from '../pageTimers.ts';

afterEach(() => document.body.replaceChildren());

const ends = async (body: string, config: object) => {
  document.body.innerHTML = body;
  provideSpesa(testSpesa(() => Promise.resolve(Response.json({})), { config: { asksConsent: true, ...config } }).spesa);
  await askConsent();
  return () => [...document.querySelectorAll('.consent-link a')].map((link) => link.getAttribute('href'));
};

test.each([
  ['no way to the cookie preferences gets one at its end', '<a href="/cart">Carrello</a>', {}, ['/cookie-preferences']],
  ['a way of its own', '<a href="https://negozio.example/cookie-preferences/">Cookie</a>', {}, []],
  ['no page for them', '', { pages: { cookies: '' } }, []],
])('LAW-12 a page with %s', async (_, body, config, links) => {
  const found = await ends(body, config);
  await vi.waitFor(() => expect(found()).toEqual(links));
  await elapse(50);
  expect(found()).toEqual(links);
});
