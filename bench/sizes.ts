import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pluginFolder } from '../demo/wordpress/site.ts';
import type { Manifest } from '../widgets/bundle/manifest.ts';
import type { Figure } from './report.ts';

const engines = { preact: 52, react: 98 };
const perElement = 66;
const afterQuiet = 60;
const ofEditor = 60;
const inlined = 9;
const ourHtml = 16;

const kB = (content: string | Buffer): number => brotliCompressSync(content).length / 1024;
const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** What goes over the line, packed with brotli at its best: the release's files, and what the plugin adds to the home page. */
export async function sizes(shop: string, floor: string): Promise<Figure[]> {
  const [home, bare] = await Promise.all([`${shop}/`, `${floor}/`].map(async (url) => (await fetch(url)).text()));
  const styles = [...(home ?? '').matchAll(/<style[^>]*\bid=["']spesa[^>]*>([\s\S]*?)<\/style>/g)];
  const withoutSheets = styles.reduce((page, [sheet]) => page.replace(sheet, ''), home ?? '');
  const figure = (what: string, spesa: number, atMost: number): Figure => ({
    row: 'sizes',
    what,
    spesa,
    unit: 'kB',
    goal: { atMost },
  });
  return [
    ...Object.entries(engines).flatMap(([engine, most]) => {
      const { size, loader, boot, touch, tags } = bundleOf(engine);
      const onPage = (names: readonly string[]) => size([loader, boot, ...names.flatMap((tag) => tags[tag]?.js ?? [])]);
      const withPage = Object.keys(tags).filter((tag) => tags[tag]?.loads !== 'touch');
      const forVisitors = tagsOf(home ?? '').filter((tag) => withPage.includes(tag) && tags[tag]?.for === 'everyone');
      const heaviest = Math.max(...withPage.map((tag) => onPage([tag])));
      return [
        figure(`a visitor’s JavaScript of the home page, ${engine}`, onPage(forVisitors), most),
        ...(engine === 'preact' ? [figure('JavaScript of the heaviest element', heaviest, perElement)] : []),
        ...(engine === 'preact' ? [figure('fetched once the page is quiet', size(touch), afterQuiet)] : []),
      ];
    }),
    figure('scripts of the block editor', sum(editorScripts().map((name) => kB(readFileSync(name)))), ofEditor),
    figure('our CSS inlined in the home page', kB(styles.map(([, css]) => css).join('\n')), inlined),
    figure('our share of the home page’s HTML beside its sheets', kB(withoutSheets) - kB(bare ?? ''), ourHtml),
  ];
}

const editorScripts = (): string[] =>
  globSync('*.js', { cwd: path.join(pluginFolder, 'build') }).map((name) => path.join(pluginFolder, 'build', name));

const tagsOf = (page: string): string[] => [
  ...new Set([...page.matchAll(/<(spesa-[\w-]+)/g)].map(([, tag]) => tag ?? '')),
];

function bundleOf(engine: string): Manifest & { size: (names: readonly string[]) => number } {
  const folder = path.join(pluginFolder, 'dist', engine);
  const packed = new Map<string, number>();
  const sizeOf = (name: string): number => {
    const size = packed.get(name) ?? kB(readFileSync(path.join(folder, name)));
    packed.set(name, size);
    return size;
  };
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  return { ...manifest, size: (names) => sum([...new Set(names)].map(sizeOf)) };
}
