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

  test('puts a definition and its view into the chunk of the tag, small ones with others', () => {
    expect([planned.get(page), planned.get(view('catalogue', 'product-page'))]).toEqual(['spesa-product-page', 'spesa-product-page']);
    expect([planned.get(slider), planned.get(view('catalogue', 'product-slider'))]).toEqual(['slides', 'slides']);
  });

  test('shares by who needs it: the home page, two of an area, several areas', () => {
    expect(planned.get('/w/widgets/ui/Card.tsx')).toBe('runtime');
    expect(planned.get('/w/core/labels/it/delivery.ts')).toBe('spesa-store-map-store-page');
    expect(planned.get('/w/widgets/ui/Tabs.tsx')).toBe('shared');
  });

  test('what the banner slider shares with other elements of pages is no load for the cart, and nothing of the runtime waits for it', () => {
    const banner = widget('catalogue', 'banner-slider');
    const list = widget('catalogue', 'banner-list');
    const shown = plan(
      [loader, [], ['/w/widgets/element/createElement.ts', banner, list, slider]],
      ['/w/widgets/element/createElement.ts', []],
      [banner, [], [view('catalogue', 'banner-slider')]],
      [view('catalogue', 'banner-slider'), ['/w/widgets/ui/Slides.tsx']],
      [list, ['/w/widgets/ui/BannerCard.tsx']],
      [slider, [], [view('catalogue', 'product-slider')]],
      [view('catalogue', 'product-slider'), ['/w/widgets/ui/Slides.tsx']],
      ['/w/widgets/ui/Slides.tsx', ['/w/widgets/ui/BannerCard.tsx']],
      ['/w/widgets/ui/BannerCard.tsx', []],
    );
    expect(['/w/widgets/ui/Slides.tsx', '/w/widgets/ui/BannerCard.tsx', banner].map((id) => shown.get(id))).toEqual(['slides', 'slides', 'slides']);
    expect(shown.get('/w/widgets/element/createElement.ts')).toBe('runtime');
  });

  test('calls are a chunk of their own; what commands share with several areas too, unless a shared chunk is made of it', () => {
    const list = widget('lists', 'list');
    const cart = widget('cart', 'cart-page');
    const shared = plan(
      [loader, [], ['/w/widgets/element/createElement.ts', list, cart]],
      ['/w/widgets/element/createElement.ts', [], ['/w/core/api/http.ts', '/w/core/flows/buy.ts']],
      ['/w/core/api/http.ts', ['/w/core/api/send.ts']],
      ['/w/core/api/send.ts', []],
      ['/w/core/flows/buy.ts', ['/w/core/rules/quantity.ts', '/w/core/rules/text.ts']],
      [list, ['/w/core/rules/quantity.ts', '/w/widgets/ui/Tabs.tsx']],
      [cart, ['/w/core/rules/quantity.ts', '/w/widgets/ui/Tabs.tsx']],
      ['/w/widgets/ui/Tabs.tsx', ['/w/core/rules/text.ts']],
      ['/w/core/rules/quantity.ts', []],
      ['/w/core/rules/text.ts', []],
    );
    expect([shared.get('/w/core/api/send.ts'), shared.get('/w/core/flows/buy.ts'), shared.get('/w/core/rules/quantity.ts')]).toEqual(['calls', 'commands', 'actions']);
    expect([shared.get('/w/widgets/ui/Tabs.tsx'), shared.get('/w/core/rules/text.ts')]).toEqual(['shared-cart', 'shared-cart']);
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

  test('finds the chunk of an element also where it lies with others', () => {
    const together = manifestOf([...chunks, { name: 'slides', fileName: 'slides-1.js', imports: ['runtime-1.js'], tags: ['spesa-b'] }], ['spesa-b'], [], 'v1');
    expect(together.tags['spesa-b']?.js).toEqual(['runtime-1.js', 'slides-1.js']);
  });

  test('names the files of the shell without the runtime', () => {
    expect(manifest.shell).toEqual(['shared-1.js', 'shell-1.js']);
    expect(manifest.shellCss).toEqual([]);
  });
});
