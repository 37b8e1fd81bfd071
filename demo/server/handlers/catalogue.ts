import type { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import type { productDetails } from '../../../core/api/endpoints/productDetails.ts';
import type { suggestions } from '../../../core/api/endpoints/suggestions.ts';
import type { Handlers } from '../http/implement.ts';
import { category, categoryBlock, categoryTree } from './catalogue/categories.ts';
import { adv, alternative, alternatives, prices } from './catalogue/more.ts';
import { product, products } from './catalogue/products.ts';
import { suggest } from './catalogue/suggest.ts';

export const catalogueHandlers: Handlers<typeof catalogue> = {
  categoryTree,
  category,
  categoryBlock,
  products,
  product,
  adv,
};

export const productDetailsHandlers: Handlers<typeof productDetails> = { prices, alternatives, alternative };

export const suggestionsHandlers: Handlers<typeof suggestions> = { suggest };
