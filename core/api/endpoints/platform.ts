import * as v from 'valibot';
import {
  articleSchema,
  customSchema,
  foundSchema,
  hitSchema,
  menuItemSchema,
  slideSchema,
  staticPageSchema,
  uxBlockSchema,
} from '../../schema/platform.ts';
import { area, endpoint } from '../endpoint.ts';
import { wordpressTotals } from '../paging.ts';

const text = v.optional(v.string());
const number = v.optional(v.number());

/** A public read of the content platform: the same for everybody, kept for 15 minutes (§7). */
const read = { who: 'anyone', method: 'GET', base: 'content', cached: true, shared: true } as const;

/** The content platform (§7): WordPress itself, read in the same process by the plugin's templates and over REST by a browser. `_fields` is WordPress' own. */
export const platform = area('platform', {
  menu: endpoint({
    ...read,
    path: '/wp-api-menus/v2/menu-locations/{location}',
    query: v.object({ location: v.string() }),
    answer: v.array(menuItemSchema),
  }),
  /** Those for a delivery service at a moment in Unix seconds; `x` is 0. */
  slides: endpoint({
    ...read,
    path: '/wp/v2/new_slides/{id}/{time}/{x}',
    query: v.object({ id: v.string(), time: v.number(), x: v.number(), deliveryServiceId: number }),
    answer: v.array(slideSchema),
  }),
  /** Those for every service. */
  slidesById: endpoint({
    ...read,
    path: '/wp/v2/slides_by_id/{id}',
    query: v.object({ id: v.string() }),
    answer: v.array(slideSchema),
  }),
  pages: endpoint({
    ...read,
    path: '/wp/v2/pages',
    query: v.object({ slug: v.string(), _fields: text }),
    answer: v.array(staticPageSchema),
  }),
  /** Articles of the sections `magazine` and `next-gen`; `random` is another order every day, `category` a slug. */
  articles: endpoint({
    ...read,
    path: '/wp/v2/{type}',
    query: v.object({
      type: v.string(),
      per_page: number,
      page: number,
      random: v.optional(v.boolean()),
      category: text,
      search: text,
      _fields: text,
    }),
    answer: v.array(articleSchema),
    hashed: true,
    paging: wordpressTotals,
  }),
  /** What the site has registered under a name; others are not found. */
  custom: endpoint({
    ...read,
    path: '/custom/v1/{endpoint}',
    query: v.object({ endpoint: v.string() }),
    answer: customSchema,
  }),
  blocks: endpoint({
    ...read,
    path: '/wp/v2/ux-blocks',
    query: v.object({ slug: v.string(), _fields: text }),
    answer: v.array(uxBlockSchema),
  }),
  /** Products, recipes, articles and pages in one list; `per_page` of each kind, 24 without it (§9). */
  searchAll: endpoint({
    ...read,
    path: '/custom/ali/search',
    query: v.object({ q: v.string(), per_page: number }),
    answer: v.array(hitSchema),
    failure: 'silent',
  }),
  /** WordPress' own search (ruling 27); 24 without `per_page` (§9). */
  search: endpoint({
    ...read,
    path: '/wp/v2/search',
    query: v.object({ search: v.string(), per_page: number, page: number, _fields: text }),
    answer: v.array(foundSchema),
    failure: 'silent',
    paging: wordpressTotals,
  }),
});
