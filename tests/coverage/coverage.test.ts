import { expect, test } from 'vitest';
import { readChecklists, type Row } from '../run/coverage/checklist.ts';
import { coverage, coverageLines, namedInVain, type UnitReport } from '../run/coverage/coverage.ts';

const view: Row = { kind: 'call', area: 'cart', name: 'GET /cart/view', due: true };
const page: Row = { kind: 'widget', area: 'cart', name: 'spesa-cart-page', due: true };

type Result = UnitReport['testResults'][number]['assertionResults'][number];
const result = (title: string, given: Partial<Result> = {}): Result => ({
  fullName: title,
  status: 'passed',
  ...given,
});
const report = (...assertionResults: Result[]): UnitReport => ({
  testResults: [{ name: '/shop/tests/a.test.ts', assertionResults }],
});
const proofs = (row: Row, ...results: Result[]) => coverage([row], report(...results), '/shop')[0]!.proofs;

test('a call counts when a passed test names it and the log of that test shows it', () => {
  expect(proofs(view, result('[GET /cart/view] gives the cart', { meta: { calls: ['GET /cart/view'] } }))).toEqual([
    { title: '[GET /cart/view] gives the cart', file: 'tests/a.test.ts' },
  ]);
});

test('a call does not count when the test failed, was skipped, made another call, or is named without brackets', () => {
  const calls = ['GET /cart/view'];
  expect(
    proofs(
      view,
      result('[GET /cart/view] a', { status: 'failed', meta: { calls } }),
      result('[GET /cart/view] b', { status: 'skipped', meta: { calls } }),
    ),
  ).toEqual([]);
  expect(
    proofs(view, result('[GET /cart/view] a'), result('[GET /cart/view] b', { meta: { calls: ['POST /cart/add'] } })),
  ).toEqual([]);
  expect(
    proofs(view, result('GET /cart/view', { meta: { calls } }), result('[GET /cart/viewer] c', { meta: { calls } })),
  ).toEqual([]);
});

test('the log of another test proves nothing', () => {
  expect(
    proofs(view, result('[GET /cart/view] a'), result('another', { meta: { calls: ['GET /cart/view'] } })),
  ).toEqual([]);
});

test('a call of the plugin counts when the data set of a passed case in PHP bears its name', () => {
  const call: Row = { kind: 'call', area: 'content', name: 'GET /p/wp-json/wp/v2/pages', due: true };
  const xml = (end: string, name = call.name) =>
    `<testcase name="test_it_answers with data set &quot;[${name}]&quot; (1)" class="A" file="/shop/tests/php/A.php" line="1"${end}`;
  const found = (text: string) => coverage([call], report(), '/shop', text)[0]!.proofs;
  expect(found(xml('/>'))).toEqual([{ title: `[${call.name}] test it answers`, file: 'tests/php/A.php' }]);
  expect(found(xml('><failure>x</failure></testcase>'))).toEqual([]);
  expect(found(xml('/>', 'GET /p/wp-json/wp/v2/pages/x'))).toEqual([]);
});

test('an element counts by name alone, once for both engines', () => {
  expect(
    proofs(
      page,
      result('[spesa-cart-page] a'),
      result('[spesa-cart-page] a'),
      result('[spesa-cart-page] failed', { status: 'failed' }),
    ),
  ).toHaveLength(1);
});

test('each row has a line with its tests, or says that it has none', () => {
  const rows = coverage([view, page], report(result('[spesa-cart-page] b'), result('[spesa-cart-page] a')), '/shop');
  expect(coverageLines(rows).map((line) => line.replace(/ {2,}/, ' '))).toEqual([
    'GET /cart/view MISSING',
    'spesa-cart-page tests/a.test.ts',
  ]);
});

test('a name in vain is explained', () => {
  expect(
    namedInVain(view, report(result('[GET /cart/view] a'), result('[GET /cart/view] b', { status: 'failed' }))),
  ).toEqual(['“[GET /cart/view] a” does not make the call', '“[GET /cart/view] b” failed']);
});

test('the checklists hold every call and element, each once', () => {
  const rows = readChecklists();
  expect(rows.filter(({ kind }) => kind === 'call')).toHaveLength(167);
  expect(rows.filter(({ kind }) => kind === 'widget')).toHaveLength(73);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  expect(
    rows.every(({ kind, name }) => (kind === 'call' ? /^(GET|POST) \//.test(name) : /^spesa-[a-z-]+$/.test(name))),
  ).toBe(true);
});
