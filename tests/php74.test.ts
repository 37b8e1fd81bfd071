import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadNodeRuntime } from '@php-wasm/node';
import { PHP } from '@php-wasm/universal';
import { expect, it } from 'vitest';

const plugin = join(import.meta.dirname, '../wp-plugin');

it('every PHP file of the plugin is PHP 7.4', async () => {
  const php = new PHP(await loadNodeRuntime('7.4'));
  const files = globSync('**/*.php', {
    cwd: plugin,
    exclude: (name) => ['dist', 'build', 'node_modules'].includes(String(name)),
  });
  expect(files.length).toBeGreaterThan(20);
  php.writeFile(
    '/files.json',
    JSON.stringify(Object.fromEntries(files.map((file) => [file, readFileSync(join(plugin, file), 'utf8')]))),
  );
  const { text } = await php.run({
    code: `<?php echo PHP_VERSION, "\\n"; foreach ( json_decode( file_get_contents( '/files.json' ), true ) as $name => $code ) { try { token_get_all( $code, TOKEN_PARSE ); } catch ( ParseError $fault ) { echo $name, ': ', $fault->getMessage(), "\\n"; } }`,
  });
  expect(text.split('\n').filter(Boolean)).toEqual([expect.stringMatching(/^7\.4\./)]);
}, 60_000);
