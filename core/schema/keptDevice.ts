import * as v from 'valibot';

/** Who wants messages on this device, and as what it was registered. */
export const keptDeviceSchema = v.object({ userId: v.number(), platform: v.string(), uuid: v.string() });
