import { expect, test } from 'vitest';
import widgets from '../../wp-plugin/generated/widgets.json' with { type: 'json' };
import { openSite } from './life.ts';

const isLong = process.env['SPESA_LONG'] === '1';
/** The newest WordPress on the oldest PHP always; the rest needs packages of its own and minutes. */
const everyDay = [['7.1', '7.4']] as const;
const all = (['6.5', '6.8', '7.1'] as const).flatMap((wordpress) =>
  (['7.4', '8.3', '8.5'] as const).map((php) => [wordpress, php] as const),
);
type Html = Record<string, string>;
let first: Html | undefined;

test.each(isLong ? all : everyDay)(
  'WP-07 the packed plugin on WordPress %s and PHP %s: active, every block and page printed as on the others, asked by the back office, off with its pages readable, deleted with nothing left, and not one notice',
  async (wordpress, php) => {
    const site = await openSite(wordpress, php);
    try {
      const { answer } = await site.take<{ version: string; php: string }>('install');
      expect([answer.version.slice(0, 3), answer.php.slice(0, 3)]).toEqual([wordpress, php]);
      expect(await site.take('activate')).toEqual({ answer: { refused: '', active: true }, complaints: [] });
      const rendered = await site.take<Html>('render');
      expect(rendered.complaints).toEqual([]);
      for (const { name, tag } of widgets) expect(rendered.answer[name], name).toContain(`<${tag} `);
      expect(Object.keys(rendered.answer).filter((name) => name.startsWith('page ')).length).toBeGreaterThan(20);
      expect(rendered.answer).toEqual((first ??= rendered.answer));
      expect(await site.take('admin')).toEqual({ answer: [200, 200, 200], complaints: [] });
      expect(await site.take('deactivate')).toMatchObject({ answer: { active: false }, complaints: [] });
      expect(await site.take('read')).toEqual({ answer: { text: 'Prima Dopo' }, complaints: [] });
      expect(await site.take('delete')).toEqual({ answer: { done: true, files: false, left: [] }, complaints: [] });
    } finally {
      site.close();
    }
  },
  300_000,
);

test.runIf(isLong)(
  'WP-07 WordPress 6.4 is told politely that it is too old, and nothing of the plugin runs',
  async () => {
    const site = await openSite('6.4', '8.3');
    try {
      await site.take('install');
      const { answer, complaints } = await site.take<{ refused: string; active: boolean }>('activate');
      expect(answer).toEqual({ refused: expect.stringMatching(/Spesa.*6\.5/) as string, active: false });
      expect(complaints).toEqual([]);
      expect(await site.take('render')).toEqual({ answer: [], complaints: [] });
    } finally {
      site.close();
    }
  },
  300_000,
);
