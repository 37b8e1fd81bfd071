import { bodyOf, pathOf, queryOf } from '../../core/api/request.ts';
import { toJson } from '../../core/rules/json.ts';
import type { Begun } from '../element/defineWidget.ts';

/** A call as the boot script begins it: its address below that of the API, with `{id}` where the page's number belongs, and its body, where it is a POST. */
export type BegunAddress = [path: string, body?: string];

/** Writes down a call as core's client would send it; refuses one whose address depends on more than its input. */
export function begunAddress({ endpoint, input }: Begun): BegunAddress {
  if (endpoint.base !== 'shop' || endpoint.sectors || endpoint.hashed || endpoint.captcha || endpoint.shared)
    throw new Error(`${endpoint.name} cannot be begun by the boot script: its row adds something to the call.`);
  const query = new URLSearchParams(queryOf(endpoint, input)).toString().replace('%7Bid%7D', '{id}');
  const body = bodyOf(endpoint, input);
  const path = pathOf(endpoint, input) + (query && `?${query}`);
  return body ? [path, toJson(body)] : [path];
}
