import { sizesOf } from '../../../../core/rules/cartChoices.ts';
import { lotteryCode, lotteryCodeOf, orderNote } from '../../../../core/rules/cartWishes.ts';
import type { Product } from '../../../../core/schema/catalogue.ts';
import { Problem, malformed, status } from '../../http/problem.ts';
import { quoted } from '../../language/quoted.ts';

type Texts = Record<string, string>;

/** The select options of a product as chosen; every one must be, and undeclared ones are left out (§5). A promotion that can be chosen is kept where it was. */
export function chosenParams(product: Product, params: Texts = {}): Texts {
  const chosen: Texts = {};
  for (const option of product.selectOptions ?? []) {
    const key = Object.hasOwn(params, option.parameterName) ? params[option.parameterName] : undefined;
    if (key === undefined || !option.options.some((each) => each.key === key))
      throw new Problem(status.validation, 'cart.optionsRequired', 'È necessario selezionare tutte le opzioni');
    chosen[option.parameterName] = key;
  }
  const promo = product.warehousePromo;
  if (promo?.selectable && params.promo === String(promo.warehousePromoId)) chosen.promo = params.promo;
  return chosen;
}

const known = ['accept_alternatives', 'custom_weight', 'customWeight', 'size', 'note'];

/** Whole grams of a piece, as text; empty takes the wish back. */
function grams(text: string): string {
  const [, digits] = /^(\d{0,5})\s?(?:g|gr)?$/i.exec(text.trim()) ?? [];
  if (digits === undefined)
    throw new Problem(
      status.validation,
      'cart.customWeight',
      'Il peso di un pezzo si scrive in grammi, senza decimali.',
    );
  return digits;
}

/** What is kept of an info of the whole cart: as it is sent, a lottery code as such a code is written, a note without the blanks around it. */
export function cartInfo(property: string, value: string): string {
  if (property === orderNote) return value.trim();
  const kept = property === lotteryCode ? lotteryCodeOf(value) : value;
  if (kept === undefined)
    throw new Problem(status.validation, 'lottery.code', 'Il codice lotteria ha otto lettere o cifre.', {
      field: lotteryCode,
    });
  return kept;
}

/** Refuses a size that the product does not come in. */
export function checkSize(product: Product, { size }: Texts): void {
  const sizes = sizesOf(product);
  if (size && sizes.length > 0 && !sizes.includes(size))
    throw new Problem(status.validation, 'cart.sizeUnknown', `${quoted(product)} non c’è in questo formato.`);
}

/** The notes of a line: the known keys that say something, `customWeight` read as `custom_weight` (ruling 14). */
export function knownInfos(infos: Texts = {}): Texts {
  const kept: Texts = {};
  for (const key of known) {
    const text = Object.hasOwn(infos, key) ? infos[key] : undefined;
    if (text === undefined) continue;
    if (text.length > 300) throw malformed('Una nota è troppo lunga.');
    if (key === 'customWeight' || key === 'custom_weight') kept['custom_weight'] = grams(text);
    else kept[key] = text;
  }
  return Object.fromEntries(Object.entries(kept).filter(([, text]) => text !== ''));
}
