import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { runToEnd, startProcess } from '../run/processes.ts';
import type { Engine } from './engine.ts';
import { equipForNativePhp, phpFolder } from './site.ts';

const extensions = ['pdo_sqlite', 'mbstring', 'dom', 'curl', 'gd', 'intl'];
const settings = [
  'memory_limit=256M',
  'opcache.memory_consumption=128',
  'opcache.revalidate_freq=0',
  'display_errors=stderr',
  // The files of forms (core/rules/contentForm.ts).
  'upload_max_filesize=10M',
  'post_max_size=11M',
].flatMap((setting) => ['-d', setting]);
const workers = '4';

/** What the PHP of this machine lacks to run WordPress; an empty list when it serves. */
export function missingFromPhp(): string[] {
  const probe = spawnSync(
    'php',
    ['-r', 'echo PHP_VERSION_ID, " ", implode(" ", array_map("strtolower", get_loaded_extensions()));'],
    { encoding: 'utf8' },
  );
  if (probe.status !== 0) return ['php'];
  const [version, ...loaded] = probe.stdout.split(' ');
  if (Number(version) < 80200) return ['PHP 8.2'];
  return extensions.filter((name) => !loaded.includes(name));
}

/** WordPress by the machine's own PHP: some 40 ms a page. */
export const native: Engine = async ({ site, port, onEnd }) => {
  equipForNativePhp(site);
  const run = (file: string) => runToEnd('php', [...settings, path.join(phpFolder, 'run.php'), site, file]);
  return {
    run,
    serve: async () =>
      startProcess(
        'WordPress',
        'php',
        [...settings, '-S', `127.0.0.1:${port}`, '-t', site, path.join(phpFolder, 'router.php')],
        {
          env: { PHP_CLI_SERVER_WORKERS: workers },
          quiet: true,
          onEnd,
        },
      ),
  };
};
