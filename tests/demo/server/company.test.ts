import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { identity } from '../../../core/api/endpoints/identity.ts';
import { session } from '../../../core/api/endpoints/session.ts';
import { createCompany } from '../../../demo/server/identity/company.ts';
import type { Credentials } from './caller.ts';
import { anna, sayWho, shopWithHouses } from './houses.ts';
import { logIn } from './people.ts';

const site = shopWithHouses();

describe('by a company’s account', () => {
  const relay = '/login?back=%2Fcart';

  async function posted(mine: Credentials, who: object = anna): Promise<URLSearchParams> {
    const { data } = await site.shop.request(identity.samlLogin, { relay_state_url: relay }, mine);
    const { back, form } = await sayWho(data.redirectUrl!, who);
    expect(back.href).toBe('http://shop.test/ebsn/api/saml/login');
    return form!;
  }
  const bring = async (form: URLSearchParams): Promise<URL> => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'null' };
    const response = await site.shop.fetch('/ebsn/api/saml/login', { method: 'POST', headers, body: form.toString() });
    expect(response.status).toBe(303);
    expect(response.headers.get('X-Ebsn-Session')).toBeNull();
    return new URL(response.headers.get('Location')!);
  };
  const check = (mine: Credentials, saml_code: string) =>
    site.shop.request(identity.samlLogin, { relay_state_url: relay, checkUser: true, saml_code }, mine);

  test('[GET /saml/do-login] lets in whom the company names, and leads back where they were', async () => {
    const mine: Credentials = {};
    const back = await bring(await posted(mine));
    expect(`${back.pathname}?back=${back.searchParams.get('back')}`).toBe('/login?back=/cart');
    const { status, user, data } = await check(mine, back.searchParams.get('saml_code')!);
    expect([status, user.login, data.user?.userId]).toEqual([0, 'anna@example.it', 101]);
  });

  test('[GET /saml/do-logout] ends the session here and at the company; one that began otherwise ends here', async () => {
    const mine: Credentials = {};
    await check(mine, (await bring(await posted(mine))).searchParams.get('saml_code')!);
    const { data, user } = await site.shop.request(identity.samlLogout, { relay_state_url: '/' }, mine);
    expect(user.userId).toBe(-1);
    const { back } = await sayWho(data.redirectUrl!, {});
    const page = await site.shop.fetch(back);
    expect([page.status, page.headers.get('Location')]).toEqual([303, 'http://shop.test/']);
    const other = await logIn(site.shop, 'bruno');
    expect((await site.shop.request(identity.samlLogout, { relay_state_url: '/' }, other)).data).toEqual({});
    expect((await site.shop.request(session.test, {}, other)).user.userId).toBe(-1);
  });

  test('SEC-25 a non-zero status says why: a foreign address to go on to, somebody whom the shop does not know', async () => {
    const foreign = [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '',
      'http://shop.test.evil.example/',
      '/\t/evil.example',
    ];
    for (const relay_state_url of foreign)
      for (const row of [identity.samlLogin, identity.samlLogout])
        expect((await site.shop.request(row, { relay_state_url }, {})).errors[0], relay_state_url).toMatchObject({
          code: 'saml.relay',
          message: 'Questo indirizzo non è del negozio.',
        });
    const mine: Credentials = {};
    const code = (await bring(await posted(mine, { email: 'nessuno@example.it' }))).searchParams.get('saml_code')!;
    expect((await check(mine, code)).errors[0]?.code).toBe('saml.unknown');
    const response = await site.shop.fetch('/ebsn/api/saml/logout?RelayState=https%3A%2F%2Fevil.example%2F');
    expect(response.headers.get('Location')).toBe('http://shop.test/');
  });

  test('SEC-25 what is unsigned, changed, brought twice, of another house or of another domain opens nothing', async () => {
    const mine: Credentials = {};
    const refused = async (form: URLSearchParams) => (await bring(form)).search;
    const form = await posted(mine);
    const xml = Buffer.from(form.get('SAMLResponse')!, 'base64').toString();
    const packed = (text: string) => new URLSearchParams({ SAMLResponse: Buffer.from(text).toString('base64') });
    expect(xml).toContain('anna@example.it');
    const failed = '?saml_error=1';
    expect(await refused(packed(xml.replaceAll('anna@example.it', 'bruno@example.it')))).toBe(failed);
    expect(await refused(packed(xml.replace(/<ds:Signature[\s\S]*?<\/ds:Signature>/g, '')))).toBe(failed);
    expect(await refused(packed(xml.replace(/InResponseTo="[^"]+"/, 'InResponseTo="_other"')))).toBe(failed);
    for (const doctype of ['<!DOCTYPE a>', '<!doctype a [<!ENTITY b "c">]>'])
      expect(await refused(packed(xml.replace('<samlp:Response', `${doctype}<samlp:Response`)))).toBe(failed);
    expect(await refused(new URLSearchParams({ SAMLResponse: 'no xml' }))).toBe(failed);
    expect(await refused(new URLSearchParams())).toBe(failed);
    const kept = site.shop.identity.company!;
    const { publicKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    for (const other of [{ certificate: publicKey }, { issuer: 'http://other' }, { domains: ['altro.it'] }]) {
      const settings = { ...site.houses.settings.company!, ...other };
      site.shop.identity.company = createCompany(settings, 'http://shop.test', 'http://shop.test/ebsn/api');
      expect(await refused(form)).toBe(failed);
    }
    site.shop.identity.company = kept;
    expect(await refused(form)).toContain('saml_code');
    expect(await refused(form)).toBe(failed);
  });

  test('SEC-25 the code counts once, in the browser that asked alone: nobody gets in by another’s answer', async () => {
    const mine: Credentials = {};
    const theirs: Credentials = {};
    const code = (await bring(await posted(mine))).searchParams.get('saml_code')!;
    await site.shop.request(identity.samlLogin, { relay_state_url: relay }, theirs);
    for (const [by, given] of [
      [theirs, code],
      [{}, code],
    ] as const)
      expect((await check(by, given)).errors[0]?.code).toBe('saml.state');
    expect((await check(mine, code)).user.userId).toBe(101);
    expect((await check(mine, code)).errors[0]?.code).toBe('saml.state');
    const victim = (await bring(await posted(theirs))).searchParams.get('saml_code')!;
    expect((await check(theirs, victim.replace(/^./, victim.startsWith('A') ? 'B' : 'A'))).errors[0]?.code).toBe(
      'saml.state',
    );
  });
});
