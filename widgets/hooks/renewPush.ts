import { reach } from '../../core/api/endpoints/reach.ts';
import { ApiError } from '../../core/api/error.ts';
import { isAnothers, wantsPush } from '../../core/flows/keptDevice.ts';
import { registerDevice, unregisterDevice } from '../../core/flows/pushDevice.ts';
import { pageLink } from '../../core/rules/links.ts';
import type { Spesa } from '../../core/spesa.ts';
import { endSubscription, pushDevice, type Asked } from './askPush.ts';

/** This device as the shop reaches it, asked for with or without a question to the customer. Throws ApiError. */
export async function askDevice(spesa: Spesa, silently: boolean): Promise<Asked> {
  const { client, config, browser } = spesa;
  const isApp = Boolean(config.app);
  return pushDevice({
    home: pageLink(config.pages, 'home'),
    isApp,
    uuid: browser.local.read('client', String) ?? browser.uuid(),
    publicKey: async () => (await client.call(reach.pushKey, {})).data.publicKey,
    silently,
  });
}

export { registerDevice };

/** Stops the messages to this device, at the shop and in the browser. */
export async function stopPush(spesa: Spesa): Promise<void> {
  await unregisterDevice(spesa, { wanted: false });
  await endSubscription(pageLink(spesa.config.pages, 'home'));
}

/**
 * After a login: the device of a customer who has switched messages on is registered again (account §4), without a question; who has taken
 * the consent or the permission back gets none. What the customer before had switched on here reaches nobody else.
 */
export async function renewPush(spesa: Spesa): Promise<void> {
  try {
    if (isAnothers(spesa)) return await endSubscription(pageLink(spesa.config.pages, 'home'));
    const asked = wantsPush(spesa) ? await askDevice(spesa, true) : { failed: 'refused' as const };
    if ('device' in asked) await registerDevice(spesa, asked.device);
    else if (asked.failed !== 'failed') await stopPush(spesa);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
