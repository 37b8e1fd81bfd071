import { reach } from '../api/endpoints/reach.ts';
import { ApiError } from '../api/error.ts';
import type { Device } from '../schema/push.ts';
import type { Spesa } from '../spesa.ts';
import { keptDevice, SLICE } from './keptDevice.ts';

/** Registers this device as the customer's, and keeps that they want it. Throws ApiError. */
export async function registerDevice(
  spesa: Pick<Spesa, 'browser' | 'session' | 'client'>,
  device: Device,
): Promise<void> {
  await spesa.client.call(reach.registerDevice, device);
  const { userId } = spesa.session.store.getState();
  const { platform, uuid } = device;
  spesa.browser.local.write(SLICE, { userId, platform, uuid });
}

/** Takes this device out, if it is this customer's, so that nothing more is sent to it; what fails here is not the customer's concern. `wanted` is whether their next login shall bring it back. */
export async function unregisterDevice(
  spesa: Pick<Spesa, 'browser' | 'session' | 'client'>,
  { wanted }: { wanted: boolean },
): Promise<void> {
  const kept = keptDevice(spesa);
  if (kept?.userId !== spesa.session.store.getState().userId) return;
  if (!wanted) spesa.browser.local.remove(SLICE);
  const { platform, uuid } = kept;
  await spesa.client.call(reach.unregisterDevice, { platform, uuid }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}
