import { useMemo } from 'react';
import { dietOf } from '../../core/flows/diet.ts';
import { allergenWords } from '../../core/flows/dietWords.ts';
import { dietConflicts } from '../../core/rules/diet.ts';
import type { Product } from '../../core/schema/catalogue.ts';
import { useSpesa } from './useSpesa.ts';

/** What this device's customer does not eat of a product, in words; none where nothing is declared. */
export function useDiet(product: Product): string[] {
  const spesa = useSpesa();
  return useMemo(() => allergenWords(dietConflicts(product, dietOf(spesa))), [spesa, product]);
}
