import * as v from 'valibot';
import type { Endpoint } from '../../../core/api/endpoint.ts';

/** The path of the first member that `given` has and `known` has not. */
function undeclared(given: unknown, known: unknown, path = 'data'): string | undefined {
  if (typeof given !== 'object' || given === null || typeof known !== 'object' || known === null) return undefined;
  for (const [key, value] of Object.entries(given)) {
    const place = `${path}.${key}`;
    if (value === undefined) continue;
    if (!Object.hasOwn(known, key)) return place;
    const deeper = undeclared(value, (known as Record<string, unknown>)[key], place);
    if (deeper) return deeper;
  }
  return undefined;
}

/** Holds a handler's answer to the strict schema of its row, undeclared members included; throws with the place of the breach. */
export function checkAnswer(endpoint: Endpoint, data: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(data));
  const result = v.safeParse(endpoint.answer, sent, { abortEarly: true });
  if (!result.success)
    throw new TypeError(
      `${endpoint.method} ${endpoint.path} answers data.${v.getDotPath(result.issues[0]) ?? ''}: ${result.issues[0].message}`,
    );
  const stray = undeclared(sent, result.output);
  if (stray)
    throw new TypeError(`${endpoint.method} ${endpoint.path} answers ${stray}, which its schema does not declare`);
}
