import type { Endpoint } from '../../core/api/endpoint.ts';
import { idPattern, lastPage, longestText, longestWords } from '../../core/rules/addressLimits.ts';
import { entriesOf, kindOf } from '../../core/schema/shape.ts';
import type { Prefetch } from './defineWidget.ts';

type Values = Record<string, unknown>;

/** Where a plan's `{route:…}` and `{query:…}` come from. */
export interface Place {
  route: Record<string, string>;
  query: URLSearchParams;
}

type Value = string | number | boolean;

const cut = (text: string, name: string): string =>
  [...text].slice(0, name === 'q' ? longestWords : longestText).join('');

/** A text of the address as the call's query has it: flags are `1` or `true`, numbers digits alone, of the query not beyond the last page. */
function typed(plan: Prefetch, name: string, source: string, text = ''): Value {
  const entry = entriesOf(plan.endpoint.query)[name];
  const type = entry && kindOf(entry);
  if (type === 'boolean') return text === '1' || text === 'true';
  if (type !== 'number') return text;
  const number = idPattern.test(text) ? Number(text) : 0;
  return source === 'query' ? Math.min(lastPage, number) : number;
}

/**
 * Fills a prefetch plan as the plugin does: `{field}` from the attributes, `{route:slug}` and `{query:page}` from the address.
 * Empty, 0 and false leave the parameter out; undefined when a required or a route's one is missing, or nothing at all is asked for.
 */
export function fillPlan(plan: Prefetch, values: Values, place: Place): Record<string, Value> | undefined {
  const input: Record<string, Value> = {};
  let slots = 0;
  let filled = 0;
  for (const [name, given] of Object.entries(plan.input)) {
    const [, source, slot = '', required] =
      (typeof given === 'string' && /^\{(?:(route|query):)?(\w+)(!)?\}$/.exec(given)) || [];
    const text = source === 'route' ? place.route[slot] : (place.query.get(slot) ?? undefined);
    const set = !slot ? given : source ? typed(plan, name, source, text) : (values[slot] as Value | undefined);
    const value = slot && typeof set === 'string' ? cut(set, name) : set;
    slots += slot ? 1 : 0;
    if (value === undefined || value === '' || value === 0 || value === false) {
      if (required || source === 'route') return undefined;
    } else if (name !== 'page' || source !== 'query' || value !== 1) {
      input[name] = value;
      filled += slot ? 1 : 0;
    }
  }
  if (plan.sizes) input['page_size'] ??= plan.sizes[input['q'] ? 1 : 0];
  else if (slots > 0 && filled === 0) return undefined;
  return input;
}

/** Is this endpoint among the plans? */
export const planned = (plans: readonly Prefetch[], name: string): Endpoint | undefined =>
  plans.find(({ endpoint }) => endpoint.name === name)?.endpoint;
