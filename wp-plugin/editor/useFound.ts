import { useEffect, useState } from '@wordpress/element';
import type { Found } from './shopApi.ts';

const quiet = 300;

/** What a source gives, asked again when the key changes; undefined until it has answered. */
export function useFound(key: string, ask: () => Promise<Found>): { found: Found | undefined; retry(): void } {
  const [found, setFound] = useState<Found>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(() => void ask().then((given) => gone || setFound(given)), quiet);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
    // What is asked is named by the key.
  }, [key, round]);
  return { found, retry: () => setRound((before) => before + 1) };
}
