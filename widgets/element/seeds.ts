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

/** Gives the seeds of this visitor's store, day and slot to the element's first reads; those not younger than 15 minutes, or from the future, are shown while the answer is asked anew (design 5.6). */
export function sow(host: HTMLElement, plans: readonly Prefetch[], { query, cart, browser }: Spesa): Seed[] {
  return readSeeds(host).filter((seed) => {
    const endpoint = planned(plans, seed.endpoint);
    if (!endpoint || seed.hash !== cart.hash()) return false;
    const data = tolerant(endpoint.answer)(seed.data);
    if (data === undefined) return false;
    const age = browser.now() - seed.at;
    if (query.peek(endpoint, seed.input).status === 'idle') query.put(endpoint, seed.input, data, age < LIFETIME && age > -60_000 ? 'ready' : 'old');
    return true;
  });
}
