import path from 'node:path';
import type { Engine } from './engine.ts';
import { equipForPlayground, pluginFolder, repository } from './site.ts';

const php = '8.3';
const mountedAt = '/repository';

/** WordPress by PHP compiled to WebAssembly, from npm alone: some 600 ms a page. */
export const playground: Engine = async ({ site, port }) => {
  equipForPlayground(site);
  const { runCLI } = await import('@wp-playground/cli');
  const server = await runCLI({
    command: 'server',
    port,
    php,
    workers: 2,
    verbosity: 'quiet',
    'mount-before-install': [{ hostPath: site, vfsPath: '/wordpress' }],
    mount: [
      { hostPath: pluginFolder, vfsPath: '/wordpress/wp-content/plugins/spesa' },
      { hostPath: repository, vfsPath: mountedAt },
    ],
    wordpressInstallMode: 'install-from-existing-files-if-needed',
    blueprint: { preferredVersions: { php, wp: 'latest' }, steps: [] },
  });
  const stop = async (): Promise<void> => server[Symbol.asyncDispose]();
  return {
    run: async (file) => {
      const inside = `${mountedAt}/${path.relative(repository, file).split(path.sep).join('/')}`;
      const answer = await server.playground.run({
        code: `<?php require '/wordpress/wp-load.php'; require '${inside}';`,
      });
      if (answer.exitCode !== 0)
        throw new Error(`${path.basename(file)}: ${answer.errors || answer.text}`.slice(0, 2000));
      return answer.text;
    },
    serve: async () => ({ stop }),
  };
};
