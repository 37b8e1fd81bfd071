import { security } from '../../../core/api/endpoints/security.ts';
import { withStepUp } from '../../../core/flows/withStepUp.ts';
import * as securityTexts from '../../../core/labels/it/profile/security.ts';
import type { Text } from '../../../core/labels/text.ts';
import { momentWords } from '../../../core/rules/dates.ts';
import type { Way, WayIn } from '../../../core/schema/security.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { PageSection } from '../../ui/FormPage.tsx';
import { Pending } from '../../ui/Pending.tsx';

const names: Record<Way, Text> = {
  password: securityTexts.password,
  google: securityTexts.wayGoogle,
  facebook: securityTexts.wayFacebook,
  company: securityTexts.wayCompany,
};

const history = ({ since, lastUsed }: WayIn): string =>
  [
    since && securityTexts.waySince({ when: momentWords(since) }),
    lastUsed && securityTexts.wayUsed({ when: momentWords(lastUsed) }),
  ]
    .filter(Boolean)
    .join(' · ');

/** By what the customer gets in, since when and when last; the word of Google or Facebook can be taken away (SEC-25). */
export function WaysIn() {
  const spesa = useSpesa();
  const { status, data, reload } = useQuery(security.waysIn, {});
  const remove = useCommand(async (way: 'google' | 'facebook') => {
    const sure = await spesa.dialogs.open('confirm', {
      title: securityTexts.wayRemoveTitle({ way: names[way]() }),
      text: securityTexts.wayRemoveText(),
      yes: securityTexts.wayRemove(),
      danger: true,
    });
    if (!sure) return;
    const answer = await withStepUp(spesa, () => spesa.client.call(security.removeWayIn, { way }));
    spesa.query.put(security.waysIn, {}, answer.data);
  });
  return (
    <PageSection title={securityTexts.waysIn()}>
      {data ? (
        <ul className="ways-in">
          {data.ways.map((one) => (
            <li className="ways-in__way" key={one.way}>
              <span>
                <strong>{names[one.way]()}</strong>
                <span className="ways-in__history">{history(one)}</span>
              </span>
              {(one.way === 'google' || one.way === 'facebook') && one.removable && (
                <Button
                  small
                  variant="secondary"
                  busy={remove.busy}
                  aria-label={securityTexts.wayRemoveTitle({ way: names[one.way]() })}
                  onClick={() => void remove.run(one.way as 'google' | 'facebook')}
                >
                  {securityTexts.wayRemove()}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <Pending status={status} reload={reload} lines={2} />
      )}
    </PageSection>
  );
}
