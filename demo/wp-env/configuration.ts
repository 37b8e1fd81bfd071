import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../wordpress/site.ts';

export type Runtime = 'docker' | 'playground';

/** Where the parts of the surroundings answer. */
export interface Ports {
  site: number;
  api: number;
}

interface Given {
  plugins: string[];
  mappings: Record<string, string>;
  config: Record<string, string | boolean>;
}

const absolute = (file: string): string => path.resolve(repository, file);

/** `.wp-env.json` of the repository with what this start knows: ports, and the reference API as browsers and as PHP see it. */
export function configuration({ site, api }: Ports, runtime: Runtime): object {
  const given = JSON.parse(readFileSync(path.join(repository, '.wp-env.json'), 'utf8')) as Given;
  const host = runtime === 'docker' ? 'host.docker.internal' : '127.0.0.1';
  return {
    ...given,
    port: site,
    plugins: given.plugins.map(absolute),
    mappings: Object.fromEntries(Object.entries(given.mappings).map(([place, folder]) => [place, absolute(folder)])),
    config: {
      ...given.config,
      SPESA_API_INTERNAL: `http://${host}:${api}/ebsn/api`,
      SPESA_WP_ENV_API: `http://localhost:${api}/ebsn/api`,
      SPESA_WP_ENV_PROVIDER: `http://localhost:${api + 1}`,
    },
  };
}
