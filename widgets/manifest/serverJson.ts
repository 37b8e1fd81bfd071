import type { Endpoint } from '../../core/api/endpoint.ts';
import { catalogue } from '../../core/api/endpoints/catalogue.ts';
import { delivery } from '../../core/api/endpoints/delivery.ts';
import { endpoints } from '../../core/api/endpoints/index.ts';
import { defaultConfig } from '../../core/config.ts';
import { photoWidths } from '../../core/rules/photoWidths.ts';
import { blockTypes } from '../catalogue/category-blocks/blockTypes.ts';
import type { AnyWidget } from '../element/defineWidget.ts';
import { kebab, type Field } from '../element/field.ts';
import { titleText } from '../profile/parts/accountPages.ts';
import { answerFields, inputKeys } from './answerFields.ts';
import { blockName } from './blockJson.ts';
import { notOnCards } from './unprinted.ts';

const keys = new Map<Endpoint, string>(
  Object.entries(endpoints).flatMap(([area, rows]) =>
    Object.entries(rows).map(([name, row]): [Endpoint, string] => [row as Endpoint, `${area}.${name}`]),
  ),
);

/** `catalogue.products` of the row itself; a row outside the table is a developer's mistake. */
export function endpointKey(endpoint: Endpoint): string {
  const key = keys.get(endpoint);
  if (!key)
    throw new Error(`The endpoint ${endpoint.method} ${endpoint.path} is in no table of core/api/endpoints/index.ts.`);
  return key;
}

const attribute = ([name, { type, default: preset, min, max, options }]: [string, Field]) => [
  name,
  {
    attribute: kebab(name),
    type,
    default: preset,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(options && { options: options.map(({ value }) => value) }),
  },
];

/** Tag → attributes as block → attributes. */
const blocksOf = (below: NonNullable<AnyWidget['below']>) =>
  Object.fromEntries(
    Object.entries(below).map(([tag, attributes]) => [`spesa/${tag.replace('spesa-', '')}`, attributes]),
  );

const plan = (widget: AnyWidget) => ({
  tag: widget.tag,
  title: widget.title,
  kind: widget.kind,
  ...(widget.page && { page: widget.page }),
  ...(widget.paths && { paths: Object.values(widget.paths) }),
  ...(widget.optionalSlot && { optionalSlot: true }),
  ...(widget.headed && { headed: true }),
  ...(widget.page && titleText(widget.page) && { heading: titleText(widget.page)!.key }),
  ...(widget.indexed && { indexed: true }),
  ...(widget.about && { about: endpointKey(widget.about) }),
  ...(widget.below && { below: blocksOf(widget.below) }),
  loads: widget.loads,
  for: widget.for,
  personal: widget.personal,
  attributes: Object.fromEntries(Object.entries(widget.attributes).map(attribute)),
  prefetch: widget.prefetch.map(({ endpoint, input, template, sizes, without, own, by }) => ({
    endpoint: endpointKey(endpoint),
    input,
    template,
    ...(sizes && { sizes }),
    ...(template === 'product-list' ? { without: notOnCards } : without && { without }),
    ...(own && { own }),
    ...(by && { by }),
  })),
});

const call = (endpoint: Endpoint) => ({
  method: endpoint.method,
  path: endpoint.path,
  ...(endpoint.base === 'content' && { base: 'content' }),
  hashed: endpoint.hashed,
  query: inputKeys(endpoint.query),
  fields: answerFields(endpoint.answer),
});

/** What the plugin asks for its own sake: routes that fall back to a category, the shop's address for search engines, stores to choose from. */
const own: readonly Endpoint[] = [catalogue.categoryTree, delivery.store, delivery.stores];

/** Everything PHP reads: the plan of each block, the calls those plans use, and the configuration's defaults. */
export function serverJson(widgets: readonly AnyWidget[]) {
  const used = [...new Set([...own, ...widgets.flatMap(({ prefetch }) => prefetch.map(({ endpoint }) => endpoint))])];
  const other = used.find(
    ({ method, effect, base }) => method !== 'GET' || effect !== 'read' || (base !== 'shop' && base !== 'content'),
  );
  if (other)
    throw new Error(
      `Only reads of the shop API and of the content platform can be prefetched, not ${other.method} ${other.path}.`,
    );
  return {
    config: defaultConfig,
    photoWidths,
    blockTypes,
    widgets: Object.fromEntries(widgets.map((widget) => [blockName(widget), plan(widget)])),
    endpoints: Object.fromEntries(used.map((endpoint) => [endpointKey(endpoint), call(endpoint)])),
  };
}
