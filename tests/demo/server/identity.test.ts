import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../core/api/endpoint.ts';
import { wholeCart } from '../../../core/api/endpoints/wholeCart.ts';
import { identity } from '../../../core/api/endpoints/identity.ts';
import { registration } from '../../../core/api/endpoints/registration.ts';
import { security } from '../../../core/api/endpoints/security.ts';
import { session } from '../../../core/api/endpoints/session.ts';
import { createVoucher } from '../../../demo/server/identity/voucher.ts';
import type { Credentials } from './caller.ts';
import { anna, sayWho, shopWithHouses } from './houses.ts';
import { lastLetter, tokenFrom } from './letters.ts';
import { logIn, plainProducts, put, stepUp } from './people.ts';

const site = shopWithHouses();
const newcomer = { email: 'nuova@altrove.it', firstName: 'Nuova', lastName: 'Persona' };
type Row = typeof identity.google;

async function ask(row: Row, mine: Credentials): Promise<string> {
  const { data, status } = await site.shop.request(row, {}, mine);
  expect(status).toBe(0);
  return data.redirectUrl!;
}

/** The code and state with which a provider sends the popup back. */
async function answered(row: Row, mine: Credentials, who = anna): Promise<{ code: string; state: string }> {
  const { back } = await sayWho(await ask(row, mine), who);
  expect(`${back.origin}${back.pathname}`).toBe('http://shop.test/ebsn/api/social-redir/return');
  return { code: back.searchParams.get('code')!, state: back.searchParams.get('state')! };
}

describe('by Google and Facebook', () => {
  test('[GET /social-redir/google-mobile] asks with state, nonce and PKCE, and lets in who is known, cart and all', async () => {
    const mine: Credentials = {};
    const [productId] = await plainProducts(site.shop, 1);
    await put(site.shop, mine, { productId: productId!, quantity: 1 });
    const asked = new URL(await ask(identity.google, mine)).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
    const before = mine.session;
    const { status, data, user } = await site.shop.request(
      identity.google,
      await answered(identity.google, mine),
      mine,
    );
    expect([status, user.login, data.user?.userId]).toEqual([0, 'anna@example.it', 101]);
    expect(data.cartItems?.map((line) => line.product.productId)).toContain(productId);
    expect(mine.session).not.toBe(before);
    expect((await site.shop.request(session.test, {}, mine)).user.userId).toBe(101);
    await site.shop.request(wholeCart.close, { cart_id: data.cartId! }, mine);
  });

  test('[GET /social-redir/facebook-mobile] an e-mail that nobody vouches for opens no account: it leads to the registration, known or not', async () => {
    for (const who of [anna, newcomer]) {
      const mine: Credentials = {};
      const { status, data, user } = await site.shop.request(
        identity.facebook,
        await answered(identity.facebook, mine, who),
        mine,
      );
      expect([status, data, user.userId]).toEqual([
        0,
        { redirectUrl: '/registration-nocard?social_login=facebook' },
        -1,
      ]);
    }
  });

  test('[GET /registration/social_user_detail] fills the registration, in this session alone; who registers comes in by the same way from then on', async () => {
    const mine: Credentials = {};
    const first = await site.shop.request(identity.google, await answered(identity.google, mine, newcomer), mine);
    expect(first.data).toEqual({ redirectUrl: '/registration-user?social_login=google' });
    expect((await site.shop.request(identity.detail, {}, mine)).data).toEqual({ ...newcomer, provider: 'google' });
    const { status, errors } = await site.shop.request(identity.detail, {}, {});
    expect([status, errors[0]?.code]).toEqual([3, 'social.none']);

    const person = {
      firstName: 'Nuova',
      lastName: 'Persona',
      phone: '3331234567',
      birthDate: '1990-05-17',
      address1: 'Via Roma',
      addressNumber: '1',
      city: 'Genova',
      province: 'GE',
      postalcode: '16121',
      email: newcomer.email,
      password: 'una frase lunga',
      disclaimers: [1, 2].map((disclaimerId) => ({ disclaimerId, accepted: true })),
    };
    const tied = () => site.shop.db.selectFrom('social_identity').select('user_id').execute();
    const before = await tied();
    const made = await site.shop.request(registration.register, person, mine);
    expect(made.errors).toEqual([]);
    const early = await site.shop.request(identity.google, await answered(identity.google, mine, newcomer), mine);
    expect([early.status, early.errors[0]?.code]).toEqual([4, 'auth.notConfirmed']);
    expect(await tied()).toEqual(before);
    const reg_control_code = await tokenFrom(site.shop, newcomer.email, 'reg_control_code');
    await site.shop.request(registration.confirm, { e_mail: newcomer.email, reg_control_code });
    const moved = { ...newcomer, email: newcomer.email };
    const { user } = await site.shop.request(identity.google, await answered(identity.google, mine, moved), mine);
    expect(user.login).toBe(newcomer.email);
  });

  test('SES-08 an account with a second step asks for it here too', async () => {
    const theirs = await logIn(site.shop, 'dario');
    await stepUp(site.shop, theirs);
    await site.shop.request(security.updateMfa, { enabled: true }, theirs);
    const mine: Credentials = {};
    const dario = { email: 'dario@example.it', firstName: 'Dario', lastName: 'Conti' };
    const asked = await site.shop.request(identity.google, await answered(identity.google, mine, dario), mine);
    expect([asked.errors[0]?.code, asked.user.userId]).toEqual(['auth.mfaRequired', -1]);
    const { token } = asked.data as unknown as { token: string };
    const { pin = '' } = await lastLetter(site.shop, 'dario@example.it');
    const wrong = await site.shop.request(identity.google, { mfa_pin: pin === '000000' ? '1' : '000000', token }, mine);
    expect(wrong.errors[0]?.code).toBe('auth.mfaWrong');
    const { user } = await site.shop.request(identity.google, { mfa_pin: pin, token }, mine);
    expect(user.login).toBe('dario@example.it');
    await site.shop.db.updateTable('customer').set({ mfa_enabled: false }).execute();
  });

  test('SEC-25 a code without its state, with another session’s, another provider’s, or brought twice opens nothing', async () => {
    const mine: Credentials = {};
    const theirs: Credentials = {};
    const good = await answered(identity.google, mine);
    await ask(identity.google, theirs);
    const refused = async (row: Endpoint & Row, input: object, by: Credentials) => {
      const { errors, user, http } = await site.shop.request(row, input as never, by);
      expect(user.userId).toBe(-1);
      return errors[0]?.code ?? String(http);
    };
    expect(await refused(identity.google, { code: good.code }, mine)).toBe('request.malformed');
    expect(await refused(identity.google, { code: good.code, state: 'x'.repeat(43) }, mine)).toBe('social.state');
    expect(await refused(identity.google, good, theirs)).toBe('social.state');
    expect(await refused(identity.google, good, {})).toBe('social.state');
    expect(await refused(identity.facebook, good, mine)).toBe('social.state');
    expect(await refused(identity.google, { ...good, code: 'another' }, mine)).toBe('social.refused');
    expect(await refused(identity.google, good, mine)).toBe('social.state');
    const again = await answered(identity.google, mine);
    expect((await site.shop.request(identity.google, again, mine)).user.userId).toBe(101);
    expect((await site.shop.request(identity.google, again, mine)).errors[0]?.code).toBe('social.state');
  });

  test('SEC-25 without PKCE’s secret or with another question’s nonce a code is worth nothing; a question lapses after ten minutes', async () => {
    const mine: Credentials = {};
    for (const change of [{ verifier: 'x'.repeat(43) }, { nonce: 'x'.repeat(43) }]) {
      const good = await answered(identity.google, mine);
      await site.shop.db.updateTable('identity_question').set(change).execute();
      expect((await site.shop.request(identity.google, good, mine)).errors[0]?.code).toBe('social.refused');
    }
    const good = await answered(identity.google, mine);
    site.shop.clock.offset += 601_000;
    expect((await site.shop.request(identity.google, good, mine)).errors[0]?.code).toBe('social.state');
    site.shop.clock.offset = 0;
  });

  test('SEC-25 tokens of another issuer, or for another client, are not believed', async () => {
    const { google } = site.houses.settings;
    for (const wrong of [{ issuer: 'https://accounts.google.com' }, { keys: site.houses.settings.facebook!.keys }]) {
      const mine: Credentials = {};
      const good = await answered(identity.google, mine);
      const kept = site.shop.identity.google!;
      site.shop.identity.google = createVoucher({ ...google!, ...wrong });
      expect((await site.shop.request(identity.google, good, mine)).errors[0]?.code).toBe('social.refused');
      site.shop.identity.google = kept;
    }
  });

  test('TIME-09 a token that is over by the shop’s clock is not believed, whatever the process’s own says', async () => {
    const mine: Credentials = {};
    const good = await answered(identity.google, mine);
    const { clock } = site.shop;
    Object.defineProperty(clock, 'apart', { configurable: true, get: () => 86_400_000, set: () => undefined });
    const { errors } = await site.shop.request(identity.google, good, mine);
    Object.defineProperty(clock, 'apart', { configurable: true, writable: true, value: 0 });
    expect(errors[0]?.code).toBe('social.refused');
  });

  test('a provider that is away is told as such, and one that is not configured too', async () => {
    const mine: Credentials = {};
    const good = await answered(identity.google, mine);
    const kept = site.shop.identity.google!;
    site.shop.identity.google = createVoucher({ ...site.houses.settings.google!, token: 'http://127.0.0.1:1/token' });
    expect(await site.shop.request(identity.google, good, mine)).toMatchObject({ http: 503 });
    delete site.shop.identity.google;
    expect((await site.shop.request(identity.google, {}, mine)).errors[0]?.message).toContain('non è attivo');
    site.shop.identity.google = kept;
  });

  test('who says no comes back without a code; the page that takes the popup back hands on to the shop’s origin alone', async () => {
    const { back } = await sayWho(await ask(identity.google, {}), { deny: '1' });
    expect([back.searchParams.get('error'), back.searchParams.get('code')]).toEqual(['access_denied', null]);
    const page = await site.shop.fetch(back);
    const text = await page.text();
    expect(text).toContain('data-shop="http://shop.test"');
    expect(page.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; script-src 'sha256-/);
    expect(text).not.toContain(back.searchParams.get('state')!);
  });

  test('SEC-06 a mere navigation changes nothing: without our header there is no question', async () => {
    const response = await site.shop.fetch('/ebsn/api/social-redir/google-mobile');
    expect(response.status).toBe(419);
    expect(response.headers.get('X-Ebsn-Session')).toBeNull();
  });
});
