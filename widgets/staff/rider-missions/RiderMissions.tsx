import { useEffect, useRef, useState } from 'react';
import { riders } from '../../../core/api/endpoints/riders.ts';
import * as missionTexts from '../../../core/labels/it/missions.ts';
import type { Text } from '../../../core/labels/text.ts';
import type { RiderStatus } from '../../../core/schema/orders.ts';
import { useLoggedIn } from '../../hooks/useCart.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { LoginFirst } from '../../session/LoginFirst.tsx';
import { arriveAt } from '../../ui/arriveAt.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Idle } from './Idle.tsx';
import { MissionCard } from './MissionCard.tsx';

/** The kinds of missions with their `type_id` (wire P13). */
const kinds: Record<RiderStatus, { typeId: number; title: Text; none: Text }> = {
  assigned: { typeId: 1, title: missionTexts.assigned, none: missionTexts.noneAssigned },
  assignable: { typeId: 2, title: missionTexts.assignable, none: missionTexts.noneAssignable },
  completed: { typeId: 3, title: missionTexts.completed, none: missionTexts.noneCompleted },
};
const order = Object.keys(kinds) as RiderStatus[];

interface Props {
  kind: RiderStatus;
  /** Another kind is to be seen; `told` says what has just been done. */
  onKind(kind: RiderStatus, told?: string): void;
}

function Missions({ kind, onKind }: Props) {
  const { typeId, none } = kinds[kind];
  const [page, setPage] = useState(1);
  const [problem, setProblem] = useState('');
  const { status, data, error, reload } = useQuery(riders.list, { type_id: typeId, page });
  if (error?.reason === 'rejected') return <EmptyState icon="lock" title={missionTexts.notRider()} />;
  if (!data) return <Pending status={status} reload={reload} lines={8} />;
  return (
    <div className="missions__list" aria-busy={status === 'loading' || undefined}>
      <Button variant="ghost" small busy={status === 'loading'} onClick={reload}>
        {missionTexts.refresh()}
      </Button>
      {problem && <Notice kind="error">{problem}</Notice>}
      {data.orders.length === 0 &&
        (kind === 'assigned' ? (
          <Idle onTake={() => onKind('assignable')} />
        ) : (
          <EmptyState icon="truck" title={none()} />
        ))}
      <ul className="missions__items">
        {data.orders.map((mission) => (
          <MissionCard
            key={mission.orderId}
            mission={mission}
            kind={kind}
            onTaken={(words) => onKind('assigned', words)}
            onBrought={(words) => {
              setProblem('');
              reload();
              onKind('assigned', words);
            }}
            onProblem={(words) => {
              setProblem(words);
              reload();
            }}
          />
        ))}
      </ul>
      {data.page && data.page.totPages > 1 && (
        <Pager page={data.page.selPage} pages={data.page.totPages} href={() => ''} onGo={setPage} />
      )}
    </div>
  );
}

/** What a rider has to bring, with one hand: each mission a card whose last line is its one button. */
export default function RiderMissions() {
  const loggedIn = useLoggedIn();
  const [kind, setKind] = useState<RiderStatus>('assigned');
  const [told, setTold] = useState('');
  const see: Props['onKind'] = (next, words = '') => {
    setKind(next);
    setTold(words);
  };
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (told) arriveAt(top.current);
  }, [told]);
  if (!loggedIn)
    return (
      <section className="missions">
        <h1 className="form-page__title">{missionTexts.title()}</h1>
        <LoginFirst title={missionTexts.login()} />
      </section>
    );
  return (
    <section className="missions">
      <h1 className="form-page__title">{missionTexts.title()}</h1>
      <Tabs
        name={missionTexts.title()}
        tabs={order.map((id) => ({ id, title: kinds[id].title() }))}
        chosen={kind}
        onChoose={(id) => see(id as RiderStatus)}
      >
        {/* Not a toast, which would lie over the buttons of a phone. */}
        <div className="missions__told" role="status" ref={top}>
          {told && <Notice kind="success">{told}</Notice>}
        </div>
        <Missions key={kind} kind={kind} onKind={see} />
      </Tabs>
    </section>
  );
}
