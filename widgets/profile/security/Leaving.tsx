import { useState } from 'react';
import { security } from '../../../core/api/endpoints/security.ts';
import { withStepUp } from '../../../core/flows/withStepUp.ts';
import * as securityTexts from '../../../core/labels/it/profile/security.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { handFile } from '../../hooks/handFile.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { PageSection } from '../../ui/FormPage.tsx';

/** The copy of the customer's data, and the end of the account, which a link of a mail alone can bring about (LAW-14). */
export default function Leaving() {
  const spesa = useSpesa();
  const [said, setSaid] = useState('');
  const [asked, setAsked] = useState(false);
  const download = useCommand(async () => {
    const { customersData } = await import('../../../core/flows/customersData.ts');
    const text = JSON.stringify(await customersData(spesa), null, 2);
    handFile(new Blob([text], { type: 'application/json' }), 'i-miei-dati.json');
    setSaid(securityTexts.downloadReady());
  });
  const leave = useCommand(async () => {
    await withStepUp(spesa, () => spesa.client.call(security.requestAnonymize, {}));
    setAsked(true);
  });
  return (
    <>
      <PageSection title={securityTexts.download()}>
        <p>{securityTexts.downloadText()}</p>
        <div className="form-page__ways">
          <Button variant="secondary" busy={download.busy} onClick={() => void download.run()}>
            {securityTexts.downloadStart()}
          </Button>
          <span role="status">{said}</span>
        </div>
      </PageSection>
      <PageSection title={securityTexts.leaving()}>
        <p>{securityTexts.leavingText()}</p>
        <div className="form-page__ways">
          <Button variant="danger" busy={leave.busy} onClick={() => void leave.run()}>
            {securityTexts.leavingSend()}
          </Button>
          <span role="status">{asked && securityTexts.leavingSent()}</span>
        </div>
      </PageSection>
    </>
  );
}
