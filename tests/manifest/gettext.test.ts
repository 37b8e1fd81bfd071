import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locales } from '../../core/rules/language.ts';
import { messageKey, parsePo, phpTranslation, scriptTranslation } from '../../widgets/manifest/gettext.ts';

const plugin = join(import.meta.dirname, '../../wp-plugin');
const read = (file: string): string => readFileSync(join(plugin, file), 'utf8');
const list = parsePo(read('languages/spesa.pot'));
const slots = (text: string) => [...text.matchAll(/%(?:\d\$)?[sd]|\{\{[\w.]+\}\}/g)].map(([slot]) => slot).sort();

test('the list of texts has those of PHP, of the editor, of every block.json with their contexts, and of the definitions', () => {
  const keys = new Set(list.map(messageKey));
  for (const file of globSync('blocks/*/block.json', { cwd: plugin })) {
    const { title, description, keywords } = JSON.parse(read(file)) as Record<string, string> & { keywords: string[] };
    expect(keys).toContain(`block title\u0004${title}`);
    expect(keys).toContain(`block description\u0004${description}`);
    for (const keyword of keywords) expect(keys).toContain(`block keyword\u0004${keyword}`);
  }
  for (const text of ['Impostazioni', 'Pagina della spesa', 'Parole da cercare invece di una categoria', 'Per te'])
    expect(keys).toContain(text);
});

test('the editor translates texts that stand in its sources, and those of the definitions in one place', () => {
  for (const file of globSync('editor/*.{ts,tsx}', { cwd: plugin }))
    for (const [whole, first] of read(file).matchAll(/\b__\(\s*([^\s])/g))
      if (!/^editor.(?:spoken|wordpress\.d)\.ts$/.test(file)) expect([file, whole, first]).toEqual([file, whole, "'"]);
});

describe.each(Object.values(locales))('%s', (locale) => {
  const messages = parsePo(read(`languages/spesa-${locale}.po`));

  test('names for every text the files that show it, by which a script gets its words', () => {
    const places = (of: typeof list) => Object.fromEntries(of.map((one) => [messageKey(one), one.files]));
    expect(places(messages)).toEqual(places(list));
  });

  test('has every text of the list and no other, with the slots of the Italian one', () => {
    expect(messages.map(messageKey).sort()).toEqual(list.map(messageKey).sort());
    for (const { id, context, text } of messages) {
      // Keywords are in Italian and English already: a language adds its own where it has others.
      if (!context?.endsWith('keyword')) expect([id, slots(text), text !== '']).toEqual([id, slots(id), true]);
    }
  });
});

test('a .po file is read with its contexts, quotes and lines, and written as WordPress reads it', () => {
  const messages = parsePo(
    'msgid ""\nmsgstr ""\n"X-Domain: spesa\\n"\n\n#: editor/a.ts\nmsgctxt "block title"\nmsgid "Uno \\"due\\""\nmsgstr ""\n"One "\n"\\"two\\""\n\n#: b.php\nmsgid "Tre"\nmsgstr ""\n',
  );
  expect(messages).toEqual([
    { id: 'Uno "due"', context: 'block title', text: 'One "two"', files: ['editor/a.ts'] },
    { id: 'Tre', text: '', files: ['b.php'] },
  ]);
  expect(phpTranslation('en_US', messages).messages).toEqual({ 'block title\u0004Uno "due"': 'One "two"' });
  expect(scriptTranslation('en_US', messages).locale_data.messages).toMatchObject({
    'block title\u0004Uno "due"': ['One "two"'],
  });
});
