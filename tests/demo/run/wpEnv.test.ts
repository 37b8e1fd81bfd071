import path from 'node:path';
import { expect, test } from 'vitest';
import { configuration } from '../../../demo/wp-env/configuration.ts';
import { repository } from '../../../demo/wordpress/site.ts';

test('wp-env is told where PHP and where browsers find the reference API, from inside a container too', () => {
  const { plugins, config, port } = configuration({ site: 9000, api: 9002 }, 'docker') as {
    plugins: string[];
    port: number;
    config: Record<string, string>;
  };
  expect(plugins).toEqual([path.join(repository, 'wp-plugin')]);
  expect(port).toBe(9000);
  expect(config).toMatchObject({
    WP_DEBUG: true,
    SPESA_API_INTERNAL: 'http://host.docker.internal:9002/ebsn/api',
    SPESA_WP_ENV_API: 'http://localhost:9002/ebsn/api',
  });
});
