import type { Product } from '../../../../core/schema/catalogue.ts';
import { Problem, malformed, status } from '../../problem.ts';

type Texts = Record<string, string>;

/** The select options of a product as chosen; every one must be, and undeclared ones are left out (§5). */
export function chosenParams(product: Product, params: Texts = {}): Texts {
  const chosen: Texts = {};
  for (const option of product.selectOptions ?? []) {
    const key = Object.hasOwn(params, option.parameterName) ? params[option.parameterName] : undefined;
    if (key === undefined || !option.options.some((each) => each.key === key)) throw new Problem(status.validation, 'cart.optionsRequired', 'È necessario selezionare tutte le opzioni');
    chosen[option.parameterName] = key;
  }
  return chosen;
}

const known = ['accept_alternatives', 'custom_weight', 'customWeight', 'size', 'note'];

/** The notes of a line: the known keys only, `customWeight` read as `custom_weight` (rulings 14). */
export function knownInfos(infos: Texts = {}): Texts {
  const kept: Texts = {};
  for (const key of known) {
    const text = Object.hasOwn(infos, key) ? infos[key] : undefined;
    if (text === undefined) continue;
    if (text.length > 300) throw malformed('Una nota è troppo lunga.');
    kept[key === 'customWeight' ? 'custom_weight' : key] = text;
  }
  return kept;
}
