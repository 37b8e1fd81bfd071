import { isLateView } from './slim/views.ts';

/** What the bundler knows of a module: whom it imports at once and whom later. */
export interface Module {
  imports: readonly string[];
  later: readonly string[];
}
export type Graph = ReadonlyMap<string, Module>;

/** The elements of a usual home page: what they share comes with the runtime, to save a request (budget of the home page). */
export const homeTags = ['spesa-banner-slider', 'spesa-product-slider', 'spesa-cart-button', 'spesa-user-menu'];

const definition = /\/widgets\/(\w+)\/[\w-]+\/([\w-]+)\.widget\.ts$/;
const inCore = /\/core\//;
const dialog = /\/widgets\/\w+\/dialogs\//;
const shell = /\/widgets\/shell\/(?!mount\.ts$)/;

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

/** Areas whose pages the server prints whole: they pay for no calls before one is made. */
const browsing = ['catalogue', 'content'];

/** The chunk of a module that several owners (tags, `dialogs`, `shell`, `commands`) need. */
function sharedChunk(owners: readonly string[], areas: ReadonlyMap<string, string>): string {
  if (owners.some((owner) => homeTags.includes(owner))) return 'runtime';
  const among = new Set(owners.map((owner) => areas.get(owner)).filter((area) => area !== undefined));
  const browsed = browsing.some((area) => among.has(area));
  if (owners.includes('commands')) return browsed ? 'shared' : 'commands';
  if (among.size === 0) return 'shell';
  return among.size === 1 ? `area-${[...among].join('')}` : browsed ? 'shared' : 'desk';
}

/**
 * Which chunk each module goes to (design §5.2): one for the runtime, one for each tag (definition and view), `shell` for its tags, `dialogs`, `commands` for
 * what core does only when a call is made,
 * and for what several of them need the runtime again (the home page's elements), one an area, `shared` where a page of the catalogue or of content is among
 * them, `desk` for the rest. Other modules: the bundler's choice.
 */
export function planChunks(graph: Graph, loader: string): Map<string, string> {
  const later = graph.get(loader)?.later ?? [];
  const runtime = reach(graph, later.filter((id) => tagOf(id) === undefined && !shell.test(id)));
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
  for (const [owner, pattern] of [['dialogs', dialog], ['shell', shell]] as const) {
    const roots = [...graph.keys()].filter((id) => pattern.test(id));
    owned.set(owner, reach(graph, [...roots, ...roots.filter((id) => tagOf(id)).flatMap((id) => graph.get(id)?.later ?? [])]));
  }
  owned.set('commands', reach(graph, [...graph.values()].flatMap((module) => module.later.filter((id) => inCore.test(id) || isLateView(id)))));
  const plan = new Map<string, string>();
  for (const id of graph.keys()) {
    const owners = [...owned].filter(([, modules]) => modules.has(id)).map(([owner]) => owner);
    const [only] = owners;
    if (id === loader) continue;
    if (runtime.has(id)) plan.set(id, 'runtime');
    else if (dialog.test(id)) plan.set(id, 'dialogs');
    else if (only !== undefined) plan.set(id, owners.length === 1 ? only : sharedChunk(owners, areas));
  }
  return plan;
}
