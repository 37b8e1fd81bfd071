import type { DecodedInputOf } from '../../../../core/api/endpoint.ts';
import type { suggestions as rows } from '../../../../core/api/endpoints/suggestions.ts';
import type { Suggestion } from '../../../../core/schema/suggestion.ts';
import { suggest as suggestions } from '../../catalogue/suggest.ts';
import type { Context } from '../../http/context.ts';

/** GET /products/suggest: what the customer may mean, at most ten. */
export async function suggest(
  { q }: DecodedInputOf<typeof rows.suggest>,
  context: Context,
): Promise<{ suggestions: Suggestion[] }> {
  const view = await context.catalogue.current();
  return { suggestions: await suggestions(view, view.warehouseOf(context.hash), q) };
}
