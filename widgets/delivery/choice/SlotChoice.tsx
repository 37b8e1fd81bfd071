import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import { relativeDay, shortDay } from '../../../core/rules/dates.ts';
import type { TimeslotDay } from '../../../core/schema/delivery.ts';
import type { ChainAnswer } from '../../../core/stores/dialogs.ts';
import { EmptyState, ErrorState, Notice, Skeleton } from '../../ui/Notice.tsx';
import { Tabs, type Tab } from '../../ui/Tabs.tsx';
import { SlotCard } from './SlotCard.tsx';
import { useSlots } from './useSlots.ts';

const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Oggi" or "Ven", and under it "20 nov". */
function tabOf({ dateIso }: TimeslotDay, now: number): Tab {
  const [weekDay = '', ...date] = shortDay(dateIso).split(' ');
  const near = relativeDay(dateIso, now);
  return { id: dateIso, title: raised(near.includes(' ') ? weekDay : near), note: date.join(' ') };
}

/** Day tabs with their slots (account §2). */
export function SlotChoice({ onChosen }: { onChosen(answer: ChainAnswer): void }) {
  const { days, day, loading, failed, error, busyId, now, turn, choose, reload } = useSlots(onChosen);
  if (failed) return <ErrorState onRetry={reload} />;
  if (loading) return <Skeleton lines={8} />;
  if (!day) return <EmptyState icon="clock" title={deliveryTexts.noDays()} />;
  return (
    <div className="slot-choice">
      <p className="slot-choice__hint">{deliveryTexts.slotHint()}</p>
      {error && (
        <Notice kind="error" title={error}>
          <p>{deliveryTexts.slotsRefreshed()}</p>
        </Notice>
      )}
      <Tabs name={deliveryTexts.days()} tabs={days.map((one) => tabOf(one, now))} chosen={day.dateIso} onChoose={turn}>
        {day.timeslots.length === 0 ? (
          <EmptyState icon="clock" title={deliveryTexts.noSlots()} />
        ) : (
          <ul className="slot-list">
            {day.timeslots.map((slot) => (
              <SlotCard
                key={`${slot.date} ${slot.timeslotId}`}
                slot={slot}
                now={now}
                busy={slot.timeslotId === busyId}
                onChoose={() => choose(slot)}
              />
            ))}
          </ul>
        )}
      </Tabs>
    </div>
  );
}
