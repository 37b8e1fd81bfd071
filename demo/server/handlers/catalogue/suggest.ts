import type { DecodedInputOf } from '../../../../core/api/endpoint.ts';
import type { catalogue } from '../../../../core/api/endpoints/catalogue.ts';
import type { Suggestion } from '../../../../core/schema/catalogue.ts';
import { suggest as suggestions } from '../../catalogue/suggest.ts';
import type { Context } from '../../http/context.ts';

/** GET /products/suggest: what the customer may mean, at most ten. */
export async function suggest(
  { q }: DecodedInputOf<typeof catalogue.suggest>,
  context: Context,
): Promise<{ suggestions: Suggestion[] }> {
  const view = await context.catalogue.current();
  return { suggestions: await suggestions(view, view.warehouseOf(context.hash), q) };
}
