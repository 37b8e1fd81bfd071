import { deviceSchema, type Device } from '../../core/schema/push.ts';
import { tolerant } from '../../core/schema/tolerant.ts';
import { askApp, hearApp } from './appBridge.ts';
import { pushObstacle, type Obstacle } from './pushObstacle.ts';

/** What came of asking for messages: a device to be registered, or why there is none; `refused` is the answer to the browser's question, `failed` the push service's. */
export type Asked = { device: Device } | { failed: Obstacle | 'refused' | 'failed' };

/** Where the plugin serves the worker, below the home page; its scope lies beside all pages, so no page waits for it and no other plugin's worker gives way. */
const WORKER = '?spesa-worker=1';
const SCOPE = 'spesa-push/';
/** The app asks its customer, who may think. */
const PATIENCE = 60_000;

const readDevice = tolerant(deviceSchema);

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** The worker's address as a page under Trusted Types takes it. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  return (
    trustedTypes
      ?.createPolicy('spesa-worker', {
        createScriptURL(url) {
          if (url !== address) throw new TypeError('No other script address.');
          return url;
        },
      })
      .createScriptURL(address) ?? address
  );
}

/** The app's device; without a bridge, or an answer in time, none. */
function appDevice(): Promise<Asked> {
  return new Promise((resolve) => {
    const end = (asked: Asked) => {
      stop();
      clearTimeout(timer);
      resolve(asked);
    };
    const stop = hearApp('device', (detail) => {
      const device = readDevice(detail);
      end(device?.external_id && device.uuid && device.platform ? { device } : { failed: 'refused' });
    });
    const timer = setTimeout(() => end({ failed: 'failed' }), PATIENCE);
    if (!askApp('pushDevice', {})) end({ failed: 'unsupported' });
  });
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const isKey = (options: PushSubscriptionOptions, key: Uint8Array): boolean => {
  const kept = options.applicationServerKey && new Uint8Array(options.applicationServerKey);
  return kept?.length === key.length && kept.every((byte, at) => byte === key[at]);
};

/** This browser's subscription under the shop's key; one under another key hears nothing and is given up. */
async function subscribe(home: string, publicKey: string): Promise<PushSubscription> {
  const { serviceWorker } = navigator;
  const scope = home + SCOPE;
  const registration =
    (await serviceWorker.getRegistration(scope)) ??
    (await serviceWorker.register(trusted(home + WORKER), { scope, updateViaCache: 'all' }));
  const key = bytesOf(publicKey);
  const kept = await registration.pushManager.getSubscription();
  if (kept && isKey(kept.options, key)) return kept;
  await kept?.unsubscribe();
  await working(registration);
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** A subscription needs a worker that has begun to work. */
async function working({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing;
  if (!worker || worker.state === 'activated') return;
  await new Promise<void>((resolve) =>
    worker.addEventListener('statechange', () => /^(activated|redundant)$/.test(worker.state) && resolve()),
  );
}

interface Wanted {
  /** The path that the site begins at. */
  home: string;
  /** Whoever asks is in the native app. */
  isApp: boolean;
  /** Names this browser. */
  uuid: string;
  /** Asked for when the customer has said yes, so that the browser's question still answers their press. */
  publicKey(): Promise<string>;
  /** Only where the browser need not ask: after a login nobody is asked anything. */
  silently?: boolean;
}

/** This device as push messages reach it: the app's by its bridge, a browser's by its push service, after the browser's own question (account §4). */
export async function pushDevice({ home, isApp, uuid, publicKey, silently = false }: Wanted): Promise<Asked> {
  if (isApp) return appDevice();
  const failed = pushObstacle({ isApp });
  if (failed) return { failed };
  if (silently && Notification.permission !== 'granted') return { failed: 'refused' };
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return { failed: permission === 'denied' ? 'blocked' : 'refused' };
  const key = await publicKey();
  try {
    const subscription = await subscribe(home, key);
    const { userAgent } = navigator;
    return {
      device: {
        external_id: JSON.stringify(subscription),
        uuid,
        platform: 'web',
        model: userAgent.slice(0, 300),
        platform_version: /(?:Chrome|Firefox|Version)\/[\d.]+/.exec(userAgent)?.[0] ?? '',
        manufacturer: navigator.vendor,
      },
    };
  } catch {
    return { failed: 'failed' };
  }
}

/** Gives up this browser's subscription; the app keeps its own. */
export async function endSubscription(home: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(home + SCOPE).catch(() => undefined);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await registration?.unregister();
}
