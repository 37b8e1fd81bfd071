/**
 * The service worker of the shop: shows push messages (account §3) and opens their page when they are pressed. It keeps nothing, answers no
 * request and stands before no page; the plugin serves it below the home page, at `?spesa-worker=1`.
 */
import { readPushMessage } from '../core/rules/pushMessage.ts';

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Lasting {
  data: { json(): unknown } | null;
}
interface Pressed extends Lasting {
  notification: Notification;
}
interface OpenWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Pressed) => void): void;
}

const worker = globalThis as unknown as Worker;
const { origin, href } = worker.location;
const home = new URL('./', href).pathname;

function read(data: Pushed['data']) {
  try {
    return readPushMessage(data?.json(), { origin, home });
  } catch {
    return undefined;
  }
}

/** A later message of the same page takes the place of the one before it. A browser wants something to be shown for whatever was pushed. */
function show(data: Pushed['data']): Promise<void> {
  const { title, body, path } = read(data) ?? { title: worker.location.hostname, body: '', path: home };
  return worker.registration.showNotification(title, { body, tag: path, data: path, lang: 'it' });
}

/** The page itself where it is open already, else a window of its own: no page that somebody is on is led away. */
async function open(path: string): Promise<unknown> {
  const url = new URL(path, origin);
  const same = (other: string) => {
    const { pathname, search } = new URL(other);
    return pathname.replace(/\/$/, '') === url.pathname.replace(/\/$/, '') && search === url.search;
  };
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => same(one.url));
  return there ? there.focus() : worker.clients.openWindow(url.href);
}

worker.addEventListener('push', (event) => event.waitUntil(show(event.data)));
worker.addEventListener('notificationclick', (event) => {
  const { data } = event.notification as Notification & { data: unknown };
  event.notification.close();
  event.waitUntil(open(typeof data === 'string' ? data : home));
});
