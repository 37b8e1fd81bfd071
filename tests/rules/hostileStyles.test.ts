import fc from 'fast-check';
import { expect, test } from 'vitest';
import '../repetitions.ts';
import { badges } from '../../core/rules/badges.ts';
import { cssColour, parseColour } from '../../core/rules/contrast.ts';
import { rowsOf } from '../../widgets/catalogue/category-blocks/rowsOf.ts';

const piece = fc.constantFrom(
  'red',
  '#',
  'fff',
  '1f7a3d',
  'rgb(',
  '1,2,3',
  ' 1 2 3',
  '300',
  ')',
  ';',
  'background:url(//evil.example/x)',
  '}',
  '*{position:fixed}',
  '"',
  "'",
  '><img onerror=x>',
  '/*',
  '*/',
  '\\',
  '\n',
  '\u0000',
  'var(--x)',
  'expression(',
  'white',
  '!important',
  '-1',
  'NaN',
  '%',
);
const hostile = fc.oneof(
  fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const three = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));
const plain = /^\s*(?:white|black|#[\da-f]{3}|#[\da-f]{6}|rgb\(\s*\d{1,3}\s*[, ]\s*\d{1,3}\s*[, ]\s*\d{1,3}\s*\))\s*$/i;

test('XSS-08 whatever comes out of a colour is three numbers; only hex, rgb, white and black go in', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const colour = parseColour(text);
      if (!colour) return;
      expect(text).toMatch(plain);
      expect(colour.every((part) => Number.isInteger(part) && part >= 0 && part <= 255)).toBe(true);
      expect(cssColour(colour)).toMatch(/^rgb\(\d{1,3} \d{1,3} \d{1,3}\)$/);
    }),
  );
});

test('XSS-08 an honest colour keeps its numbers; with anything before or after it, it is none', () => {
  fc.assert(
    fc.property(three, piece, (colour, extra) => {
      const hex = `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      const rgb = `rgb(${colour.join(', ')})`;
      expect([parseColour(hex), parseColour(rgb)]).toEqual([colour, colour]);
      for (const text of [`${rgb}${extra}`, `${extra}${rgb}`, `${hex};${extra}`])
        if (extra.trim()) expect([text, parseColour(text)]).toEqual([text, null]);
    }),
  );
});

const safe = /^[a-z][\w-]*$/i;
const proposal = (css: string) => ({
  id: 1,
  name: 'x',
  slug: '',
  categoryProposalType: { name: '' },
  metadata: { css, badge: 'Buono' },
});

test('XSS-08 classes of the shop are tokens behind our own prefix, so that no utility class of a theme can be meant', () => {
  fc.assert(
    fc.property(hostile, fc.constantFrom('', 'fixed inset-0 ', 'alignfull ', 'screen-reader-text '), (text, theme) => {
      const css = theme + text;
      const marks = badges({
        warehousePromo: { warehousePromoId: 1, warehousePromoTypeId: 1, view: { cssClass: css, body: 'Offerta' } },
        userGiftCertificates: [
          {
            userGiftCertificateId: 1,
            giftCertificate: { giftCertificateId: 1, name: 'Buono', categoryProposal: proposal(css) },
          },
        ] as never,
        newProduct: false,
        isNew: false,
        productInfos: {} as never,
      });
      expect(marks).toHaveLength(2);
      for (const { css: token } of marks) if (token !== undefined) expect(token).toMatch(safe);

      const categoryBlocks = [
        {
          categoryBlockId: 1,
          templateBlock: { codInt: 'A' },
          templateBlockType: { modeName: 'StaticText' },
          proposals: [],
          metaData: { category_block: { TEXT: 'x' } },
        },
      ];
      const template = {
        rows: [{ cssClass: css, columns: [{ blockCodInt: 'A', xs: 12, sm: 12, md: 12, lg: 12, xl: 12 }] }],
      };
      const [row] = rowsOf({ categoryBlocks, template } as never, {
        slug: 'home',
        categoryHref: (slug) => `/category/${slug}`,
      });
      for (const name of row!.className.split(' '))
        expect(name).toMatch(/^category-blocks__row(?:--[a-z][\w-]{0,40})?$/i);
    }),
  );
});
