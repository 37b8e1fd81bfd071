import { useEffect, useRef, useState } from 'react';
import { platform } from '../../../core/api/endpoints/platform.ts';
import { suggestions } from '../../../core/api/endpoints/suggestions.ts';
import type { Hit } from '../../../core/schema/platform.ts';
import type { Suggestion } from '../../../core/schema/suggestion.ts';
import { useQuery } from '../../hooks/useQuery.ts';

/** One request per pause in typing, from three letters on (§7). */
const PAUSE_MS = 250;
const FEWEST = 3;
const MOST = 100;

/** As long as the content platform takes them. */
const MOST_HIT_WORDS = 80;
/** Recipes, articles and pages below the products, all together. */
export const MOST_HITS = 4;

interface Found {
  suggestions: readonly Suggestion[];
  /** Products, recipes, articles and pages. */
  hits: readonly Hit[];
  busy: boolean;
}

const noSuggestions: readonly Suggestion[] = [];
const noHits: readonly Hit[] = [];

/** What is found for what stands in the field, of the shop and of its content; only the last question's list is ever shown (NET-15). */
export function useSuggestions(text: string): Found {
  const words = text.trim().replace(/\s+/g, ' ').slice(0, MOST);
  const [asked, setAsked] = useState('');
  const enough = words.length >= FEWEST;
  useEffect(() => {
    const timer = setTimeout(() => setAsked(enough ? words : ''), enough ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [words, enough]);

  const { status, data } = useQuery(suggestions.suggest, asked ? { q: asked } : null);
  const content = useQuery(
    platform.searchAll,
    asked ? { q: asked.slice(0, MOST_HIT_WORDS), per_page: MOST_HITS } : null,
  );
  const last = useRef(noSuggestions);
  if (status === 'ready' && data) last.current = data.suggestions;
  else if (status === 'failed' || !asked) last.current = noSuggestions;
  const lastHits = useRef(noHits);
  if (content.status === 'ready' && content.data) lastHits.current = content.data;
  else if (content.status === 'failed' || !asked) lastHits.current = noHits;
  return {
    suggestions: enough ? last.current : noSuggestions,
    hits: enough ? lastHits.current : noHits,
    busy: status === 'loading',
  };
}
