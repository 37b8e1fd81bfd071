import { loginFirst } from '../../core/flows/loginFirst.ts';
import * as sessionTexts from '../../core/labels/it/session.ts';
import { useCommand } from '../hooks/useCommand.ts';
import { useSpesa } from '../hooks/useSpesa.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Stands for what is a customer's own, and asks who is there; `title` says what for. */
export function LoginFirst({ title }: { title: string }) {
  const spesa = useSpesa();
  const login = useCommand(() => loginFirst(spesa));
  return (
    <EmptyState
      icon="user"
      title={title}
      action={
        <Button busy={login.busy} onClick={() => void login.run()}>
          {sessionTexts.title()}
        </Button>
      }
    />
  );
}
