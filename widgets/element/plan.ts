import type { Endpoint } from '../../core/api/endpoint.ts';
import type { Prefetch } from './defineWidget.ts';

type Values = Record<string, unknown>;

/** Where a plan's `{route:…}` and `{query:…}` come from. */
export interface Place {
  route: Record<string, string>;
  query: URLSearchParams;
}

type Value = string | number | boolean;
type Entry = { type: string; wrapped?: Entry };

/** A text of the address as the call's query has it: flags are `1` or `true`, numbers whole and not negative. */
function typed(plan: Prefetch, name: string, text: string | undefined): Value | undefined {
  const entry = (plan.endpoint.query as { entries?: Record<string, Entry> } | undefined)?.entries?.[name];
  const type = (entry?.wrapped ?? entry)?.type;
  if (type === 'boolean') return text === '1' || text === 'true';
  if (type === 'number') return Math.max(0, Math.floor(Number(text ?? 0)) || 0);
  return text;
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
    const [, source, slot = '', required] = (typeof given === 'string' && /^\{(?:(route|query):)?(\w+)(!)?\}$/.exec(given)) || [];
    const text = source === 'route' ? place.route[slot] : (place.query.get(slot) ?? undefined);
    const value = !slot ? given : source ? typed(plan, name, text) : (values[slot] as Value | undefined);
    slots += slot ? 1 : 0;
    if (value === undefined || value === '' || value === 0 || value === false) {
      if (required || source === 'route') return undefined;
    } else if (name !== 'page' || source !== 'query' || value !== 1) {
      input[name] = value;
      filled += slot ? 1 : 0;
    }
  }
  return slots > 0 && filled === 0 ? undefined : input;
}

/** Is this endpoint among the plans? */
export const planned = (plans: readonly Prefetch[], name: string): Endpoint | undefined => plans.find(({ endpoint }) => endpoint.name === name)?.endpoint;
