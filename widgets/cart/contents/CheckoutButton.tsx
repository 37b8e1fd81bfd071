import { goToCheckout } from '../../../core/flows/goToCheckout.ts';
import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import { cartLines } from '../../../core/rules/cartLines.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';

/** On to the checkout, once login, address and slot are there (§4); nothing while the cart is empty. `reason` is the id of the words that say why it is not yet possible. */
export function CheckoutButton({ reason }: { reason?: string | undefined }) {
  const spesa = useSpesa();
  const cart = useCart();
  const go = useCommand(() => goToCheckout(spesa));
  if (!cart || cartLines(cart).length === 0) return null;
  return (
    <Button
      wide={!reason}
      variant={reason ? 'secondary' : 'primary'}
      aria-disabled={reason ? true : undefined}
      aria-describedby={reason}
      busy={go.busy}
      onClick={() => void go.run()}
    >
      {cartContentsTexts.checkout()}
    </Button>
  );
}
