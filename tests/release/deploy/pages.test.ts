import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request as ask } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Running } from '../../../demo/run/processes.ts';
import { missingFromPhp, native } from '../../../demo/wordpress/native.ts';
import { prepareSite, repository } from '../../../demo/wordpress/site.ts';
import { copySharedSite, prepareSharedSite } from '../../run/site.ts';
import { findNginx, findPhpFpm } from '../../run/system.ts';
import { startSeeded, stopAll, type Started } from '../../operations/apiProcess.ts';
import { pageCache, startNginx, startPhp, type Nginx } from './nginx.ts';

const fpm = findPhpFpm();

interface Page {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** What nginx says of its copy. */
  kept: unknown;
}

describe.runIf(fpm && findNginx() && missingFromPhp().length === 0)('pages behind nginx and php-fpm', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spesa-pages-'));
  const site = join(folder, 'site');
  let api: Started;
  let php: Running;
  let nginx: Nginx;
  let run: (file: string) => Promise<string>;

  /** Runs PHP in the site, as its dashboard would. */
  async function inWordPress(code: string): Promise<void> {
    const file = join(folder, 'task.php');
    writeFileSync(file, `<?php ${code}`);
    await run(file);
  }

  function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Page> {
    return new Promise((resolve, reject) => {
      const outgoing = ask(
        nginx.origin + path,
        { rejectUnauthorized: false, method, headers },
        (answer) =>
          void text(answer).then((body) =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body,
              kept: answer.headers['x-page-cache'],
            }),
          ),
      );
      outgoing.once('error', reject).end();
    });
  }

  beforeAll(async () => {
    api = await startSeeded();
    await prepareSharedSite('php');
    copySharedSite(site);
    const settings = { server_api: `${api.origin}/ebsn/api` };
    prepareSite({ core: join(repository, '.cache/wordpress'), site, host: 'localhost', settings });
    ({ run } = await native({ site, port: 0 }));
    const config = join(site, 'wp-config.php');
    const told = `define( 'SPESA_PAGE_CACHE', '${pageCache(folder)}' );`;
    writeFileSync(config, readFileSync(config, 'utf8').replace('<?php', `<?php\n${told}`));
    mkdirSync(pageCache(folder));
    php = startPhp(folder, fpm ?? '');
    const port = Number(new URL(api.origin).port);
    nginx = await startNginx(folder, [port, port], site);
    const isUp = () =>
      get('/wp-login.php').then(
        ({ status }) => status === 200,
        () => false,
      );
    for (let tries = 0; tries < 400 && !(await isUp()); tries += 1) await wait(50);
  }, 120_000);
  afterAll(async () => {
    await nginx.running.stop();
    await php.stop();
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  });

  test('php-fpm runs with the settings of the repository and keeps compiled code', async () => {
    const told = [
      'opcache.memory_consumption',
      'opcache.max_accelerated_files',
      'memory_limit',
      'post_max_size',
      'expose_php',
    ];
    writeFileSync(
      join(site, 'settings.php'),
      `<?php echo json_encode( array( array_map( 'ini_get', array( '${told.join("', '")}' ) ), opcache_get_status( false )['opcache_enabled'] ) );`,
    );
    const { body, headers } = await get('/settings.php');
    expect(JSON.parse(body)).toEqual([['192', '20000', '256M', '64M', ''], true]);
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('a page is made once and given to everybody, and to nobody whom WordPress knows', async () => {
    const [made, kept] = [await get('/'), await get('/')];
    expect([made.status, made.kept, kept.kept]).toEqual([200, 'MISS', 'HIT']);
    expect(made.body).toContain('product-card__name');
    expect(kept.body).toBe(made.body);
    expect((await get('/', { 'X-Ebsn-Session': 'a-secret-of-somebody' })).body).toBe(made.body);
    for (const [path, headers] of [
      ['/', { Cookie: 'wordpress_logged_in_ab=anna' }],
      ['/', { Cookie: 'wp-postpass_ab=anna' }],
      ['/reset-password?token=abcdef', {}],
      ['/wp-login.php', {}],
      ['/wp-json/', {}],
    ] as const) {
      const turns = [await get(path, headers), await get(path, headers)];
      expect([path, ...turns.map((turn) => turn.kept)]).toEqual([path, 'BYPASS', 'BYPASS']);
    }
    expect((await get('/', {}, 'POST')).kept).not.toBe('HIT');
  });

  test.each(['/', '/product/non-esiste', '/wp-login.php'])(
    '%s is framed by nobody else, guessed to be nothing else, tells others no whole address and stays on TLS',
    async (path) => {
      const { headers } = await get(path);
      // WordPress' own words for its login count beside these.
      expect(headers['content-security-policy']).toContain(
        "object-src 'none'; base-uri 'self'; frame-ancestors 'self'",
      );
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toContain('strict-origin-when-cross-origin');
    },
  );

  test('a page that is changed, or the press on "Svuota", empties what nginx has kept; a draft or a visitor’s message does not', async () => {
    await get('/');
    expect((await get('/')).kept).toBe('HIT');
    await inWordPress(`wp_insert_post( array( 'post_title' => 'Bozza', 'post_status' => 'draft' ) );`);
    await inWordPress(
      `wp_delete_post( wp_insert_post( array( 'post_type' => 'spesa_entry', 'post_title' => 'Da un visitatore', 'post_status' => 'private' ) ), true );`,
    );
    expect((await get('/')).kept).toBe('HIT');
    await inWordPress(`wp_insert_post( array( 'post_title' => 'Detto a tutti', 'post_status' => 'publish' ) );`);
    expect((await get('/')).kept).toBe('MISS');
    expect((await get('/')).kept).toBe('HIT');
    await inWordPress('Spesa\\AnswerCache::purge();');
    expect((await get('/')).kept).toBe('MISS');
  });

  test('NET-01 while the API is away kept pages are given, and the page of the outage is kept by nobody', async () => {
    await get('/');
    await api.stop();
    expect((await get('/')).kept).toBe('HIT');
    const away = [await get('/product/mai-visto'), await get('/product/mai-visto')];
    expect(away.map(({ status, kept }) => [status, kept])).toEqual([
      [503, 'MISS'],
      [503, 'MISS'],
    ]);
    expect(away[0]!.headers['cache-control']).toContain('no-store');
    expect(away[0]!.headers['retry-after']).toBeDefined();
  });
});
