import * as v from 'valibot';
import { suggestionSchema } from '../../schema/suggestion.ts';
import { area, endpoint } from '../endpoint.ts';

const cached = true;
const hashed = true;
const shared = true;

/** What the search box proposes (§7). */
export const suggestions = area('suggestions', {
  suggest: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/products/suggest',
    query: v.object({ q: v.string() }),
    answer: v.object({ suggestions: v.array(suggestionSchema) }),
    failure: 'silent',
    cached,
    hashed,
    shared,
  }),
});
