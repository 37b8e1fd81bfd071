import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '../../../core/api/endpoints/account.ts';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { disclaimer } from '../../../core/api/endpoints/disclaimers.ts';
import { registration } from '../../../core/api/endpoints/registration.ts';
import { session } from '../../../core/api/endpoints/session.ts';
import { texts } from '../../../core/labels/it.ts';
import { categories } from '../../../demo/shop/catalogue/tree.ts';
import { giftCodes } from '../../../demo/shop/giftCodes.ts';
import { sentences } from '../../../demo/server/language/sentences.ts';
import { inLanguage } from '../../../demo/server/language/translate.ts';
import { caller, type Caller } from './caller.ts';
import { newcomer } from './newcomer.ts';
import { logIn } from './people.ts';
import { openShop, type Shop } from './shop.ts';

const foreign = ['en', 'de'] as const;

let shop: Shop;
const speaking = (language: string): Caller =>
  caller((input, init) =>
    shop.fetch(input, { ...init, headers: { ...(init?.headers as object), 'X-Ebsn-Language': language } }),
  );
let request: Caller;
beforeAll(async () => {
  shop = await openShop();
  request = speaking('en');
}, 60_000);
afterAll(() => shop.close());

const server = 'demo/server';
/** Where sentences for customers and riders are made; pages of the staff and the operator's log are Italian. */
const sources = globSync(
  [
    '{captcha,catalogue,files,handlers,http,identity,mail,payment,pricing,push,session,sql}/**/*.ts',
    'app.ts',
    'jobs/*.ts',
    'warehouse/{handoverDay,substitutions}.ts',
  ].map((path) => `${server}/${path}`),
).filter(
  (file) =>
    !/mail\/(alert|deliver|outbox|siteMail)|payment\/(misfit|pay|provider)|push\/(deliver|push)|http\/(checkAnswer|limitedServer|openServer|openapi|photos|security\.ts$)|createIdentity/.test(
      file,
    ),
);

interface Sentence {
  file: string;
  words: string;
}

/** The sentences that stand in a source as a literal, with a 7 in their slots. */
function sentencesIn(file: string): Sentence[] {
  const source = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...source.matchAll(/'([^'\\\n]+)'|`([^`]+)`/g)].flatMap(([, plain, template]) => {
    const words = (plain ?? template ?? '').replace(/\$\{[^}]*\}/g, '7').replace(/\{\w+\}/g, '7');
    return words !== 'La Spezia' &&
      /^[A-ZÀÈ7*][^<>=]* [^<>=]*[a-zàèéìòù]/.test(words) &&
      !/^7(?!.*[.»])|\\n|', \{/.test(words)
      ? [{ file, words }]
      : [];
  });
}

describe('the shop’s sentences for whoever reads English or German (X-Ebsn-Language)', () => {
  test('each that is made for a customer has its other forms, with what stands in its slots', () => {
    const said = sources.flatMap(sentencesIn);
    expect(said.length).toBeGreaterThan(280);
    for (const language of foreign)
      expect(said.filter(({ words }) => inLanguage(language, words) === words)).toEqual([]);
    expect(inLanguage('en', 'Troppi tentativi. Riprova fra 40 secondi.')).toBe(
      'Too many tries. Try again in 40 seconds.',
    );
    expect(inLanguage('de', 'È obbligatorio accettare: Condizioni di vendita')).toBe(
      'Dies muss akzeptiert werden: Verkaufsbedingungen',
    );
    expect(inLanguage('it', 'Accedi per continuare.')).toBe('Accedi per continuare.');
  });

  test('no slot is lost, and none is made up', () => {
    const slots = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const [italian, forms] of Object.entries(sentences))
      for (const language of foreign) expect([italian, slots(forms[language])]).toEqual([italian, slots(italian)]);
  });

  test('each department and each gift of the shop has its other forms', () => {
    const names = [
      ...categories.flatMap(({ name, description }) => [name, description ?? '']),
      ...giftCodes.flatMap(({ name, description, proposal }) => [
        name,
        description,
        proposal?.metadata?.['badge'] ?? '',
      ]),
    ].filter(Boolean);
    expect(names.length).toBeGreaterThan(200);
    /** Words that are the same in all three. */
    const shared = ['Focaccia', 'Bio'];
    for (const language of foreign)
      expect(names.filter((name) => !shared.includes(name) && inLanguage(language, name) === name)).toEqual([]);
    expect(inLanguage('de', 'Hai ottenuto: 8 € di sconto sopra i 120 €.')).toContain('8 € Rabatt ab 120 €');
  });

  test('departments are named in the language of the header, in the tree, on their page and above a product', async () => {
    const { data: tree } = await request(catalogue.categoryTree, {});
    expect(tree.categories.map(({ name }) => name)).toContain('Fruit and vegetables');
    const { data: page } = await request(catalogue.category, { slug: 'frutta-e-verdura' });
    expect([page.category.name, page.category.breadCrumbs?.[0]?.name]).toEqual([
      'Fruit and vegetables',
      'Fruit and vegetables',
    ]);
    expect(page.category.metaData?.['category_info']?.['DESCRIPTION']).toContain('Picked');
    const { data: found } = await request(catalogue.products, { q: 'mele' });
    expect(found.products[0]?.breadCrumbs?.[0]?.name).toBe('Fruit and vegetables');
    const { data: italian } = await shop.request(catalogue.category, { slug: 'frutta-e-verdura' });
    expect(italian.category.name).toBe('Frutta e verdura');
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
    expect(['Bronze', 'Silver', 'Gold']).toContain(lifetime.level);
    expect((await shop.request(account.detail, {})).errors[0]?.message).toBe('Accedi per continuare.');
  });
});
