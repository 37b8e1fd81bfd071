import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freePort, isFree } from '../../demo/run/ports.ts';
import { openWpEnv } from '../../demo/wp-env/open.ts';
import { repository } from '../../demo/wordpress/site.ts';

/** Asks as a browser does: it follows, and keeps cookies. */
function browserAt(origin: string) {
  const cookies = new Map<string, string>();
  return async (address: string, init: RequestInit = {}): Promise<Response> => {
    let url = new URL(address, origin);
    for (let hop = 0; hop < 5; hop++) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      const next = answer.headers.get('location');
      if (!next) return answer;
      url = new URL(next, url);
    }
    throw new Error(`${address} leads nowhere.`);
  };
}

test(
  'wp-env starts with the plugin and the reference API, shows a page with a block and its products, edits it, and stops',
  { timeout: 600_000 },
  async () => {
    const home = path.join(repository, '.cache/test/wp-env');
    const [site, api] = [await freePort(), await freePort()];
    const opened = await openWpEnv({ site, api, home, runtime: 'playground', fresh: true });
    try {
      const visitor = browserAt(opened.site);
      const routes = (await (await visitor('/wp-json/')).json()) as { namespaces: string[] };
      expect(routes.namespaces).toEqual(expect.arrayContaining(['wp/v2', 'custom/v1']));
      const editor = await (await visitor('/wp-admin/post-new.php?post_type=page')).text();
      const [, nonce = ''] = /wp\.apiFetch\.createNonceMiddleware\( "(\w+)" \)/.exec(editor) ?? [];
      expect(editor).toContain('build/index.js');
      const made = await visitor('/wp-json/wp/v2/pages', {
        method: 'POST',
        headers: { 'X-WP-Nonce': nonce, 'content-type': 'application/json' },
        body: JSON.stringify({
          title: 'Prova',
          status: 'publish',
          slug: 'prova-wp-env',
          content: '<!-- wp:spesa/product-slider {"heading":"Caffè","query":"caffè"} /-->',
        }),
      });
      expect(await made.json()).toMatchObject({ slug: 'prova-wp-env', status: 'publish' });
      const page = await (await visitor('/prova-wp-env/')).text();
      expect(page).toContain('<spesa-product-slider');
      expect(page.match(/product-card__name/g)?.length ?? 0).toBeGreaterThan(5);
      expect(page).toContain(`"api":"${opened.api}"`);
    } finally {
      await opened.stop();
      rmSync(path.join(home, 'site'), { recursive: true, force: true });
    }
    expect(await Promise.all([isFree(site), isFree(api)])).toEqual([true, true]);
  },
);
