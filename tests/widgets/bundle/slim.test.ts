import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rollup, type OutputChunk } from 'rollup';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { slim } from '../../../widgets/bundle/slim/slim.ts';

const folders: string[] = [];
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spesa-slim-'));
  folders.push(folder);
});
afterAll(() => folders.forEach((one) => rmSync(one, { recursive: true })));

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Bundles a small project whose entry is widgets/x/View.tsx. */
async function bundled(files: Record<string, string>): Promise<OutputChunk[]> {
  for (const [file, text] of Object.entries(files)) write(file, text);
  const build = await rollup({ input: join(folder, 'widgets/x/View.tsx'), plugins: [slim(folder)] });
  const { output } = await build.generate({ format: 'es', chunkFileNames: '[name].js' });
  return output.filter((file) => file.type === 'chunk');
}

const tables = {
  'core/api/endpoint.ts': `export const endpoint = (row) => { globalThis.rows?.push(row); return { name: '', ...row }; }; export const area = (name, rows) => rows;`,
  'core/api/endpoints/cart.ts': `import { area, endpoint } from '../endpoint.ts'; const sectors = true;
    export const cart = area('cart', { view: endpoint({ path: '/cart/view', sectors }), close: endpoint({ path: '/cart/close', sectors }) });`,
};

test('a row of the endpoint table that nobody uses falls out, the others keep their names and their policy', async () => {
  const [main] = await bundled({ ...tables, 'widgets/x/View.tsx': `import { cart as calls } from '../../core/api/endpoints/cart.ts'; export const found = { calls: calls.view };` });
  expect(main?.code).not.toContain('/cart/close');
  write('out.mjs', main?.code ?? '');
  expect((await import(/* @vite-ignore */ join(folder, 'out.mjs'))).found.calls).toMatchObject({ name: 'cart.view', path: '/cart/view', sectors: true });
});

test('a table that is used as a whole stays whole', async () => {
  const [main] = await bundled({ ...tables, 'widgets/x/View.tsx': `import { cart } from '../../core/api/endpoints/cart.ts'; console.log(Object.keys(cart), cart.view);` });
  expect(main?.code).toContain('/cart/close');
});

test('what a definition says to editors stays out, what the element needs stays in', async () => {
  const [main] = await bundled({
    'widgets/x/View.tsx': `export { default } from './x.widget.ts';`,
    'widgets/x/x.widget.ts': `
      const number = (field) => field, choice = (field) => field, defineWidget = (widget) => widget;
      const attributes = {
        limit: number({ label: 'Numero', help: 'Quanti', default: 12, min: 1, control: 'number' }),
        look: choice({ label: 'Aspetto', default: 'a', options: [{ value: 'a', label: 'A' }] }),
      };
      export default defineWidget({ tag: 'spesa-x', title: 'Titolo', description: 'Lunga', attributes, mount: 'idle', examples: [{ title: 'Uno', attributes: {} }] });`,
  });
  for (const kept of ["tag: 'spesa-x'", 'attributes', "mount: 'idle'", 'default: 12', 'min: 1', "value: 'a'"]) expect(main?.code).toContain(kept);
  for (const gone of ['Titolo', 'Lunga', 'Numero', 'Quanti', 'Aspetto', 'Uno']) expect(main?.code).not.toContain(gone);
});

const labels = {
  'core/labels/label.ts': `const known = new Map(); export const addLabels = (area, list) => { for (const [name, text] of Object.entries(list)) known.set(area + '.' + name, text); }; export const label = (key) => known.get(key) ?? key;`,
  'core/labels/it/common.ts': `import { addLabels } from '../label.ts'; addLabels('common', { close: 'Chiudi', next: 'Avanti', back: 'Indietro' });`,
};

test('a module brings the texts whose keys stand in it and no others', async () => {
  const [main] = await bundled({ ...labels, 'widgets/x/View.tsx': `import '../../core/labels/it/common.ts'; import { label } from '../../core/labels/label.ts'; export const said = [label('common.close')];` });
  expect(main?.code).not.toContain('Indietro');
  write('out.mjs', main?.code ?? '');
  expect((await import(/* @vite-ignore */ join(folder, 'out.mjs'))).said).toEqual(['Chiudi']);
});

test('a module that makes keys while it runs brings all texts of their area', async () => {
  const [main] = await bundled({ ...labels, 'widgets/x/View.tsx': `import { label } from '../../core/labels/label.ts'; export const say = (name) => label(\`common.\${name}\`);` });
  write('out.mjs', main?.code ?? '');
  expect((await import(/* @vite-ignore */ join(folder, 'out.mjs'))).say('back')).toBe('Indietro');
});

test('an async flow that a view calls arrives with the first call, what is not async comes at once', async () => {
  const chunks = await bundled({
    'core/flows/addToCart.ts': `export async function addToCart(name) { return 'added ' + name; }`,
    'core/flows/showMessages.ts': `export const isQuiet = () => 'quiet';`,
    'core/api/later.ts': `export const later = (load, pick) => async (...given) => pick(await load())(...given);`,
    'widgets/x/View.tsx': `import { addToCart } from '../../core/flows/addToCart.ts'; import { isQuiet } from '../../core/flows/showMessages.ts'; export const seen = [isQuiet(), addToCart('latte')];`,
  });
  expect(chunks.find(({ code }) => code.includes("'added '"))?.fileName).toBe('addToCart.js');
  write('package.json', '{"type":"module"}');
  for (const { fileName, code } of chunks) write(`out/${fileName}`, code);
  const { seen } = (await import(/* @vite-ignore */ join(folder, 'out', chunks[0]?.fileName ?? ''))) as { seen: [string, Promise<string>] };
  expect([seen[0], await seen[1]]).toEqual(['quiet', 'added latte']);
});

test('icons that stand in a table of their own, or beside the views, come with whoever draws them', async () => {
  const [main] = await bundled({
    'widgets/ui/Icon.tsx': `export const paths = { check: 'm5', truck: 'm3', star: 'm4' }; export const Icon = ({ name }) => paths[name];`,
    'widgets/ui/Toasts.tsx': `import { Icon } from './Icon.tsx'; const icons = { success: 'check' }; export const Toast = ({ kind }) => Icon({ name: icons[kind] });`,
    'widgets/x/services.ts': `export const services = [{ icon: 'truck' }];`,
    'widgets/x/View.tsx': `import { Icon } from '../ui/Icon.tsx'; import { Toast } from '../ui/Toasts.tsx'; import { services } from './services.ts'; export const drawn = [Toast({ kind: 'success' }), Icon({ name: services[0].icon })];`,
  });
  expect(main?.code).not.toContain('m4');
  write('out.mjs', main?.code ?? '');
  expect((await import(/* @vite-ignore */ join(folder, 'out.mjs'))).drawn).toEqual(['m5', 'm3']);
});
