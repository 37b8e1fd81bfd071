/** What the bundler knows of a module: what it imports at once and what it imports later. */
export interface Module {
  imports: readonly string[];
  later: readonly string[];
}
export type Graph = ReadonlyMap<string, Module>;

/** A module that begins a file of the release, with the file's name. */
export interface Bundle {
  name: string;
  id: string;
}

/** The definition of an element, the name of its file and its area. */
export interface Definition extends Bundle {
  area: string;
}

/** All modules that these import at once, themselves too. */
function reach(graph: Graph, roots: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.get(id)?.imports ?? []));
  }
  return found;
}

/**
 * The file of each module, where it is not for Rollup to say: `bundles` (widgets/bundles) hold what they reach, the first that reaches a
 * module keeps it; then one file for each element (definition and view), and one for what the elements of certain areas share.
 */
export function planChunks(
  graph: Graph,
  bundles: readonly Bundle[],
  definitions: readonly Definition[],
): Map<string, string> {
  const plan = new Map<string, string>();
  for (const { name, id } of bundles)
    for (const reached of reach(graph, [id])) if (!plan.has(reached)) plan.set(reached, name);
  const elements = definitions.map((definition) => ({
    ...definition,
    reached: reach(graph, [definition.id, ...(graph.get(definition.id)?.later ?? [])]),
  }));
  for (const { reached, name, area } of elements)
    for (const id of reached) {
      if (plan.has(id)) continue;
      const others = elements.filter((element) => element.name !== name && element.reached.has(id));
      const areas = new Set([area, ...others.map((element) => element.area)]);
      plan.set(id, others.length === 0 ? name : `shared-${[...areas].sort().join('-')}`);
    }
  return plan;
}
