import type { AnswerOf, Endpoint, InputOf } from '../../core/api/endpoint.ts';
import type { Prefetch } from '../element/defineWidget.ts';
import { fillPlan, type Place } from '../element/plan.ts';
import { useQuery, type Reading } from './useQuery.ts';

const nowhere: Place = { route: {}, query: new URLSearchParams() };

/** What the definition's plan asks of a call, so that the server's seed fits to the letter; null while something is missing. */
export function plannedInput<E extends Endpoint>(
  plans: readonly Prefetch[],
  endpoint: E,
  values: object,
  place: Place,
): InputOf<E> | null {
  const plan = plans.find((one) => one.endpoint.name === endpoint.name);
  if (!plan)
    throw new Error(`No prefetch plan asks ${endpoint.method} ${endpoint.path}: add it to the widget's definition.`);
  return (fillPlan(plan, values as Record<string, unknown>, place) as InputOf<E> | null | undefined) ?? null;
}

/** Reads a call as the definition's plan has it; an incomplete input asks nothing. */
export function usePlanned<E extends Endpoint>(
  plans: readonly Prefetch[],
  endpoint: E,
  values: object,
  place: Place = nowhere,
): Reading<AnswerOf<E>> {
  return useQuery(endpoint, plannedInput(plans, endpoint, values, place));
}
