import * as v from 'valibot';

const text = v.optional(v.string());
/** HTML that WordPress has made. */
const rendered = v.object({ rendered: v.string(), protected: v.optional(v.boolean()) });

/** One entry of a menu with those below it (wire P15). */
export interface MenuItem {
  id: number;
  order: number;
  parent: number;
  title: string;
  url: string;
  target?: string | undefined;
  classes?: string | undefined;
  object_id?: number | undefined;
  object?: string | undefined;
  object_slug?: string | undefined;
  type?: string | undefined;
  children?: MenuItem[] | undefined;
}
export const menuItemSchema: v.GenericSchema<MenuItem> = v.object({
  id: v.number(),
  order: v.number(),
  parent: v.number(),
  title: v.string(),
  url: v.string(),
  target: text,
  classes: text,
  object_id: v.optional(v.number()),
  object: text,
  object_slug: text,
  type: text,
  children: v.optional(v.array(v.lazy(() => menuItemSchema))),
});

/** A slide of the content platform: pictures are addresses, empty for none; `target` is `_blank` or empty. */
export const slideSchema = v.object({
  id: v.number(),
  title: v.string(),
  img: v.string(),
  img_mobile: text,
  url: text,
  target: text,
  order: v.number(),
});

const topicSchema = v.object({
  id: v.number(),
  name: v.string(),
  slug: v.string(),
  link: text,
  count: v.optional(v.number()),
});

/** An article in lists: title, excerpt and content are HTML, the date is local time without a zone. */
export const articleSchema = v.object({
  id: v.number(),
  slug: v.string(),
  custom_slug: text,
  date: v.string(),
  link: v.string(),
  title: rendered,
  excerpt: v.optional(rendered),
  content: v.optional(rendered),
  featured_image_url: text,
  categories: v.optional(v.array(topicSchema)),
});
export type Article = v.InferOutput<typeof articleSchema>;

/** A static page; a list of one or none is asked for by slug. */
export const staticPageSchema = v.object({
  id: v.number(),
  slug: v.string(),
  link: text,
  title: rendered,
  content: rendered,
});

export const uxBlockSchema = v.object({ id: v.optional(v.number()), slug: v.string(), content: rendered });

/** Who sells (D.Lgs. 70/2003 art. 7): empty texts are not told. */
const traderSchema = v.object({
  name: v.string(),
  address: text,
  vat: text,
  register: text,
  capital: text,
  email: text,
  pec: text,
  phone: text,
});

/** What the site answers below custom/v1, by the name of the endpoint. */
export const customSchema = v.object({ trader: v.optional(traderSchema), topics: v.optional(v.array(topicSchema)) });

/** A hit of the search over everything: a product, a recipe, an article or a page. */
export const hitSchema = v.object({
  id: v.number(),
  type: v.picklist(['product', 'recipe', 'article', 'page']),
  title: v.string(),
  slug: v.string(),
  url: v.string(),
  excerpt: text,
  image: text,
});

/** A hit of WordPress' own search. */
export const foundSchema = v.object({
  id: v.number(),
  title: v.string(),
  url: v.string(),
  type: v.string(),
  subtype: v.string(),
});
export type Hit = v.InferOutput<typeof hitSchema>;
