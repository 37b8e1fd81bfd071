import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|m?js|php|css|md|ya?ml)$/.test(file) && existsSync(join(root, file)))
  .filter((file) => file !== 'tests/citations.test.ts');

const anchors = files
  .filter((file) => file.startsWith('docs/rules/'))
  .flatMap((file) => [...read(file).matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id));

const fault = /\b(?:NET|CACHE|SES|CART|STK|SLOT|PAY|STO|BAD|XSS|WP|A11Y|DATA|TIME|NUM|SRV|SEC|SUP|LAW)-\d+\b/g;
const section = /(?:\b(account|design|wire)\s)?§(\d+(?:\.\d+)*)/gi;
const settled = /\bwire P(\d+)/g;
const ruling = /\brulings?\s(\d+(?:(?:, | and |–)\d+)*)/gi;

const anchorOfSection = (document: string | undefined, number: string) =>
  `${(document ?? 'front').toLowerCase()}-${number.replaceAll('.', '-')}`;

function rulingsOf(list: string): string[] {
  return list.split(/, | and /).flatMap((part) => {
    const [first = 0, last = first] = part.split('–').map(Number);
    return Array.from({ length: last - first + 1 }, (_, n) => `ruling-${first + n}`);
  });
}

/** Anchors of docs/rules that a text cites; a comment's line ends and stars are blanks. */
function citationsIn(text: string): string[] {
  const flat = text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
  return [
    ...[...flat.matchAll(fault)].map(([id]) => id.toLowerCase()),
    ...[...flat.matchAll(section)].map(([, document, number = '']) => anchorOfSection(document, number)),
    ...[...flat.matchAll(settled)].map(([, number]) => `wire-p${number}`),
    ...[...flat.matchAll(ruling)].flatMap(([, list = '']) => rulingsOf(list)),
  ];
}

test('every form of citation is read, also over the end of a line', () => {
  const text = [
    'a case (§4, rulings 13 and 24), another (account §5; design ',
    ' * §5.6), wire P3, wire ',
    '// §4.1, CART-04, A11Y-11, LAW-05, rulings 21–23, 25; Ruling 6',
  ].join('\n');
  expect(citationsIn(text)).toEqual([
    'cart-04',
    'a11y-11',
    'law-05',
    'front-4',
    'account-5',
    'design-5-6',
    'wire-4-1',
    'wire-p3',
    'ruling-13',
    'ruling-24',
    'ruling-21',
    'ruling-22',
    'ruling-23',
    'ruling-25',
    'ruling-6',
  ]);
});

test('a rule that nobody has written is not known', () => {
  expect(citationsIn('CART-99, §12, ruling 99').filter((anchor) => anchors.includes(anchor))).toEqual([]);
});

test('every citation leads to an entry of docs/rules', () => {
  const known = new Set(anchors);
  const lost = files.flatMap((file) => {
    const unknown = citationsIn(read(file)).filter((anchor) => !known.has(anchor));
    return [...new Set(unknown)].map((anchor) => `${file}: ${anchor}`);
  });
  expect(lost).toEqual([]);
});

test('no entry stands twice', () => {
  expect(anchors.length).toBeGreaterThan(300);
  expect(anchors.filter((anchor, place) => anchors.indexOf(anchor) !== place)).toEqual([]);
});

test('citations have one form', () => {
  const otherForms = [
    /second document|both documents/gi,
    /\bproposal P\d|\bwire contract|\blaws? \d|\bdesign \d/gi,
    /§[\d.]+ of the (?:design|specification)|\bS[12] §/g,
  ];
  const found = files.flatMap((file) =>
    otherForms.flatMap((form) => [...read(file).matchAll(form)].map(([text]) => `${file}: ${text}`)),
  );
  expect(found).toEqual([]);
});
