import type { Control, Values } from './toAttributes.ts';

/** Of a category's path its own name. */
const ownName = (path: string): string => path.split(' › ').at(-1)!;

/**
 * A chosen category proposes its name as the title of the block: in place of none, or of the one that the category before proposed.
 *
 * @param before Name of what was chosen before; empty for nothing. `now` is the one of what is chosen now.
 * @returns What changes besides the choice itself.
 */
export function proposed(control: Control, values: Values, { before, now }: { before: string; now: string }): Values {
  const { heading } = values;
  const takes = control.control === 'category' && control.type === 'number' && typeof heading === 'string';
  return takes && heading === ownName(before) ? { heading: ownName(now) } : {};
}
