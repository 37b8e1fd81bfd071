import { useState } from 'react';

/** What the link of a mail brought in its query; it leaves the address bar and the history at once, so that nobody reads it there (SES-15). */
export function useLinkTokens<N extends string>(names: readonly N[]): Record<N, string> {
  const [tokens] = useState(() => {
    const query = new URLSearchParams(location.search);
    const found = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<N, string>;
    if (names.some((name) => query.has(name))) {
      for (const name of names) query.delete(name);
      history.replaceState(history.state, '', `${location.pathname}?${query}`.replace(/\?$/, ''));
    }
    return found;
  });
  return tokens;
}
