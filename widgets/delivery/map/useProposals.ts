import { useEffect, useRef, useState } from 'react';
import { addressSearch, type PlaceResult, type Proposal } from './googlePlaces.ts';

const FEWEST_LETTERS = 4;
/** Google is asked when the typing has rested for this long, in ms. */
const PAUSE_MS = 300;

interface Proposals {
  found: readonly Proposal[];
  /** Google has not answered the last question. */
  failed: boolean;
  /** Asks at once, without waiting for the typing to rest. */
  ask(): void;
  /** Ends the session with the one that was chosen; undefined where Google does not answer. */
  take(proposal: Proposal): Promise<PlaceResult | undefined>;
}

/** What Google's places propose for what is typed; null asks nothing. Only the last question is answered (NET-15). */
export function useProposals(mapsKey: string, words: string | null): Proposals {
  const [google] = useState(() => addressSearch(mapsKey));
  const [{ found, failed }, setAnswer] = useState<Pick<Proposals, 'found' | 'failed'>>({ found: [], failed: false });
  const asked = useRef(0);
  const typed = words?.trim() ?? '';

  const ask = async (): Promise<void> => {
    if (typed.length < FEWEST_LETTERS) return;
    const mine = ++asked.current;
    const proposals = await google.propose(typed).catch(() => undefined);
    if (mine === asked.current) setAnswer({ found: proposals ?? [], failed: !proposals });
  };
  useEffect(() => {
    asked.current += 1;
    if (words !== null)
      setAnswer((last) => ({ found: typed.length < FEWEST_LETTERS ? [] : last.found, failed: false }));
    if (typed.length < FEWEST_LETTERS) return;
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    found,
    failed,
    ask: () => void ask(),
    async take(proposal) {
      asked.current += 1;
      setAnswer({ found: [], failed: false });
      const place = await proposal.place().catch(() => undefined);
      if (!place) setAnswer({ found: [], failed: true });
      return place;
    },
  };
}
