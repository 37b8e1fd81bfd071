import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { sheetsOf } from '../../../widgets/bundle/sheets.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const found = (pattern: string) => globSync(pattern, { cwd: root }).sort();

const sheets = found('widgets/**/*.css');
const views = found('widgets/**/*.{ts,tsx}').filter((file) => !/^widgets\/(bundle|manifest)\//.test(file));
const areaOf = (file: string) => file.split('/')[1] ?? '';
const rules = (file: string) => read(file).replaceAll(/\/\*[\s\S]*?\*\/|@import [^;]*;/g, '');
const classesIn = (file: string) =>
  [...rules(file).matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name);
const blockOf = (name: string) => name.split(/__|--/)[0] ?? '';
const importsIn = (file: string) =>
  [...read(file).matchAll(/^@import '(.+?)';$/gm)].map(([, to = '']) => join(dirname(file), to));

/** Block → the areas whose views draw it. */
const owners = new Map<string, Set<string>>();
for (const file of views)
  for (const [, block = ''] of read(file).matchAll(/(?<=['"`\s])([a-z][a-z0-9]*(?:-[a-z0-9]+)*)(?=__|--|['"`\s])/g))
    owners.set(block, (owners.get(block) ?? new Set()).add(areaOf(file)));

test('a sheet names classes of its own area and of ui alone, and those of WordPress around an element', () => {
  expect(sheets.length).toBeGreaterThan(60);
  const strange = sheets.flatMap((file) =>
    [...new Set(classesIn(file).map(blockOf))]
      .filter((block) => block !== 'spesa' && !block.startsWith('wp-block'))
      .filter((block) => ![areaOf(file), 'ui'].some((area) => owners.get(block)?.has(area)))
      .map((block) => `${file}: .${block}`),
  );
  expect(strange).toEqual([]);
});

test('a sheet takes in sheets of its area, of ui, and of what a view beside it draws', () => {
  const strange = sheets.flatMap((file) =>
    importsIn(file)
      .filter((to) => ![areaOf(file), 'ui'].includes(areaOf(to)) && to !== 'widgets/shell/progress-sign.css')
      .filter((to) => {
        const beside = found(`${dirname(file)}/*.tsx`)
          .map(read)
          .join('\n');
        const [, area = '', folder = ''] = to.split('/');
        return !beside.includes(`'spesa-${folder}'`) && !beside.includes(`/${area}/${folder}/`);
      })
      .map((to) => `${file} → ${to}`),
  );
  expect(strange).toEqual([]);
});

test('a sheet lies beside a view or a definition of its name, or gathers those of its folder', () => {
  const kebab = (name: string) => name.replaceAll(/(?<!^)([A-Z])/g, '-$1').toLowerCase();
  const strange = sheets.filter((file) => {
    const name = relative(dirname(file), file).replace(/\.css$/, '');
    const beside = found(`${dirname(file)}/*.{ts,tsx}`).map((view) =>
      kebab(relative(dirname(view), view).replace(/(\.widget)?\.tsx?$/, '')),
    );
    return !beside.includes(name) && !file.endsWith(`/${dirname(file).split('/').at(-1)}.css`);
  });
  expect(strange).toEqual([
    'widgets/catalogue/category-blocks/hidden-rows.css',
    'widgets/catalogue/listing/chip.css',
    'widgets/checkout/summary/checkout-page.css',
    'widgets/lists/parts/list-badge.css',
    'widgets/shell/progress-sign.css',
    'widgets/ui/base.css',
    'widgets/ui/elements.css',
    'widgets/ui/link-card.css',
    'widgets/ui/media.css',
  ]);
});

const statement =
  /^\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,]+?\s+from\s+)?['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"$]+)['"]/gm;

/** The definitions of the elements that a view draws by their tag. */
const elementsIn = (file: string) =>
  [...read(file).matchAll(/\bcreateElement\('spesa-([\w-]+)'/g)].flatMap(([, name = '']) =>
    views.filter((view) => view.endsWith(`/${name}.widget.ts`)),
  );

/** The files that these need at once or later, with the elements that they draw, without dialogs and tables. */
function reached(files: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !views.includes(file) || /^widgets\/(index|register|shell\/)/.test(file)) continue;
    seen.add(file);
    waiting.push(...elementsIn(file));
    for (const [, type, at, later] of read(file).matchAll(statement))
      if (!type) waiting.push(join(dirname(file), at ?? later ?? ''));
  }
  return seen;
}

/** The classes with which selectors begin: those of the part that the rules draw. */
const firstClasses = (file: string) =>
  [...rules(file).matchAll(/([^{};]+)\{/g)]
    .flatMap(([, selectors = '']) => selectors.split(/,(?![^(]*\))/))
    .flatMap((selector) => /\.([a-z][\w-]*)/.exec(selector)?.[1] ?? []);

const outputs = new Map(sheetsOf(root).map(({ fileName, sources }) => [fileName, sources]));
const defined = new Map<string, string[]>();
for (const file of sheets)
  for (const name of new Set(firstClasses(file))) defined.set(name, [...(defined.get(name) ?? []), file]);

function missing(files: Iterable<string>, sources: readonly string[]): string[] {
  const drawn = [...files].flatMap((file) =>
    [...read(file).matchAll(/className="([^"]+)"|\bnames\('([\w-]+)'/g)].flatMap(([, names, block = '']) =>
      (names ?? block).split(/\s+/).map((name) => ({ file, name })),
    ),
  );
  return drawn
    .filter(({ name }) => defined.has(name) && !defined.get(name)!.some((file) => sources.includes(file)))
    .map(({ file, name }) => `${file}: .${name}`);
}

test.each(found('widgets/*/*/*.widget.ts').filter((file) => areaOf(file) !== 'shell'))(
  'every class that the views of %s draw is in its sheet or in that of every page',
  (definition) => {
    const name = relative(dirname(definition), definition).replace('.widget.ts', '');
    const sources = [...outputs.get('css/ui.css')!, ...(outputs.get(`css/spesa-${name}.css`) ?? [])];
    expect(missing(reached([definition]), sources)).toEqual([]);
  },
);

test('every class that a dialog draws is in the sheet of the dialogs or in that of every page', () => {
  const sources = [...outputs.get('css/ui.css')!, ...outputs.get('css/shell.css')!];
  expect(missing(reached(found('widgets/*/dialogs/*.tsx')), sources)).toEqual([]);
});
