import { LIFETIME } from '../../core/api/cache.ts';
import { tolerant } from '../../core/api/tolerant.ts';
import type { Spesa } from '../../core/spesa.ts';
import type { Prefetch, Seed } from './defineWidget.ts';
import { planned } from './plan.ts';

const isSeed = (value: unknown): value is Seed => typeof value === 'object' && value !== null && typeof (value as Seed).endpoint === 'string' && typeof (value as Seed).at === 'number' && typeof (value as Seed).hash === 'string' && typeof (value as Seed).input === 'object';

/** The answers that the server printed into an element; broken ones are none. */
export function readSeeds(host: HTMLElement): Seed[] {
  const script = host.querySelector(':scope > script.spesa-seed');
  try {
    const seeds: unknown = JSON.parse(script?.textContent ?? '[]');
    return Array.isArray(seeds) ? seeds.filter(isSeed) : [];
  } catch {
    return [];
  }
}

/** Gives good seeds to the element's first reads: younger than 15 minutes and of this visitor's store, day and slot (design 5.6). */
export function sow(host: HTMLElement, plans: readonly Prefetch[], { query, cart, browser }: Spesa): Seed[] {
  return readSeeds(host).filter((seed) => {
    const endpoint = planned(plans, seed.endpoint);
    const age = browser.now() - seed.at;
    if (!endpoint || seed.hash !== cart.hash() || age >= LIFETIME || age < -60_000) return false;
    const data = tolerant(endpoint.answer)(seed.data);
    if (data === undefined) return false;
    if (query.peek(endpoint, seed.input).status === 'idle') query.put(endpoint, seed.input, data);
    return true;
  });
}
