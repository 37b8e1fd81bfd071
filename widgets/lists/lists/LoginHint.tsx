import { loginFirst } from '../../../core/flows/loginFirst.ts';
import * as listTexts from '../../../core/labels/it/list.ts';
import * as sessionTexts from '../../../core/labels/it/session.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';

/** Tells a visitor how long the lists last, and how to keep them. */
export function LoginHint() {
  const spesa = useSpesa();
  const login = useCommand(() => loginFirst(spesa));
  return (
    <div className="lists__hint">
      <p>{listTexts.visitorHint()}</p>
      <Button small variant="secondary" busy={login.busy} onClick={() => void login.run()}>
        {sessionTexts.title()}
      </Button>
    </div>
  );
}
