import type { AnswerOf, Endpoint } from '../../core/api/endpoint.ts';
import { dataOf, readSeeds } from './seeds.ts';

/** What the server printed for an element, also of another store or day: for what is better than nothing until there is an answer, and where there is none (NET-01). */
export function printedData<E extends Endpoint>(host: HTMLElement, endpoint: E): AnswerOf<E> | undefined {
  const seed = readSeeds(host).find((one) => one.endpoint === endpoint.name);
  return seed && (dataOf(endpoint, seed) as AnswerOf<E> | undefined);
}
