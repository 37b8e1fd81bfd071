import { randomUUID } from 'node:crypto';
import { createSend } from '../core/api/send.ts';
import { createCredentials } from '../core/browser/credentials.ts';
import { createServerClock } from '../core/browser/serverClock.ts';
import { createSlices } from '../core/browser/storage.ts';
import { defaultConfig } from '../core/config.ts';

export interface Server {
  /** Base of the calls, such as `https://shop.example/ebsn/api`. */
  api: string;
  fetch: typeof globalThis.fetch;
}

/** A client as the pages have it, with the last answer as it came. */
export function clientOf({ api, fetch }: Server) {
  const last = { status: 0, text: '' };
  const config = { ...defaultConfig, api };
  const memory = createSlices(() => {
    throw new Error('Nothing is kept.');
  }, 'conform');
  const send = createSend({
    config,
    credentials: createCredentials(memory, config, Date.now, () => randomUUID().replaceAll('-', '')),
    clock: createServerClock(Date.now, () => performance.now()),
    hash: () => 'w0d0t0',
    async fetch(input, init) {
      Object.assign(last, { status: 0, text: '' });
      const response = await fetch(input, init);
      Object.assign(last, { status: response.status, text: await response.clone().text() });
      return response;
    },
  });
  return { send, last };
}
