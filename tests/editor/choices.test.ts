import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import widgets from '../../wp-plugin/generated/widgets.json' with { type: 'json' };

test('no control of a block asks for a number that stands for something: it is chosen by name, or the address says it', () => {
  const controls = widgets.flatMap(({ name, controls: all }) => all.map((control) => ({ block: name, ...control })));
  const asked = controls.filter(
    ({ control, name }) => /^(number|text)$/.test(control) && /(?:Ids?|^slug|^layout)$/.test(name),
  );
  expect(asked.map(({ block, name }) => `${block} ${name}`)).toEqual([]);
  const said = controls.filter(({ control }) => control === 'address').map(({ block }) => block);
  expect(said).toEqual(['spesa/order', 'spesa/list']);
});

test('the editor’s own panels have no field for a number but those that count', () => {
  const folder = path.join(import.meta.dirname, '../../wp-plugin/editor');
  const asking = globSync('*.tsx', { cwd: folder }).filter((file) =>
    readFileSync(path.join(folder, file), 'utf8').includes('type="number"'),
  );
  expect(asking).toEqual(['Inspector.tsx']);
});
