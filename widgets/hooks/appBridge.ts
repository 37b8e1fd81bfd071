import { toJson } from '../../core/rules/json.ts';

/** What a page asks of the native app around it, and what it tells with it (§2). */
export interface AppRequests {
  /** An http or https address for the system's browser. */
  openExternal: { url: string };
  /** As what device push messages reach this app (answered by `spesa-app-device`); asks the customer where the system wants that. */
  pushDevice: Record<string, never>;
  /** From now on this page takes push messages (`spesa-app-message`): the app hands over what has come meanwhile. */
  pushReady: Record<string, never>;
}

/** Events of the window by which the app answers, with what in `detail`. */
const answers = {
  /** A device, or null where the customer or the system does not want it. */
  device: 'spesa-app-device',
  /** A push message. */
  message: 'spesa-app-message',
} as const;

interface Port {
  postMessage(message: string): void;
}
interface AppWindow {
  SpesaApp?: unknown;
  webkit?: { messageHandlers?: { SpesaApp?: unknown } };
}

/** An object of the app's; a frame that content has given this name is none. */
const isPort = (given: unknown): given is Port =>
  typeof given === 'object' &&
  given !== null &&
  typeof (given as Partial<Port>).postMessage === 'function' &&
  (given as Partial<Window>).window !== given;

/**
 * Hands `{ name, detail }` as JSON to the object `SpesaApp` that the native app puts into the page: Android's web message listener, or the
 * script message handler of iOS. False, at once, where there is none or it refuses.
 */
export function askApp<N extends keyof AppRequests>(name: N, detail: AppRequests[N]): boolean {
  const { SpesaApp, webkit } = window as Window & AppWindow;
  try {
    const port = [SpesaApp, webkit?.messageHandlers?.SpesaApp].find(isPort);
    port?.postMessage(toJson({ name, detail }));
    return port !== undefined;
  } catch {
    return false;
  }
}

/** Hears what the app says; returns how to stop. */
export function hearApp(what: keyof typeof answers, listener: (detail: unknown) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<unknown>).detail);
  window.addEventListener(answers[what], hear);
  return () => window.removeEventListener(answers[what], hear);
}
