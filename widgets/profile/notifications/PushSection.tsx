import { useState, type ReactNode } from 'react';
import { answerConsent } from '../../../core/flows/consent.ts';
import { wantsPush } from '../../../core/flows/keptDevice.ts';
import * as pushTexts from '../../../core/labels/it/push.ts';
import type { Asked } from '../../hooks/askPush.ts';
import { pushObstacle, savesData } from '../../hooks/pushObstacle.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { PageSection } from '../../ui/FormPage.tsx';
import { Notice } from '../../ui/Notice.tsx';

type Failed = Extract<Asked, { failed: string }>['failed'];

/** Whether notices about orders come to this device, and the switch for it; where none can come, why (LAW-12). Nothing is asked before the press. */
export default function PushSection(_: { children?: ReactNode }) {
  const spesa = useSpesa();
  const isApp = Boolean(spesa.config.app);
  const [failed, setFailed] = useState<Failed | undefined>(() => pushObstacle({ isApp }));
  const [on, setOn] = useState(() => failed === undefined && wantsPush(spesa));
  const change = useCommand(async () => {
    setFailed(undefined);
    const { askDevice, registerDevice, stopPush } = await import('../../hooks/renewPush.ts');
    if (on) {
      await stopPush(spesa);
      return setOn(false);
    }
    const asked = await askDevice(spesa, false);
    if ('failed' in asked) return setFailed(asked.failed);
    answerConsent(spesa, { push: true });
    await registerDevice(spesa, asked.device);
    setOn(true);
  }, pushTexts.failed);
  const hopeless = failed === 'unsupported' || failed === 'notInstalled' || failed === 'blocked';
  return (
    <PageSection title={pushTexts.title()}>
      <p>{pushTexts.about()}</p>
      {!hopeless && <p>{pushTexts.how()}</p>}
      {!hopeless && savesData() && <p>{pushTexts.savesData()}</p>}
      {failed && (
        <Notice kind={hopeless ? 'info' : 'warning'}>
          <p>{pushTexts[failed]()}</p>
        </Notice>
      )}
      {!hopeless && (
        <div className="form-page__ways">
          <strong role="status">{(on ? pushTexts.isOn : pushTexts.isOff)()}</strong>
          <Button variant="secondary" busy={change.busy} onClick={() => void change.run()}>
            {(on ? pushTexts.stop : pushTexts.start)()}
          </Button>
        </div>
      )}
    </PageSection>
  );
}
