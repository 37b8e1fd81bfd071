import * as listTexts from '../../../core/labels/it/list.ts';
import { listLogin } from '../../../core/flows/listLogin.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';

/** Lists are the customer's own: asks who is there. */
export function ListsLogin() {
  const spesa = useSpesa();
  const login = useCommand(() => listLogin(spesa));
  return (
    <EmptyState
      icon="user"
      title={listTexts.login()}
      action={
        <Button busy={login.busy} onClick={() => void login.run()}>
          {listTexts.signIn()}
        </Button>
      }
    />
  );
}
