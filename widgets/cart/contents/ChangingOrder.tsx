import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import { wholeCart } from '../../../core/api/endpoints/wholeCart.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** Says that the cart holds an order that is being changed, and how to leave that as it is (account §4, cart status 7). */
export default function ChangingOrder({ cart }: { cart: Cart }) {
  const { cart: store } = useSpesa();
  const leave = useCommand(
    () => store.run(wholeCart.close, { cart_id: cart.cartId }),
    cartContentsTexts.keepOrderError,
  );
  if (cart.orderId === undefined) return null;
  return (
    <Notice title={cartContentsTexts.changingOrder({ n: cart.orderId })}>
      <p>{cartContentsTexts.changingOrderText()}</p>
      <Button small variant="secondary" busy={leave.busy} onClick={() => void leave.run()}>
        {cartContentsTexts.keepOrder()}
      </Button>
      {leave.error && <p>{leave.error}</p>}
    </Notice>
  );
}
