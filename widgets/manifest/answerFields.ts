import type { GenericSchema } from 'valibot';

/** Which fields of an answer are kept: `1` a leaf, a record by name, `[]` each item of a list, `*` each value of a record. */
export type AnswerFields = 1 | { [name: string]: AnswerFields };

/** The parts of valibot's schemas that matter for walking them. */
interface Node {
  type: string;
  entries?: Record<string, Node>;
  wrapped?: Node;
  item?: Node;
  value?: Node;
  options?: readonly unknown[];
  getter?: (input: unknown) => Node;
}

const maxLazy = 2;

function merge(all: readonly AnswerFields[]): AnswerFields {
  const records = all.filter((fields) => fields !== 1);
  return records.length ? Object.assign({}, ...records) : 1;
}

function walk(node: Node, lazy: number): AnswerFields {
  if (node.entries) return Object.fromEntries(Object.entries(node.entries).flatMap(([name, entry]) => (entry.type === 'optional' && tooDeep(entry, lazy) ? [] : [[name, walk(entry, lazy)]])));
  if (node.wrapped) return walk(node.wrapped, lazy);
  if (node.type === 'array' && node.item) return { '[]': walk(node.item, lazy) };
  if (node.type === 'record' && node.value) return { '*': walk(node.value, lazy) };
  if (node.getter) return lazy >= maxLazy ? 1 : walk(node.getter(undefined), lazy + 1);
  if (['union', 'variant', 'intersect'].includes(node.type)) return merge((node.options as readonly Node[]).map((option) => walk(option, lazy)));
  return 1;
}

/** Does this entry only lead into a recursion that has gone far enough? */
function tooDeep(entry: Node, lazy: number): boolean {
  const inner = entry.wrapped?.type === 'array' ? entry.wrapped.item : entry.wrapped;
  return inner?.getter !== undefined && lazy >= maxLazy;
}

/** The fields that a schema knows; recursive schemas end after three levels, as deep as the category tree goes (§3). */
export const answerFields = (schema: GenericSchema): AnswerFields => walk(schema as unknown as Node, 0);

/** Name → kind of each key of a query schema, and whether the call needs it. */
export function inputKeys(schema: GenericSchema | undefined): Record<string, { type: 'text' | 'number' | 'flag'; required: boolean }> {
  const entries = (schema as unknown as Node | undefined)?.entries ?? {};
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => {
      const kind = (entry.wrapped ?? entry).type;
      return [name, { type: kind === 'number' ? 'number' : kind === 'boolean' ? 'flag' : 'text', required: entry.wrapped === undefined }];
    }),
  );
}
