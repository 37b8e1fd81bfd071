import * as cartAddedTexts from '../labels/it/cartAdded.ts';
import * as controlTexts from '../labels/it/commonControls.ts';
import { quantityRule } from '../rules/quantity.ts';
import { formatAmount, unitWord } from '../rules/quantityEntry.ts';
import { readable } from '../rules/text.ts';
import type { Product } from '../schema/catalogue.ts';
import type { Spesa } from '../spesa.ts';
import { ACTION_MS, type Toasts } from '../stores/toasts.ts';
import type { Wanted } from '../stores/wish.ts';
import { reportFailure } from './reportFailure.ts';
import { showMessages } from './showMessages.ts';

/** Quantities in thousandths. */
interface Addition {
  product: Product;
  target: Wanted;
  before: number;
  wanted: number;
}

/** The toast of each shop, and for each product what its first addition found. */
const shown = new WeakMap<Toasts, { toast: number; first: ReadonlyMap<string, Addition> }>();

const keyOf = ({ target: { productId, item } }: Addition): string =>
  `${productId}${JSON.stringify(item?.params ?? {})}`;

/** Says what was added: while that is shown further products make the same toast grow; its button takes all of them out again. Does nothing once another customer is logged in. */
export function tellAdded(spesa: Spesa, addition: Addition): void {
  const { toasts, cart, session } = spesa;
  const { product, wanted } = addition;
  const owner = session.store.getState().userId;
  const last = shown.get(toasts);
  const instead = last && toasts.stands(last.toast) ? last.toast : undefined;
  const first = new Map(instead ? last?.first : []);
  if (!first.has(keyOf(addition))) first.set(keyOf(addition), addition);
  const takeOut = async (): Promise<void> => {
    if (session.store.getState().userId !== owner) return;
    const undone = [...first.values()].map(async ({ target, before }) => {
      const messages = await cart.want(target, before);
      if (messages) showMessages(spesa, messages);
    });
    const [refused] = (await Promise.allSettled(undone)).filter(({ status }) => status === 'rejected');
    if (refused) await reportFailure(spesa, (refused as PromiseRejectedResult).reason, cartAddedTexts.undoError);
    else toasts.show({ kind: 'success', text: cartAddedTexts.addUndone(), ms: ACTION_MS });
  };
  const name = readable(product.name);
  const toast = toasts.show({
    kind: 'success',
    text:
      first.size > 1
        ? cartAddedTexts.productsAddText({ n: first.size, name })
        : cartAddedTexts.productAddText({
            quantity: formatAmount(wanted),
            unit: unitWord(quantityRule(product)),
            name,
          }),
    ms: ACTION_MS,
    action: { label: controlTexts.undo(), run: () => void takeOut() },
    instead,
  });
  shown.set(toasts, { toast, first });
}
