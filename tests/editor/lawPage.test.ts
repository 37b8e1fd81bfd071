import { expect, test, vi } from 'vitest';
import type { LawPage } from '../../wp-plugin/editor/lawPage.ts';
import type { LawBlock } from '../../wp-plugin/editor/lawText.ts';

vi.mock('@wordpress/i18n', () => ({
  __: (text: string) => text,
  sprintf: (text: string, ...values: unknown[]) =>
    values.reduce<string>((all, value) => all.replace(/%(?:\d\$)?s/, String(value)), text),
}));
const { allOf, partFindings, partsOf } = await import('../../wp-plugin/editor/lawPage.ts');

const block = (clientId: string, name: string, attributes: object, innerBlocks: LawBlock[] = []): LawBlock => ({
  clientId,
  name,
  attributes: { ...attributes },
  innerBlocks,
});
const text = (clientId: string, content: string, more: object = {}) =>
  block(clientId, 'core/paragraph', { content, ...more });
const pattern = (clientId: string, ref: number, more: object = {}) => block(clientId, 'core/block', { ref, ...more });

const page = (given: Partial<LawPage>): LawPage => ({
  title: 'Frutta',
  excerpt: '',
  blocks: [],
  patternOf: () => ({ title: '', blocks: [] }),
  ...given,
});
const context = { painted: () => undefined, today: '2026-11-24' };
const found = (given: LawPage) =>
  partsOf(given).flatMap((part) => partFindings(part, context).map((one) => ({ ...one, place: part.place })));

test('a title and an excerpt are read as the page is, and mended without a block below them', () => {
  const all = found(
    page({ title: '-30 % sulla frutta', excerpt: 'Una linea green', blocks: [text('p', 'Mele 1,99 €')] }),
  );
  expect(all.map(({ rule, place }) => [rule, place?.part])).toEqual([
    ['reduction', 'title'],
    ['green', 'excerpt'],
    ['unitPrice', undefined],
  ]);
  expect(all[0]!.mends).toEqual([
    { label: 'Togli «-30 %»', done: 'Tolto «-30 %».', attributes: { content: 'sulla frutta' } },
  ]);
  expect(all[1]!.mends[0]!.attributes).toEqual({ content: 'Una linea' });
  expect(all[2]!.mends[0]!.below).toBeDefined();
});

test('synced patterns are read where they stand, also inside other blocks and other patterns, and are mended in their own post', () => {
  const patterns: Record<string, { title: string; blocks: LawBlock[] }> = {
    first: { title: 'Offerte', blocks: [text('a', '-20 %'), pattern('second', 9)] },
    second: { title: 'Piede', blocks: [block('g', 'core/group', {}, [text('b', '<a href="/o">clicca qui</a>')])] },
  };
  const all = found(
    page({
      blocks: [block('group', 'core/group', {}, [pattern('first', 8)])],
      patternOf: (clientId) => patterns[clientId]!,
    }),
  );
  expect(all.map(({ rule, mends, place }) => [rule, mends, place])).toEqual([
    ['reduction', [], { part: 'pattern', clientId: 'first', ref: 8, title: 'Offerte' }],
    ['linkText', [], { part: 'pattern', clientId: 'second', ref: 9, title: 'Piede' }],
  ]);
});

test('blocks that an older editor keeps inside a pattern’s block are read once', () => {
  const inside = [text('a', '-20 %')];
  const here = { ...pattern('first', 8), innerBlocks: inside };
  const given = page({ blocks: [here], patternOf: () => ({ title: 'Offerte', blocks: inside }) });
  expect(found(given).map(({ rule }) => rule)).toEqual(['reduction']);
  expect(allOf(given.blocks).map(({ clientId }) => clientId)).toEqual(['first']);
});

test('what a page writes in the place of a pattern’s words counts, not what stands there elsewhere', () => {
  const own = [text('a', 'Mele -20 %', { metadata: { name: 'Frase' } }), text('b', 'Pane')];
  const shown = (content?: object) =>
    found(
      page({
        blocks: [pattern('first', 8, content && { content })],
        patternOf: () => ({ title: 'Offerte', blocks: own }),
      }),
    ).map(({ rule }) => rule);
  expect(shown()).toEqual(['reduction']);
  expect(shown({ Frase: { content: 'Mele' } })).toEqual([]);
  expect(shown({ Frase: { content: 'Mele green' } })).toEqual(['green']);
});
