import { globSync } from 'node:fs';
import { join } from 'node:path';
import { loadNodeRuntime, useHostFilesystem } from '@php-wasm/node';
import { PHP } from '@php-wasm/universal';
import { expect, it } from 'vitest';

const plugin = join(import.meta.dirname, '../wp-plugin');

it('a PHP file of the plugin that is called by itself answers nothing', async () => {
  const php = new PHP(await loadNodeRuntime('7.4'));
  useHostFilesystem(php);
  const files = globSync('**/*.php', {
    cwd: plugin,
    exclude: (name) => ['dist', 'build', 'node_modules'].includes(String(name)),
  });
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const { text, exitCode } = await php.run({ scriptPath: join(plugin, file) });
    expect([file, text, exitCode]).toEqual([file, '', 0]);
  }
}, 60_000);
