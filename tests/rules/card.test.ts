import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '../repetitions.ts';
import { acquisitionLimit } from '../../core/rules/acquisitionLimit.ts';
import { countedLimit } from '../../core/rules/countedLimit.ts';
import { badgeOf, badges } from '../../core/rules/badges.ts';
import { giftMode } from '../../core/rules/giftCertificates.ts';
import { quantityRule } from '../../core/rules/quantity.ts';
import { leadTimeHours } from '../../core/rules/leadTime.ts';
import { allChosen, presetChoices } from '../../core/rules/options.ts';

describe('acquisition limit', () => {
  test('is the smaller limit divided by the pack', () => {
    expect(acquisitionLimit({ maxAcq: 12, productInfos: {} })).toBe(12);
    expect(acquisitionLimit({ maxAcq: 12, productClassRuleMax: { max: 7 }, productInfos: { MULTI_PACK: '2' } })).toBe(
      3,
    );
    expect(acquisitionLimit({ productInfos: { MAXACQ: '5' } })).toBe(5);
    expect(acquisitionLimit({ productInfos: {} })).toBeNull();
  });

  test('a service is one at most, and nothing is said of that', () => {
    expect(acquisitionLimit({ maxAcq: 1, productInfos: { PRODUCT_NATURE_ID: '2' } })).toBeNull();
  });

  test('STK-04 junk in MULTI_PACK hides the label', () => {
    for (const MULTI_PACK of ['0', '', '-3', 'abc', 'NaN', 'Infinity'])
      expect(acquisitionLimit({ maxAcq: 12, productInfos: { MULTI_PACK } })).toBeNull();
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.string(), (maxAcq, max, MULTI_PACK) => {
        const limit = acquisitionLimit({ maxAcq, productClassRuleMax: { max }, productInfos: { MULTI_PACK } });
        if (limit !== null) expect(Number.isInteger(limit) && limit > 0).toBe(true);
      }),
    );
  });
});

test.each<[string, object, number | null]>([
  ['pieces beside pieces: nothing more is said', { maxAcq: 12, productInfos: {} }, null],
  ['packs beside pieces', { maxAcq: 12, productInfos: { MULTI_PACK: '6', QTY_MULT: '6' } }, 12_000],
  ['a limit between two packs', { maxAcq: 15, productInfos: { MULTI_PACK: '6', QTY_MULT: '6' } }, 15_000],
  [
    'a limit between two locked packs',
    { maxAcq: 15, productInfos: { MULTI_PACK: '6', QTY_MULT: '6', QTY_LOCKED: '1' } },
    12_000,
  ],
  ['pieces beside kilograms', { maxAcq: 3, productInfos: { TIPOLOGIA: 'Sfuso', WEIGHT_SELLING: '0.5' } }, 3_000],
  ['pieces beside packs', { maxAcq: 3, productInfos: { TIPOLOGIA: 'Confezione' } }, 3_000],
  ['no limit', { productInfos: { MULTI_PACK: '6' } }, null],
])('STK-03 the limit beside a quantity is in its unit: %s', (_, product, thousandths) => {
  const one = product as Parameters<typeof quantityRule>[0];
  expect(countedLimit(one, quantityRule(one))).toBe(thousandths);
});

test('badges stand in the order of their weight and are plain text', () => {
  const promo = {
    warehousePromoId: 1,
    warehousePromoTypeId: 5,
    view: { cssClass: '', body: 'Sconto&nbsp;<b>30%</b>' },
  };
  const found = badges({
    warehousePromo: promo,
    userGiftCertificates: [{ userGiftCertificateId: 1, giftCertificate: { giftCertificateId: 2, name: 'Buono 5 €' } }],
    isNew: true,
    productInfos: { BADGE: 'Km 0' },
  });
  expect(found).toEqual([
    { kind: 'promo', text: 'Sconto 30%' },
    { kind: 'gift', text: 'Buono 5 €', gift: { giftCertificateId: 2, name: 'Buono 5 €' } },
    { kind: 'new', text: '' },
    { kind: 'custom', text: 'Km 0' },
  ]);
  expect(badges({ productInfos: {} })).toEqual([]);
});

describe('a gift certificate is shown as its proposal says', () => {
  const gift = (metadata: Record<string, string>, slug = 'casa') => ({
    giftCertificateId: 2,
    name: 'Casa',
    categoryProposal: { id: 9, name: 'Casa', slug, metadata },
  });

  test('with its own words and class', () => {
    expect(badgeOf(gift({ badge: '<i>3 €</i> in meno', css: 'summer big' }))).toMatchObject({
      kind: 'gift',
      text: '3 € in meno',
      css: 'summer',
    });
    expect(badgeOf(gift({}))).toMatchObject({ text: 'Casa', css: undefined });
  });

  test('in one of four modes; what would lead nowhere is a badge', () => {
    expect(['badge', 'card', 'link', 'products', 'other', ''].map((mode) => giftMode(gift({ mode })))).toEqual([
      'badge',
      'card',
      'link',
      'products',
      'badge',
      'badge',
    ]);
    expect(['card', 'link', 'products'].map((mode) => giftMode(gift({ mode }, '')))).toEqual([
      'card',
      'badge',
      'badge',
    ]);
  });

  test('XSS-08 nothing but a part of a class name comes out of css', () => {
    for (const css of ['"><img onerror=x>', '../a{}', '--b', '1'])
      expect(badgeOf(gift({ css })).css ?? '').toMatch(/^([a-z][\w-]*)?$/i);
  });
});

test('lead time is days times 24', () => {
  expect(leadTimeHours(2)).toBe(48);
  for (const days of [0, -1, NaN, undefined, null]) expect(leadTimeHours(days)).toBeNull();
});

describe('select options', () => {
  const options = [
    {
      name: 'Taglio',
      parameterName: 'cut',
      options: [
        { key: 'a', value: 'Sottile' },
        { key: 'b', value: 'Spesso' },
      ],
    },
  ];
  test('every option needs one of its own values', () => {
    expect(allChosen(options, {})).toBe(false);
    expect(allChosen(options, { cut: 'c' })).toBe(false);
    expect(allChosen(options, { cut: 'b' })).toBe(true);
    expect(allChosen(undefined)).toBe(true);
  });
  test('a preset counts only if it is one of the values', () => {
    expect(presetChoices([{ ...options[0]!, selected: 'a' }])).toEqual({ cut: 'a' });
    expect(presetChoices([{ ...options[0]!, selected: 'z' }])).toEqual({});
  });
});
