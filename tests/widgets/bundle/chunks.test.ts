import { describe, expect, test } from 'vitest';
import { planChunks, tagOf, type Module } from '../../../widgets/bundle/chunks.ts';
import { manifestOf } from '../../../widgets/bundle/manifest.ts';

const loader = '/w/widgets/register.ts';
const widget = (area: string, name: string) => `/w/widgets/${area}/${name}/${name}.widget.ts`;
const view = (area: string, name: string) => `/w/widgets/${area}/${name}/View.tsx`;

/** Each line: a module, what it imports at once, what it imports later. */
function plan(...lines: [id: string, imports: string[], later?: string[]][]) {
  return planChunks(new Map<string, Module>(lines.map(([id, imports, later = []]) => [id, { imports, later }])), loader);
}

describe('the chunk plan', () => {
  const slider = widget('catalogue', 'product-slider');
  const page = widget('catalogue', 'product-page');
  const map = widget('delivery', 'store-map');
  const stores = widget('delivery', 'store-page');
  const planned = plan(
    [loader, [], ['/w/widgets/element/createElement.ts', slider, page, map, stores, '/w/widgets/shell/shell.tsx']],
    ['/w/widgets/element/createElement.ts', ['/w/core/spesa.ts', 'react']],
    ['/w/core/spesa.ts', []],
    ['react', []],
    [slider, ['/w/core/spesa.ts'], [view('catalogue', 'product-slider')]],
    [view('catalogue', 'product-slider'), ['react', '/w/widgets/ui/Card.tsx'], ['/w/swiper.js']],
    [page, [], [view('catalogue', 'product-page')]],
    [view('catalogue', 'product-page'), ['/w/widgets/ui/Card.tsx', '/w/widgets/ui/Tabs.tsx']],
    [map, ['/w/core/labels/it/delivery.ts'], [view('delivery', 'store-map')]],
    [view('delivery', 'store-map'), ['/w/widgets/ui/Tabs.tsx']],
    [stores, ['/w/core/labels/it/delivery.ts']],
    ['/w/core/labels/it/delivery.ts', []],
    ['/w/widgets/ui/Card.tsx', []],
    ['/w/widgets/ui/Tabs.tsx', []],
    ['/w/swiper.js', []],
    ['/w/widgets/shell/shell.tsx', ['/w/widgets/ui/Dialog.tsx'], ['/w/widgets/session/dialogs/Login.tsx']],
    ['/w/widgets/session/dialogs/Login.tsx', ['/w/widgets/ui/Dialog.tsx', '/w/widgets/ui/Card.tsx']],
    ['/w/widgets/ui/Dialog.tsx', []],
  );

  test('puts framework and core together', () => {
    expect(['react', '/w/core/spesa.ts', '/w/widgets/element/createElement.ts'].map((id) => planned.get(id))).toEqual(['runtime', 'runtime', 'runtime']);
  });

  test('puts a definition and its view into the chunk of the tag', () => {
    expect([planned.get(slider), planned.get(view('catalogue', 'product-slider'))]).toEqual(['spesa-product-slider', 'spesa-product-slider']);
  });

  test('shares by who needs it: the home page, an area, several areas', () => {
    expect(planned.get('/w/widgets/ui/Card.tsx')).toBe('runtime');
    expect(planned.get('/w/core/labels/it/delivery.ts')).toBe('area-delivery');
    expect(planned.get('/w/widgets/ui/Tabs.tsx')).toBe('shared');
  });

  test('what a printed page needs at once never lies with what makes calls; pages that call at once may share it', () => {
    const call = '/w/core/api/http.ts';
    const order = widget('orders', 'order');
    const shares = plan(
      [loader, [], ['/w/core/spesa.ts', page, stores, order]],
      ['/w/core/spesa.ts', [], [call]],
      [call, ['/w/widgets/ui/useId.ts', '/w/core/schema/order.ts']],
      [page, ['/w/widgets/ui/useId.ts']],
      [stores, ['/w/core/schema/order.ts', '/w/widgets/ui/Radio.tsx']],
      [order, ['/w/core/schema/order.ts', '/w/widgets/ui/Radio.tsx']],
      ['/w/widgets/ui/useId.ts', []],
      ['/w/core/schema/order.ts', []],
      ['/w/widgets/ui/Radio.tsx', []],
    );
    expect(['/w/widgets/ui/useId.ts', '/w/core/schema/order.ts', '/w/widgets/ui/Radio.tsx', call].map((id) => shares.get(id))).toEqual(['shared', 'commands', 'desk', 'commands']);
  });

  test('makes two chunks of the shell, dialogs apart', () => {
    expect(['/w/widgets/shell/shell.tsx', '/w/widgets/ui/Dialog.tsx'].map((id) => planned.get(id))).toEqual(['shell', 'shell']);
    expect(planned.get('/w/widgets/session/dialogs/Login.tsx')).toBe('dialogs');
  });

  test('leaves the loader and what arrives later alone', () => {
    expect(planned.has(loader)).toBe(false);
    expect(planned.has('/w/swiper.js')).toBe(false);
  });

  test('knows a definition by its name', () => {
    expect(tagOf(slider)).toBe('spesa-product-slider');
    expect(tagOf('/w/widgets/catalogue/product-slider/ProductSlider.tsx')).toBeUndefined();
  });
});

describe('the manifest', () => {
  const chunks = [
    { name: 'loader', fileName: 'loader.js', imports: [] },
    { name: 'runtime', fileName: 'runtime-1.js', imports: [] },
    { name: 'shared', fileName: 'shared-1.js', imports: ['runtime-1.js'] },
    { name: 'spesa-a', fileName: 'spesa-a-1.js', imports: ['shared-1.js', 'runtime-1.js'] },
    { name: 'shell', fileName: 'shell-1.js', imports: ['runtime-1.js', 'shared-1.js'] },
  ];
  const manifest = manifestOf(chunks, ['spesa-a'], ['css/ui.css', 'css/spesa-a.css'], 'v1');

  test('names the files of an element in the order in which they import each other', () => {
    expect(manifest.tags['spesa-a']).toEqual({ js: ['runtime-1.js', 'shared-1.js', 'spesa-a-1.js'], css: ['css/spesa-a.css'] });
  });

  test('names the files of the shell without the runtime', () => {
    expect(manifest.shell).toEqual(['shared-1.js', 'shell-1.js']);
    expect(manifest.shellCss).toEqual([]);
  });
});
