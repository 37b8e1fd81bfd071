import type { Endpoint } from '../../core/api/endpoint.ts';
import type { Prefetch } from './defineWidget.ts';

type Values = Record<string, unknown>;

/** Where a plan's `{route:…}` and `{query:…}` come from. */
export interface Place {
  route: Record<string, string>;
  query: URLSearchParams;
}

/** Slots that number a page: at least 1. */
const isPage = (name: string) => name === 'page';

/**
 * Fills a prefetch plan as the plugin does: `{field}` from the attributes, `{route:slug}` and `{query:page}` from the address.
 * Empty, 0 and false leave the parameter out; undefined when a required one is missing.
 */
export function fillPlan(plan: Prefetch, values: Values, place: Place): Record<string, string | number | boolean> | undefined {
  const input: Record<string, string | number | boolean> = {};
  for (const [name, given] of Object.entries(plan.input)) {
    const slot = typeof given === 'string' ? /^\{(?:(route|query):)?(\w+)(!)?\}$/.exec(given) : null;
    const value = !slot ? given : slot[1] === 'route' ? place.route[slot[2]!] : slot[1] === 'query' ? (place.query.get(slot[2]!) ?? undefined) : (values[slot[2]!] as string | number | boolean | undefined);
    if (value === undefined || value === '' || value === 0 || value === false) {
      if (slot?.[3]) return undefined;
      continue;
    }
    if (slot && isPage(name)) {
      const page = Math.floor(Number(value));
      if (page > 1) input[name] = page;
    } else input[name] = value;
  }
  return input;
}

/** Is this endpoint among the plans? */
export const planned = (plans: readonly Prefetch[], name: string): Endpoint | undefined => plans.find(({ endpoint }) => endpoint.name === name)?.endpoint;
