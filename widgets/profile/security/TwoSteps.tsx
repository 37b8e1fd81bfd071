import { security } from '../../../core/api/endpoints/security.ts';
import { withStepUp } from '../../../core/flows/withStepUp.ts';
import * as securityTexts from '../../../core/labels/it/profile/security.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { PageSection } from '../../ui/FormPage.tsx';
import { Pending } from '../../ui/Pending.tsx';

/** Whether a pin by mail follows the password, and the switch for it. */
export function TwoSteps() {
  const spesa = useSpesa();
  const { client, query } = spesa;
  const { status, data, reload } = useQuery(security.mfa, {});
  const change = useCommand(async (enabled: boolean) => {
    const answer = await withStepUp(spesa, () => client.call(security.updateMfa, { enabled }));
    query.put(security.mfa, {}, answer.data);
  });
  return (
    <PageSection title={securityTexts.mfa()}>
      <p>{securityTexts.mfaText()}</p>
      {data ? (
        <div className="form-page__ways">
          <strong role="status">{(data.enabled ? securityTexts.mfaOn : securityTexts.mfaOff)()}</strong>
          <Button variant="secondary" busy={change.busy} onClick={() => void change.run(!data.enabled)}>
            {(data.enabled ? securityTexts.mfaStop : securityTexts.mfaStart)()}
          </Button>
        </div>
      ) : (
        <Pending status={status} reload={reload} lines={1} />
      )}
    </PageSection>
  );
}
