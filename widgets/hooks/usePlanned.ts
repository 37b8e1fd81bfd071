import type { AnswerOf, Endpoint, InputOf } from '../../core/api/endpoint.ts';
import type { Prefetch } from '../element/defineWidget.ts';
import { fillPlan, type Place } from '../element/plan.ts';
import { useQuery, type Reading } from './useQuery.ts';

const nowhere: Place = { route: {}, query: new URLSearchParams() };

/** Reads a call as the definition's plan has it, so that the server's seed fits to the letter; an incomplete input asks nothing. */
export function usePlanned<E extends Endpoint>(
  plans: readonly Prefetch[],
  endpoint: E,
  values: object,
  place: Place = nowhere,
): Reading<AnswerOf<E>> {
  const plan = plans.find((one) => one.endpoint.name === endpoint.name);
  if (!plan)
    throw new Error(`No prefetch plan asks ${endpoint.method} ${endpoint.path}: add it to the widget's definition.`);
  const input = fillPlan(plan, values as Record<string, unknown>, place);
  return useQuery(endpoint, input ? (input as InputOf<E>) : null);
}
