import { goToCheckout } from '../../../core/flows/goToCheckout.ts';
import * as cartContentsTexts from '../../../core/labels/it/cartContents.ts';
import { cartLines } from '../../../core/rules/cartLines.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';

/** On to the checkout, once login, address and slot are there (§4); nothing while the cart is empty. `early` while the minimum is not reached. */
export function CheckoutButton({ early }: { early?: boolean }) {
  const spesa = useSpesa();
  const cart = useCart();
  const go = useCommand(() => goToCheckout(spesa));
  if (!cart || cartLines(cart).length === 0) return null;
  return (
    <Button wide={!early} variant={early ? 'secondary' : 'primary'} busy={go.busy} onClick={() => void go.run()}>
      {cartContentsTexts.checkout()}
    </Button>
  );
}
