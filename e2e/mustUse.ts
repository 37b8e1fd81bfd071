import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../demo/wordpress/site.ts';

/** Lets a site live by the tests' clock, and run these files of the tests and of the gallery by itself. */
export function mustUse(site: string, files: readonly string[] = []): void {
  const plugins = path.join(site, 'wp-content/mu-plugins');
  mkdirSync(plugins, { recursive: true });
  for (const file of ['e2e/php/same-clock.php', ...files])
    copyFileSync(path.join(repository, file), path.join(plugins, path.basename(file)));
}
