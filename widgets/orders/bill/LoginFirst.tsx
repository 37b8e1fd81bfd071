import * as orderTexts from '../../../core/labels/it/orders.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';

/** Orders are the customer's own: asks who is there. */
export function LoginFirst() {
  const { dialogs, cart } = useSpesa();
  const login = useCommand(async () => (await dialogs.open('login', {})) !== undefined && cart.load());
  return (
    <EmptyState
      icon="user"
      title={orderTexts.login()}
      action={
        <Button busy={login.busy} onClick={() => void login.run()}>
          {orderTexts.signIn()}
        </Button>
      }
    />
  );
}
