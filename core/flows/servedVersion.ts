import { ApiError } from '../api/error.ts';
import { version } from '../api/endpoints/version.ts';
import type { Spesa } from '../spesa.ts';

/** The build that the site serves now; undefined where it does not say so or is out of reach. */
export async function servedVersion({ client }: Pick<Spesa, 'client'>): Promise<string | undefined> {
  try {
    return (await client.call(version.current, {})).data.version;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
