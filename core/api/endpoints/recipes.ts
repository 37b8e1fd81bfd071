import * as v from 'valibot';
import { recipeSchema } from '../../schema/recipes.ts';
import { area, endpoint } from '../endpoint.ts';

/** What the content platform knows of a product's recipes (§7); an answer that is missing is no recipe. */
export const recipes = area('content', {
  ofProduct: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/wp/v2/recipepid/{productId}/light',
    base: 'content',
    query: v.object({ productId: v.number() }),
    answer: v.array(recipeSchema),
    cached: true,
    failure: 'silent',
  }),
});
