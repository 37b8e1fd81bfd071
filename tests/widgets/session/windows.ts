import { vi } from 'vitest';

/** What stands in the window: somebody who answers at the provider, whose page then speaks as ours does. */
export type Visit = (url: string, speak: (data: object, origin?: string) => void, popup: { closed: boolean }) => void;

/** Windows that open on this: their features, and the addresses they were led to. */
export function windows(visit: Visit): { features: string[]; urls: URL[] } {
  const seen = { features: [] as string[], urls: [] as URL[] };
  vi.stubGlobal('open', (_url: string, _name: string, features: string) => {
    seen.features.push(features);
    const popup = {
      closed: false,
      close: () => void (popup.closed = true),
      location: {
        replace(url: string) {
          seen.urls.push(new URL(url));
          const speak = (data: object, origin = 'http://shop.test') =>
            window.dispatchEvent(new MessageEvent('message', { data, origin, source: popup as never }));
          visit(url, speak, popup);
        },
      },
    };
    return popup;
  });
  return seen;
}
