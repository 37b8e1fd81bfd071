import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as node from '@php-wasm/node';
import { PHP as OwnPhp } from '@php-wasm/universal';
import { getCore } from '../../demo/wordpress/core.ts';
import { unzip } from '../../demo/wordpress/archives.ts';
import { repository } from '../../demo/wordpress/site.ts';
import { zipPlugin } from '../../widgets/bundle/zip.ts';
import { everyPhp, oldWordPress } from './pack.ts';

type PhpVersion = '7.4' | '8.3' | '8.5';
export type Step = 'install' | 'activate' | 'render' | 'admin' | 'deactivate' | 'read' | 'delete';

/** An empty WordPress with the packed plugin in its folder of plugins, not yet active. */
export interface Site {
  /** Does one step (step.php) in a PHP process of its own; `complaints` are notices and faults whose file is the plugin's. */
  take: <Answer>(step: Step) => Promise<{ answer: Answer; complaints: string[] }>;
  close: () => void;
}

const cache = path.join(repository, '.cache/test');
const sqlite = 'plugin-sqlite-database-integration';
const config = `<?php
define( 'DB_NAME', 'x' ); define( 'DB_USER', '' ); define( 'DB_PASSWORD', '' ); define( 'DB_HOST', '' ); define( 'DB_CHARSET', 'utf8mb4' ); define( 'DB_COLLATE', '' );
define( 'WP_DEBUG', true ); define( 'WP_DEBUG_DISPLAY', false ); define( 'DISABLE_WP_CRON', true ); define( 'FS_METHOD', 'direct' );
define( 'WP_HOME', 'https://negozio.example.it' ); define( 'WP_SITEURL', 'https://negozio.example.it' );
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;

async function layOut(site: string, wordpress: string): Promise<void> {
  rmSync(site, { recursive: true, force: true });
  if (wordpress === '6.4' || wordpress === '6.5') unzip(oldWordPress(wordpress), site);
  else {
    const folder =
      wordpress === '7.1' ? path.join(repository, '.cache/wordpress') : path.join(cache, `core-${wordpress}`);
    cpSync((await getCore(folder, wordpress)).folder, site, { recursive: true });
  }
  rmSync(path.join(site, 'wp-content/database'), { recursive: true, force: true });
  unzip(
    path.join(repository, 'node_modules/@wp-playground/cli/sqlite-database-integration.zip'),
    path.join(site, '.sqlite'),
  );
  const dropIn = readFileSync(path.join(site, '.sqlite', sqlite, 'db.copy'), 'utf8')
    .replaceAll('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', `/site/.sqlite/${sqlite}`)
    .replaceAll('{SQLITE_PLUGIN}', '');
  writeFileSync(path.join(site, 'wp-content/db.php'), dropIn);
  writeFileSync(path.join(site, 'wp-config.php'), config);
  const zip = path.join(cache, 'versions.zip');
  writeFileSync(zip, zipPlugin(repository));
  unzip(zip, path.join(site, 'wp-content/plugins'));
}

/** Opens it on WordPress `6.4` to `7.1` and PHP as WebAssembly. */
export async function openSite(wordpress: string, php: PhpVersion): Promise<Site> {
  const folder = path.join(cache, `site-${wordpress}-${php}`);
  await layOut(folder, wordpress);
  const ways = php === '8.5' ? await everyPhp() : { ...node, PHP: OwnPhp };
  const { PHP, loadNodeRuntime, createNodeFsMountHandler } = ways;
  const engine = new PHP(await loadNodeRuntime(php, { emscriptenOptions: { processId: 1 } }));
  for (const [inside, outside] of [
    ['/site', folder],
    ['/steps', import.meta.dirname],
  ] as const) {
    engine.mkdir(inside);
    await engine.mount(inside, createNodeFsMountHandler(outside));
  }
  return {
    async take<Answer>(step: Step) {
      const { text } = await engine.run({
        code: `<?php define( 'SPESA_STEP', '${step}' ); require '/steps/step.php';`,
      });
      return JSON.parse(text.trim().split('\n').at(-1) ?? '') as { answer: Answer; complaints: string[] };
    },
    close() {
      engine.exit();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
