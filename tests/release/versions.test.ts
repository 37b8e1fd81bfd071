import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSeeded, stopAll } from '../operations/apiProcess.ts';
import { openInstallation } from './versions.ts';

const matrix = (['7.1', '6.8', '6.5'] as const).flatMap((wordpress) =>
  (['7.4', '8.3', '8.5'] as const).map((php) => [wordpress, php] as const),
);

let api: string;
let printed: Record<string, string> | undefined;

beforeAll(async () => {
  api = `${(await startSeeded()).origin}/ebsn/api`;
}, 120_000);
afterAll(stopAll);

test.each(matrix)(
  'WP-07 WordPress %s × PHP %s, from the zip: installed, every block printed alike, the settings open, left and removed without a word of PHP against us and without a trace',
  async (wordpress, php) => {
    const site = await openInstallation(wordpress, php, api, php !== '7.4' || wordpress === '6.5');
    try {
      const installed = await site.step('install');
      expect(installed).toMatchObject({ told: [], refused: '' });
      expect([installed.wordpress, installed.php].map((version) => version.split('.').slice(0, 2).join('.'))).toEqual([
        wordpress,
        php,
      ]);

      const shown = await site.step('show');
      expect(shown.told).toEqual([]);
      expect(shown.pages).toBeGreaterThan(20);
      expect(Object.keys(shown.blocks!).length).toBeGreaterThan(60);
      expect(shown.blocks!['spesa/product-slider']).toContain('product-card__name');
      expect(shown.blocks).toEqual((printed ??= shown.blocks));
      const address = `/?page_id=${shown.page}`;
      const page = await site.get(address);
      expect(page.status).toBe(200);
      expect(page.html).toContain('product-card__name');

      const administered = await site.step('administer');
      expect(administered.told).toEqual([]);
      expect(administered.screens).toBeGreaterThan(10_000);

      expect((await site.step('leave')).told).toEqual([]);
      const after = await site.get(address);
      expect(after.status).toBe(200);
      expect(after.html).toContain('Si legge sempre.');
      expect(after.html).not.toContain('spesa-product-slider');
      expect(await site.step('remove')).toMatchObject({ told: [], left: [] });

      site.spoil('\n$spesa_heard = $spesa_unheard;\n');
      expect((await site.step('install')).told).toEqual([expect.stringContaining('spesa_unheard in spesa.php')]);
    } finally {
      await site.close();
    }
  },
  300_000,
);

test('WP-07 a network of sites: switched on for all, each has its own pages and prints, and nothing is left in any', async () => {
  const site = await openInstallation('7.1', '8.3', api, false);
  try {
    await site.step('network');
    expect(await site.step('neighbour', '/')).toMatchObject({ refused: '' });
    expect(await site.step('install', '/')).toMatchObject({ told: [], refused: '' });
    for (const [at, number] of [
      ['/', 1],
      ['/due/', 2],
    ] as const) {
      const { told, pages, site: where, blocks } = await site.step('show', at);
      expect([told, where]).toEqual([[], number]);
      expect(pages).toBeGreaterThan(20);
      expect(Object.keys(blocks!).length).toBeGreaterThan(60);
    }
    expect((await site.step('leave', '/')).told).toEqual([]);
    expect(await site.step('remove', '/')).toMatchObject({ told: [], left: [] });
  } finally {
    await site.close();
  }
}, 300_000);

test('WP-08 WordPress 6.1 refuses the plugin in a sentence, and where it is on nevertheless pages stand', async () => {
  const site = await openInstallation('6.1', '7.4', api, true);
  try {
    const { refused, told } = await site.step('install');
    expect(told).toEqual([]);
    expect(refused).toMatch(/6\.5/);
    await site.step('force');
    const shown = await site.step('show');
    expect([shown.told, shown.blocks]).toEqual([[], []]);
    expect((await site.get(`/?page_id=${shown.page}`)).html).toContain('Si legge sempre.');
  } finally {
    await site.close();
  }
}, 300_000);
