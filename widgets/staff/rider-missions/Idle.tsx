import { riders } from '../../../core/api/endpoints/riders.ts';
import * as missionTexts from '../../../core/labels/it/missions.ts';
import * as orderTexts from '../../../core/labels/it/orders.ts';
import { plural } from '../../../core/labels/text.ts';
import { dayWords } from '../../../core/rules/dates.ts';
import { slotTimes } from '../../../core/rules/timeslots.ts';
import type { Mission } from '../../../core/schema/orders.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

const whenAndWhere = ({ timeslot, shippingAddress }: Mission): string =>
  [timeslot?.date && `${dayWords(timeslot.date)}, ${slotTimes(timeslot)}`, shippingAddress?.city]
    .filter(Boolean)
    .join(' · ');

/** One mission in a line. */
function Line({ title, mission }: { title: string; mission: Mission }) {
  return (
    <div className="missions__line">
      <dt>{title}</dt>
      <dd>
        <b>{orderTexts.order({ n: mission.orderId })}</b>
        <span>{whenAndWhere(mission)}</span>
      </dd>
    </div>
  );
}

/** Nothing to bring: what can be taken next, what was brought last, and how a mission goes. */
export function Idle({ onTake }: { onTake(): void }) {
  const free = useQuery(riders.list, { type_id: 2, page: 1 }).data;
  const done = useQuery(riders.list, { type_id: 3, page: 1 }).data;
  const count = free?.page?.totItems ?? free?.orders.length;
  const next = free?.orders[0];
  const last = done?.orders[0];
  return (
    <>
      <EmptyState
        icon="truck"
        title={missionTexts.noneAssigned()}
        action={count !== 0 && <Button onClick={onTake}>{missionTexts.seeAssignable()}</Button>}
      >
        {count !== undefined &&
          (count > 0 ? plural(count, missionTexts.oneWaits, missionTexts.wait) : missionTexts.noneWaits())}
      </EmptyState>
      {(next || last) && (
        <dl className="missions__panel missions__lines">
          {next && <Line title={missionTexts.next()} mission={next} />}
          {last && <Line title={missionTexts.last()} mission={last} />}
        </dl>
      )}
      <section className="missions__panel">
        <h2 className="mission__title">{missionTexts.how()}</h2>
        <ol className="missions__steps">
          {[missionTexts.howTake(), missionTexts.howCollect(), missionTexts.howBring()].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </>
  );
}
