/** What a page asks of the native app around it, and what it tells with it (§2). */
export interface AppRequests {
  /** An http or https address for the system's browser. */
  openExternal: { url: string };
}

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
 * script message handler of iOS. False where there is none or it refuses. Nothing that comes from the app is listened to.
 */
export function askApp<N extends keyof AppRequests>(name: N, detail: AppRequests[N]): boolean {
  const { SpesaApp, webkit } = window as Window & AppWindow;
  try {
    const port = [SpesaApp, webkit?.messageHandlers?.SpesaApp].find(isPort);
    port?.postMessage(JSON.stringify({ name, detail }));
    return port !== undefined;
  } catch {
    return false;
  }
}
