import type { GenericSchema } from 'valibot';
import { entriesOf, isOptional, kindOf, shapeOf, type Shape } from '../../core/schema/shape.ts';

/** Which fields of an answer are kept: `1` a leaf, a record by name, `[]` each item of a list, `*` each value of a record. */
export type AnswerFields = 1 | { [name: string]: AnswerFields };

const maxLazy = 2;

function merge(all: readonly AnswerFields[]): AnswerFields {
  const records = all.filter((fields) => fields !== 1);
  return records.length ? Object.assign({}, ...records) : 1;
}

function walk(shape: Shape, lazy: number): AnswerFields {
  if ('wrapped' in shape) return walk(shape.wrapped, lazy);
  if (shape.type === 'object')
    return Object.fromEntries(
      Object.entries(shape.entries).flatMap(([name, entry]) =>
        tooDeep(entry, lazy) ? [] : [[name, walk(entry, lazy)]],
      ),
    );
  if (shape.type === 'array') return { '[]': walk(shape.item, lazy) };
  if (shape.type === 'record') return { '*': walk(shape.value, lazy) };
  if (shape.type === 'lazy') return lazy >= maxLazy ? 1 : walk(shape.getter(undefined), lazy + 1);
  if (shape.type === 'union' || shape.type === 'variant' || shape.type === 'intersect')
    return merge(shape.options.map((option) => walk(option, lazy)));
  return 1;
}

/** Does this optional entry only lead into a recursion that has gone far enough? */
function tooDeep(entry: Shape, lazy: number): boolean {
  if (entry.type !== 'optional' || lazy < maxLazy) return false;
  const inner = entry.wrapped.type === 'array' ? entry.wrapped.item : entry.wrapped;
  return inner.type === 'lazy';
}

/** The fields that a schema knows; recursive schemas end after three levels, as deep as the category tree goes (§3). */
export const answerFields = (schema: GenericSchema): AnswerFields => walk(shapeOf(schema), 0);

/** Name → kind of each key of a query schema, and whether the call needs it. */
export function inputKeys(
  schema: GenericSchema | undefined,
): Record<string, { type: 'text' | 'number' | 'flag'; required: boolean }> {
  return Object.fromEntries(
    Object.entries(entriesOf(schema)).map(([name, entry]) => {
      const kind = kindOf(entry);
      return [
        name,
        { type: kind === 'number' ? 'number' : kind === 'boolean' ? 'flag' : 'text', required: !isOptional(entry) },
      ];
    }),
  );
}
