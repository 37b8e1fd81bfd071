import { catalogue } from '../api/endpoints/catalogue.ts';
import * as dietTexts from '../labels/it/diet.ts';
import { dietConflicts, isConflict, toldAllergens } from '../rules/diet.ts';
import { readable } from '../rules/text.ts';
import type { Product } from '../schema/catalogue.ts';
import type { Spesa } from '../spesa.ts';
import { dietOf } from './diet.ts';
import { allergenWords } from './dietWords.ts';

/** A product that was printed does not tell its allergens: it is read as its page reads it. Nothing of the profile is in the call. */
async function told({ client }: Spesa, product: Product): Promise<Product> {
  if (toldAllergens(product) !== undefined) return product;
  const answer = await client.call(catalogue.product, { product_id: product.productId }).catch(() => undefined);
  return answer?.data ?? product;
}

/** So many products are read at the same time. */
const SIDE = 6;

/** Asks once before several products are added among which are some that the customer does not eat (LAW-15); what is in the cart already is not asked about. False when nothing shall be added. */
export async function askDietOfAll(spesa: Spesa, products: readonly Product[]): Promise<boolean> {
  const diet = dietOf(spesa);
  const lines: string[] = [];
  const fresh = products.filter(({ productId }) => spesa.cart.quantityOf({ productId }) === 0);
  for (let start = 0; start < fresh.length; start += SIDE)
    for (const product of await Promise.all(fresh.slice(start, start + SIDE).map((one) => told(spesa, one)))) {
      const words = allergenWords(dietConflicts(product, diet));
      if (words.length > 0) lines.push(`${readable(product.name)}: ${words.join('. ')}`);
    }
  if (lines.length === 0) return true;
  const answer = await spesa.dialogs.open('confirm', {
    title: dietTexts.askAll(),
    lines: [...new Set(lines)],
    text: dietTexts.askAllText(),
    yes: dietTexts.addAllAnyway(),
    no: dietTexts.addNone(),
  });
  return answer === true;
}

/** Asks before something is added that the customer does not eat (LAW-15); false when it shall not be. */
export async function askDiet(spesa: Spesa, product: Product): Promise<boolean> {
  const conflicts = dietConflicts(await told(spesa, product), dietOf(spesa));
  if (!isConflict(conflicts)) return true;
  const answer = await spesa.dialogs.open('confirm', {
    title: dietTexts.ask({ name: readable(product.name) }),
    lines: allergenWords(conflicts),
    text: dietTexts.askText(),
    yes: dietTexts.addAnyway(),
    no: dietTexts.leave(),
  });
  return answer === true;
}
