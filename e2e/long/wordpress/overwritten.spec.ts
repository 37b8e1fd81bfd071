import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { repository } from '../../../demo/wordpress/site.ts';
import { missingFromPhp } from '../../../demo/wordpress/native.ts';
import { desktop, expect, test } from '../../fixtures.ts';
import { openEmptySite } from '../../wordpress/emptySite.ts';
import { currentZip, install, logIn, older, olderZip, upload } from '../../wordpress/pluginZip.ts';

test.use({ viewport: desktop, baseURL: 'http://localhost' });
test.setTimeout(300_000);
test.skip(missingFromPhp().length > 0, 'a zip over an older version needs a real PHP');

interface Kept {
  version: string;
  settings: Record<string, unknown>;
  words: string;
  pages: Record<string, number>;
  posts: number[];
  active: boolean;
  vetrina: string;
}

interface Answer {
  path: string;
  status: number;
  body: string;
}

/** One visit on a line of its own. */
const get = (site: string, asked: string): Promise<Answer> =>
  new Promise((resolve) => {
    const visit = request(site + asked, { agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('close', () =>
        resolve({
          path: asked,
          status: answer.complete ? answer.statusCode! : 0,
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    visit.on('error', ({ message }) => resolve({ path: asked, status: 0, body: message }));
    visit.end();
  });

/** Asks these pages without a pause, three at a time, until it is told to end; gives all answers. */
function keepAsking(site: string, paths: readonly string[]): () => Promise<Answer[]> {
  const answers: Answer[] = [];
  let goesOn = true;
  const one = async (first: number): Promise<void> => {
    for (let at = first; goesOn; at += 1) answers.push(await get(site, paths[at % paths.length]!));
  };
  const all = Promise.all([0, 1, 2].map(one));
  return async () => {
    goesOn = false;
    await all;
    return answers;
  };
}

const script = (name: string) => path.join(repository, 'e2e/php', name);

test('WP-19 a newer zip over an older version while customers look: no error and no half page, once brought up to date, nothing lost, and an old page from a cache still works', async ({
  page,
  browser,
  problems,
}) => {
  problems.allow(/gravatar\.com|ViewTransition opt-in disabled/);
  await page.route(/gravatar\.com/, (route) => route.abort());
  const site = await openEmptySite({ connected: true });
  const kept = async () => JSON.parse(await site.run(script('what-stands.php'))) as Kept;
  try {
    await logIn(page, site.url);
    await install(page, site.url, olderZip());
    await get(site.url, '/');
    await site.run(script('older-site.php'));
    const before = await kept();
    expect(before.version).toContain(older.version);
    const { body: cached } = await get(site.url, '/vetrina/');
    expect(cached).toContain('product-card__name');
    expect(cached).toContain(older.build);

    const end = keepAsking(site.url, ['/vetrina/', '/vetrina/?x=1', '/wp-json/wp/v2/pages?per_page=2']);
    await upload(page, site.url, currentZip());
    await page.locator('a.button-primary', { hasText: /Sostituisci|Replace/ }).click();
    await expect(page.getByText(/aggiornato con successo|updated successfully/)).toBeVisible({ timeout: 90_000 });
    await page.goto(`${site.url}/wp-admin/plugins.php`);
    await get(site.url, '/vetrina/');
    const answers = await end();

    const told = answers.map(({ status }) => status);
    const wrong = answers.filter(({ status, body, path: asked }) => {
      if (status === 503) return !/<\/html>\s*$/.test(body) && !body.startsWith('{');
      if (status !== 200) return true;
      return asked.startsWith('/wp-json') ? !body.endsWith(']') : !/product-card__name[\s\S]*<\/html>\s*$/.test(body);
    });
    expect(
      wrong.map(({ status, path: asked, body }) => `${status} ${asked} ${body.length} ${body.slice(-300)}`),
    ).toEqual([]);
    expect(told.filter((status) => status === 200).length).toBeGreaterThan(20);
    expect(site.complaints()).toEqual([]);

    const after = await kept();
    expect(after.active).toBe(true);
    expect(after.version).not.toBe(before.version);
    expect(after.version).not.toContain(older.version);
    expect(readFileSync(path.join(site.folder, 'wp-content/upgrades.txt'), 'utf8')).toBe(
      `${before.version} > ${after.version}\n`,
    );
    expect(after.settings).toEqual(before.settings);
    expect([after.words, after.vetrina]).toEqual(['Paga la spesa', before.vetrina]);
    const { survey, ...pages } = after.pages;
    expect(pages).toEqual(before.pages);
    expect(after.posts.toSorted()).toEqual([...before.posts, survey].toSorted());
    const plugin = path.join(site.folder, 'wp-content/plugins/spesa');
    for (const gone of ['includes/Former.php', `dist/preact/${older.chunks}`])
      expect(existsSync(path.join(plugin, gone)), gone).toBe(false);
    for (const left of ['.maintenance', 'wp-content/upgrade/spesa'])
      expect(existsSync(path.join(site.folder, left))).toBe(false);
    expect((await get(site.url, '/version.json')).body).not.toContain(older.build);

    const visitor = await browser.newPage({ viewport: desktop });
    await visitor.route('**/vetrina/', (route) =>
      route.fulfill({ body: cached, contentType: 'text/html; charset=UTF-8' }),
    );
    await visitor.goto(`${site.url}/vetrina/`);
    await expect(visitor.locator('.product-card').first()).toContainText('€');
    await expect(visitor.locator('spesa-product-slider')).toHaveAttribute('data-mounted', '');
    await visitor.close();
  } finally {
    await site.stop();
  }
});
