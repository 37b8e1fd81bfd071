import { Notice } from '../../ui/Notice.tsx';
import * as slotTexts from '../../../core/labels/it/delivery/slots.ts';
import { relativeDay, shortDay } from '../../../core/rules/dates.ts';
import { hasRoom } from '../../../core/rules/timeslots.ts';
import type { TimeslotDay } from '../../../core/schema/delivery.ts';
import type { ChainAnswer } from '../../../core/stores/dialogs.ts';

import { EmptyState, ErrorState, Skeleton } from '../../ui/EmptyState.tsx';
import { Tabs, type Tab } from '../../ui/Tabs.tsx';
import { SlotGroup } from './SlotGroup.tsx';
import { useSlots } from './useSlots.ts';

const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Oggi" or "Ven", and under it "20 nov". */
function tabOf(day: TimeslotDay, now: number): Tab {
  const { dateIso } = day;
  const [weekDay = '', ...date] = shortDay(dateIso).split(' ');
  const near = relativeDay(dateIso, now);
  return {
    id: dateIso,
    title: raised(near.includes(' ') ? weekDay : near),
    note: date.join(' '),
    empty: hasRoom(day, now) ? undefined : slotTexts.emptyDay(),
  };
}

/** Day tabs with their slots (account §2). */
export function SlotChoice({
  disabled,
  onChosen,
  onNobody,
}: {
  disabled?: boolean;
  onChosen(answer: ChainAnswer): void;
  onNobody?(): void;
}) {
  const { days, day, loading, failed, error, busyId, now, turn, choose, reload } = useSlots(onChosen, onNobody);
  if (failed) return <ErrorState onRetry={reload} />;
  if (loading) return <Skeleton lines={8} />;
  if (!day) return <EmptyState icon="clock" title={slotTexts.noDays()} />;
  const fees = day.timeslots.flatMap(({ deliveryFee }) => deliveryFee ?? []);
  const allFree = fees.length > 1 && fees.every((fee) => fee === 0);
  return (
    <div className="slot-choice">
      <p className="slot-choice__hint">
        {allFree ? `${slotTexts.slotHint()} ${slotTexts.allFree()}` : slotTexts.slotHint()}
      </p>
      {error && (
        <Notice kind="error" title={error}>
          <p>{slotTexts.slotsRefreshed()}</p>
        </Notice>
      )}
      <Tabs name={slotTexts.days()} tabs={days.map((one) => tabOf(one, now))} chosen={day.dateIso} onChoose={turn}>
        {day.timeslots.length === 0 ? (
          <EmptyState icon="clock" title={slotTexts.noSlots()} />
        ) : (
          <SlotGroup
            key={day.dateIso}
            day={day}
            now={now}
            busyId={busyId}
            noFee={allFree}
            disabled={disabled}
            onChoose={choose}
          />
        )}
      </Tabs>
    </div>
  );
}
