import { signOut } from '../../../core/flows/signIn.ts';
import * as errorTexts from '../../../core/labels/it/errors.ts';
import * as securityTexts from '../../../core/labels/it/profile/security.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { PageSection } from '../../ui/FormPage.tsx';

/** Ends the sessions of all the customer's devices, this one too (SEC-02). */
export function Everywhere() {
  const spesa = useSpesa();
  const leave = useCommand(() => signOut(spesa, { everywhere: true }), errorTexts.errorLogout);
  return (
    <PageSection title={securityTexts.everywhere()}>
      <p>{securityTexts.everywhereText()}</p>
      <div className="form-page__ways">
        <Button variant="secondary" busy={leave.busy} onClick={() => void leave.run()}>
          {securityTexts.everywhereLeave()}
        </Button>
      </div>
    </PageSection>
  );
}
