import { isLateView } from './slim/views.ts';

/** What the bundler knows of a module: whom it imports at once and whom later. */
export interface Module {
  imports: readonly string[];
  later: readonly string[];
}
export type Graph = ReadonlyMap<string, Module>;

/** The elements of a usual home page: what they share comes with the runtime, to save a request (budget of the home page). */
export const homeTags = ['spesa-banner-slider', 'spesa-product-slider', 'spesa-cart-button', 'spesa-user-menu'];

/** Those of them that stand on every page. */
const headerTags = ['spesa-cart-button', 'spesa-user-menu'];

/** Shows a list of products: what that needs at once is not in `actions`. */
const listTag = 'spesa-category-page';

const definition = /\/widgets\/(\w+)\/[\w-]+\/([\w-]+)\.widget\.ts$/;
const isTable = /\/core\/(schema|api\/endpoints)\//;
const customerView = /\/CustomerMenu\.tsx$/;
const hook = /\/widgets\/hooks\//;
const inRules = /\/core\/rules\//;
/** Areas that show what is to be paid. */
const withBill = new Set(['cart', 'checkout', 'orders']);
const inCore = /\/core\//;
const reading = /\/core\/(api\/http|stores\/cartCommands)\.ts$/;
const dialog = /\/widgets\/\w+\/dialogs\//;
export const isShell = /\/widgets\/shell\/(?!mount\.ts$)/;

/** What mends a page whose files are gone after an update; its own file keeps its name, so that old pages find it. */
export const rescue = 'missing';
const isRescue = /\/widgets\/missing\.ts$/;

/** `spesa-x` for every file beside the definition of `x`, and the definition itself. */
export function folderTagOf(id: string): string | undefined {
  const name = /\/widgets\/\w+\/([\w-]+)\/[^/]+$/.exec(id)?.[1];
  return name === undefined ? undefined : `spesa-${name}`;
}

/** `spesa-x` for the file that defines it, else undefined. */
export function tagOf(id: string): string | undefined {
  const name = definition.exec(id)?.[2];
  return name === undefined ? undefined : `spesa-${name}`;
}

function reach(graph: Graph, roots: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.get(id)?.imports ?? []));
  }
  return found;
}

/** Tags that are too small for a chunk of their own, and with whom they live. */
const lodgers: Record<string, string> = { 'spesa-product-slider': 'slides', 'spesa-cart-page': 'area-cart' };

/** The chunk of a module that these owners (tags, `dialogs`, `shell`, `calls`, `commands`) need. */
function chunkOf(id: string, owners: readonly string[], areas: ReadonlyMap<string, string>): string {
  const [only = ''] = owners;
  if (owners.includes('spesa-banner-slider') && !hook.test(id) && owners.every((owner) => areas.has(owner) && !headerTags.includes(owner))) return 'slides';
  if (owners.length === 1) return lodgers[only] ?? only;
  if (owners.some((owner) => homeTags.includes(owner))) return 'runtime';
  if (owners.includes('calls')) return 'calls';
  const among = new Set(owners.map((owner) => areas.get(owner)).filter((area) => area !== undefined));
  if (owners.includes('commands') && owners.includes(listTag)) return 'shared-cart';
  if (owners.includes('commands')) return among.has('cart') || among.has('catalogue') ? 'actions' : `actions-${[...among].join('-') || 'shell'}`;
  if (owners.length === 2 && among.size === 1 && !among.has('cart')) return owners.join('-').replaceAll('-spesa', '');
  if (among.size === 0) return 'shell';
  if (among.size === 1) return `area-${[...among].join('')}`;
  if ([...among].every((area) => withBill.has(area))) return 'shared-bill';
  return among.has('cart') ? 'shared-cart' : inRules.test(id) ? 'shared-rules' : 'shared';
}

/** What shared chunks need of `actions` goes to one of them, so that neither waits for the other in a circle. */
function keepBelow(graph: Graph, plan: Map<string, string>): void {
  const waiting = [...plan.keys()].filter((id) => plan.get(id)?.startsWith('shared'));
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const needed of graph.get(id)?.imports ?? []) {
      if (plan.get(needed) !== 'actions') continue;
      plan.set(needed, 'shared-cart');
      waiting.push(needed);
    }
  }
}

/** What of the runtime is made of `slides` goes there too: the runtime waits for nothing. */
function liftUsers(graph: Graph, plan: Map<string, string>): void {
  for (let moved = true; moved; ) {
    moved = false;
    for (const [id, chunk] of plan) {
      if (chunk !== 'runtime' || !graph.get(id)?.imports.some((needed) => plan.get(needed) === 'slides')) continue;
      plan.set(id, 'slides');
      moved = true;
    }
  }
}

/**
 * Which chunk each module goes to (design §5.2): one for the runtime, with what the home page's elements share with header or calls; one for each tag
 * (definition and view); `slides` for banners, `shell` for its tags, `dialogs`; `calls` for what core does only when a call is made, `commands` for
 * what it does only when the customer acts, `customer` for what a customer's page shows at once, `actions` for what that shares with pages. What elements share: one for two of an area, one an area, `shared`
 * for the rest (its rules are `shared-rules`), `shared-cart` for that of the cart, `shared-bill` for what only cart, checkout and orders show. An import's owners are its importer's or more: so no chunk waits for another in a circle.
 */
export function planChunks(graph: Graph, loader: string): Map<string, string> {
  const later = graph.get(loader)?.later ?? [];
  const runtime = reach(graph, later.filter((id) => tagOf(id) === undefined && !isShell.test(id) && !isRescue.test(id)));
  const areas = new Map<string, string>();
  const owned = new Map<string, Set<string>>();
  for (const id of graph.keys()) {
    const tag = tagOf(id);
    const [, area = ''] = definition.exec(id) ?? [];
    if (tag !== undefined && area !== 'shell') {
      areas.set(tag, area);
      owned.set(tag, reach(graph, [id, ...(graph.get(id)?.later ?? [])]));
    }
  }
  for (const [owner, pattern] of [['dialogs', dialog], ['shell', isShell]] as const) {
    const roots = [...graph.keys()].filter((id) => pattern.test(id));
    owned.set(owner, reach(graph, [...roots, ...roots.filter((id) => tagOf(id)).flatMap((id) => graph.get(id)?.later ?? [])]));
  }
  owned.set('calls', reach(graph, [...graph.keys()].filter((id) => reading.test(id))));
  owned.set('commands', reach(graph, [...graph.values()].flatMap((module) => module.later.filter((id) => inCore.test(id) || (isLateView(id) && !customerView.test(id))))));
  owned.set('customer', reach(graph, [...graph.keys()].filter((id) => customerView.test(id))));
  const plan = new Map<string, string>();
  for (const id of graph.keys()) {
    const owners = [...owned].filter(([, modules]) => modules.has(id)).map(([owner]) => owner);
    const [only] = owners;
    if (id === loader) continue;
    if (runtime.has(id)) plan.set(id, 'runtime');
    else if (isRescue.test(id)) plan.set(id, rescue);
    else if (dialog.test(id)) plan.set(id, 'dialogs');
    else if (only !== undefined) plan.set(id, chunkOf(id, owners, areas));
  }
  keepBelow(graph, plan);
  for (const [id, chunk] of plan) if (chunk.startsWith('shared') && isTable.test(id)) plan.set(id, 'shared-tables');
  liftUsers(graph, plan);
  return plan;
}
