import { digestOf, isOfSet, labelSets, type LabelSet } from '../../core/rules/labelSets.ts';
import { labelsJson } from './labelsJson.ts';

const bundled = (set: LabelSet): Record<string, string> =>
  Object.fromEntries(Object.entries(labelsJson()).filter(([key]) => isOfSet(key, set)));

/** The digests of the bundled texts of every set as a module: what a server answers with the same digest need not be kept. */
export function labelDigests(): string {
  const rows = (Object.keys(labelSets) as LabelSet[]).map((set) => `  ${set}: ${digestOf(bundled(set))},`);
  return [
    '/** The digests of the bundled texts of each set, by npm run generate. */',
    'export const labelDigests: Readonly<Record<string, number>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}
