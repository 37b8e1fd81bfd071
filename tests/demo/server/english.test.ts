import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '../../../core/api/endpoints/account.ts';
import { disclaimer } from '../../../core/api/endpoints/disclaimers.ts';
import { registration } from '../../../core/api/endpoints/registration.ts';
import { session } from '../../../core/api/endpoints/session.ts';
import { texts } from '../../../core/labels/it.ts';
import { sentences } from '../../../demo/server/http/english.ts';
import { inLanguage } from '../../../demo/server/http/inLanguage.ts';
import { caller, type Caller } from './caller.ts';
import { newcomer } from './newcomer.ts';
import { logIn } from './people.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
let request: Caller;
beforeAll(async () => {
  shop = await openShop();
  request = caller((input, init) =>
    shop.fetch(input, { ...init, headers: { ...(init?.headers as object), 'X-Ebsn-Language': 'en' } }),
  );
}, 60_000);
afterAll(() => shop.close());

const server = 'demo/server';
/** Where the account's answers are made. */
const area = [
  'handlers/{account,awards,diet,disclaimers,identity,loyalty,profile,reach,registration,security,session,staff}.ts',
  'handlers/{account,identity,registration,session,staff}/*.ts',
  'http/{decode,idempotency,implement,problem,readInput,security}.ts',
  'captcha/*.ts',
  'identity/{company,social,voucher}.ts',
  'session/*.ts',
  'sql/profile/*.ts',
];
interface Sentence {
  file: string;
  words: string;
}

/** The refusals of the account area: the sentences that stand where a problem is made. */
function refusals(): Sentence[] {
  const found: Sentence[] = [];
  for (const file of globSync(area.map((path) => `${server}/${path}`)).sort()) {
    const source = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
    const problem =
      /(?:\b(?:Problem|notFound|notAllowed|malformed|refused)\(\s*(?:status\.\w+,\s*)?(?:'[\w.]+',\s*)?(?:\w+ \? )?|message:\s*|\|\|\s*)(?:'([^'\\\n]+)'|`([^`]+)`)/g;
    for (const [, plain, template] of source.matchAll(problem)) {
      const words = (plain ?? template ?? '').replace(/\$\{[^}]*\}/g, '7');
      if (/^[A-ZÀÈ]/.test(words) && words.includes(' ')) found.push({ file, words });
    }
  }
  return found;
}

describe('the account’s sentences for whoever reads English (X-Ebsn-Language)', () => {
  test('every refusal of the account area has its English form, with what stands in its slots', () => {
    const said = refusals();
    expect(said.length).toBeGreaterThan(45);
    expect(said.filter(({ words }) => inLanguage('en', words) === words)).toEqual([]);
    expect(inLanguage('en', 'Troppi tentativi. Riprova fra 40 secondi.')).toBe(
      'Too many tries. Try again in 40 seconds.',
    );
    expect(inLanguage('en', 'È obbligatorio accettare: Condizioni di vendita')).toBe(
      'This has to be accepted: Terms of sale',
    );
    expect(inLanguage('it', 'Accedi per continuare.')).toBe('Accedi per continuare.');
  });

  test('no slot is lost, and none is made up', () => {
    const slots = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const [italian, english] of Object.entries(sentences))
      expect([italian, slots(english)]).toEqual([italian, slots(italian)]);
  });

  test('answers, refusals of fields and consents come in English; without the header in Italian', async () => {
    const italian = new Set([...texts.values()].map((text) => text.italian).concat(Object.keys(sentences)));
    const none = await request(account.detail, {});
    expect(none.errors.map(({ message }) => message)).toEqual(['Sign in to continue.']);
    const wrong = await request(session.login, { login: 'anna@example.it', password: 'sbagliata' });
    expect(wrong.errors.map(({ message }) => message)).toEqual(['Wrong e-mail or password.']);
    const faults = await request(registration.register, {
      ...newcomer('inglese@example.it'),
      firstName: '',
      phone: 'x',
      postalcode: '1',
      password: 'corta',
      disclaimers: [],
    });
    expect(faults.errors.length).toBeGreaterThan(3);
    expect(faults.errors.filter(({ message }) => italian.has(message))).toEqual([]);

    const anna = await logIn(shop, 'anna');
    const { data } = await request(disclaimer.own, {}, anna);
    expect(data.disclaimers.map(({ title }) => title)).toEqual([
      'Terms of sale',
      'Privacy notice',
      'Offers and news',
      'Offers made for me',
    ]);
    const { data: lifetime } = await request(account.lifetime, { userId: 101 }, anna);
    expect(['bronze', 'silver', 'gold']).toContain(lifetime.level);
    expect((await shop.request(account.detail, {})).errors[0]?.message).toBe('Accedi per continuare.');
  });
});
