import * as dietTexts from '../labels/it/diet.ts';
import type { Conflicts } from '../rules/diet.ts';

/** "Contiene latte, uova" and "Può contenere soia", as far as there is something to say. */
export const allergenWords = ({ contains, traces }: Conflicts): string[] => [
  ...(contains.length > 0 ? [dietTexts.contains({ names: contains.map((one) => dietTexts[one]()).join(', ') })] : []),
  ...(traces.length > 0 ? [dietTexts.mayContain({ names: traces.map((one) => dietTexts[one]()).join(', ') })] : []),
];
