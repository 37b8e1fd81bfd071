import { describe, expect, test } from 'vitest';
import { planChunks, type Module } from '../../../widgets/bundle/chunks.ts';
import { manifestOf } from '../../../widgets/bundle/manifest.ts';

describe('the chunk plan', () => {
  const graph = new Map<string, Module>(
    Object.entries({
      runtime: ['framework', 'card'],
      touch: ['dialog', 'card', 'form'],
      category: [],
      categoryView: ['list', 'card', 'form'],
      search: ['list'],
      order: ['pager'],
      leaflet: ['pager'],
      loader: [],
      swiper: [],
    }).map(([id, imports]) => [id, { imports, later: id === 'category' ? ['categoryView'] : [] }]),
  );
  const bundles = ['runtime', 'touch'].map((name) => ({ name, id: name }));
  const definitions = [
    { name: 'category-page', id: 'category', area: 'catalogue' },
    { name: 'search-page', id: 'search', area: 'catalogue' },
    { name: 'order', id: 'order', area: 'orders' },
    { name: 'leaflet', id: 'leaflet', area: 'content' },
  ];
  const plan = planChunks(graph, bundles, definitions);
  const of = (...ids: string[]) => ids.map((id) => plan.get(id));

  test('keeps a module in the first bundle that reaches it', () => {
    expect(of('framework', 'card', 'dialog', 'form')).toEqual(['runtime', 'runtime', 'touch', 'touch']);
  });

  test('makes one file of a definition and its view', () => {
    expect(of('category', 'categoryView', 'search')).toEqual(['category-page', 'category-page', 'search-page']);
  });

  test('shares by the areas that need it', () => {
    expect(of('list', 'pager')).toEqual(['shared-catalogue', 'shared-content-orders']);
  });

  test('leaves the loader and what arrives by itself alone', () => {
    expect(of('loader', 'swiper')).toEqual([undefined, undefined]);
  });
});

describe('the manifest', () => {
  const manifest = manifestOf({
    chunks: [
      { fileName: 'loader.js', imports: [], moduleIds: ['loader'] },
      { fileName: 'runtime-1.js', imports: [], moduleIds: ['runtime'] },
      { fileName: 'shared-1.js', imports: ['runtime-1.js'], moduleIds: ['list'] },
      { fileName: 'a-1.js', imports: ['shared-1.js', 'runtime-1.js'], moduleIds: ['a', 'aView'] },
      { fileName: 'touch-1.js', imports: ['runtime-1.js', 'shared-1.js'], moduleIds: ['touch'] },
      { fileName: 'social-1.js', imports: ['runtime-1.js', 'shared-1.js'], moduleIds: ['social'] },
    ],
    elements: { 'spesa-a': { id: 'a', loads: 'visible', for: 'customer' } },
    runtime: 'runtime',
    touch: 'touch',
    signIns: 'social',
    languages: {},
    sheets: ['css/ui.css', 'css/spesa-a.css'],
    version: 'v1',
  });

  test('names the files of an element in the order in which they import each other', () => {
    expect(manifest.tags['spesa-a']).toEqual({
      js: ['runtime-1.js', 'shared-1.js', 'a-1.js'],
      css: ['css/spesa-a.css'],
      loads: 'visible',
      for: 'customer',
    });
  });

  test('names what a touch needs beside the runtime', () => {
    expect([manifest.touch, manifest.touchCss]).toEqual([['shared-1.js', 'touch-1.js'], []]);
  });

  test('names what the other ways in need beside these', () => {
    expect(manifest.touchSignIns).toEqual(['social-1.js']);
  });
});
