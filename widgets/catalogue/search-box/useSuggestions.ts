import { useEffect, useRef, useState } from 'react';
import { suggestions } from '../../../core/api/endpoints/suggestions.ts';
import type { Suggestion } from '../../../core/schema/suggestion.ts';
import { useQuery } from '../../hooks/useQuery.ts';

/** One request per pause in typing, from three letters on (§7). */
const PAUSE_MS = 250;
const FEWEST = 3;
const MOST = 100;

const none: readonly Suggestion[] = [];

/** The suggestions for what stands in the field; only the last question's list is ever shown (NET-15). */
export function useSuggestions(text: string): { suggestions: readonly Suggestion[]; busy: boolean } {
  const words = text.trim().replace(/\s+/g, ' ').slice(0, MOST);
  const [asked, setAsked] = useState('');
  const enough = words.length >= FEWEST;
  useEffect(() => {
    const timer = setTimeout(() => setAsked(enough ? words : ''), enough ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [words, enough]);

  const { status, data } = useQuery(suggestions.suggest, asked ? { q: asked } : null);
  const last = useRef(none);
  if (status === 'ready' && data) last.current = data.suggestions;
  else if (status === 'failed' || !asked) last.current = none;
  return { suggestions: enough ? last.current : none, busy: status === 'loading' };
}
