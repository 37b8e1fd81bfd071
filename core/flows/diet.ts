import { dietSchema, type Diet } from '../schema/diet.ts';
import { tolerant } from '../schema/tolerant.ts';
import type { Spesa } from '../spesa.ts';

type Device = Pick<Spesa, 'browser'>;

const readDiet = tolerant(dietSchema);
const emptyDiet: Diet = { allergens: [], diets: [], traces: true, hide: false };

/** What the customer of this device does not eat. */
export const dietOf = ({ browser }: Device): Diet => browser.local.read('diet', readDiet) ?? emptyDiet;

/** Keeps it on this device alone; who excludes nothing has no profile. */
export function keepDiet({ browser }: Device, diet: Diet): void {
  if (diet.allergens.length + diet.diets.length > 0) browser.local.write('diet', diet);
  else browser.local.remove('diet');
}
