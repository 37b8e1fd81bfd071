import { quantityRule } from '../rules/quantity.ts';
import { allChosen, presetChoices } from '../rules/options.ts';
import type { Product } from '../schema/catalogue.ts';
import type { Spesa } from '../spesa.ts';
import { analyticsItem } from '../rules/analytics.ts';
import { hasDiet } from './hasDiet.ts';
import { readyFor } from './readyFor.ts';
import { isSilentSuccess, showMessages } from './showMessages.ts';
import { report } from './report.ts';

/** ruling 26: the promotion's setting, else the general one, else true. */
function acceptsAlternatives(
  { acceptAlternatives, acceptAlternativesPromo }: Spesa['config'],
  product: Product,
): boolean {
  return (product.warehousePromo ? acceptAlternativesPromo : undefined) ?? acceptAlternatives ?? true;
}

/**
 * Puts a product into the cart (§4): first login, address and slot, then what the customer does not eat (LAW-15), the choice of options, then a promotion that can be chosen.
 * `quantity` in thousandths of a piece or kilogram is what the line shall hold; `anew` asks for the options also where they are preset. False when the customer leaves on the way; throws ApiError.
 */
export async function addToCart(spesa: Spesa, product: Product, quantity?: number, anew = false): Promise<boolean> {
  const { dialogs, cart, config, preferences } = spesa;
  if (!(await readyFor(spesa, 'add', { productId: product.productId, name: product.name, quantity }))) return false;
  if (hasDiet(spesa) && cart.quantityOf({ productId: product.productId }) === 0) {
    const { askDiet } = await import('./askDiet.ts');
    if (!(await askDiet(spesa, product))) return false;
  }

  let params: Record<string, string> | undefined = presetChoices(product.selectOptions);
  if (anew || !allChosen(product.selectOptions, params)) params = await dialogs.open('options', { product });
  if (!params) return false;
  if (product.warehousePromo?.selectable) {
    const choice = await dialogs.open('promo', { product, promo: product.warehousePromo });
    if (!choice) return false;
    if (choice === 'accept') params = { ...params, promo: String(product.warehousePromo.warehousePromoId) };
  }

  const rule = quantityRule(product);
  const target = {
    productId: product.productId,
    item: {
      ...(Object.keys(params).length > 0 ? { params } : {}),
      ...(product.searchUid ? { searchParams: { searchUid: product.searchUid } } : {}),
      ...(product.deliveryWarehouse ? { deliveryWarehouseId: product.deliveryWarehouse.warehouseId } : {}),
      infos: { accept_alternatives: String(acceptsAlternatives(config, product)) },
    },
  };
  if (quantity === undefined) await cart.known();
  const before = cart.quantityOf(target);
  const wanted = quantity ?? before + rule.start;
  const messages = await cart.want(target, wanted);
  preferences.shopped();
  report(spesa, 'add_to_cart', () => ({ currency: 'EUR', items: [analyticsItem(product, wanted)] }));
  if (!messages) return true;
  if (isSilentSuccess(messages)) (await import('./tellAdded.ts')).tellAdded(spesa, { product, target, before, wanted });
  else showMessages(spesa, messages);
  return true;
}
