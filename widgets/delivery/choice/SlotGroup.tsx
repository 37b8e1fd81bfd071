import { useRef, useState, type KeyboardEvent } from 'react';
import * as pageTexts from '../../../core/labels/it/deliveryPages.ts';
import { dayWords } from '../../../core/rules/dates.ts';
import { isSelectable } from '../../../core/rules/timeslots.ts';
import type { Timeslot, TimeslotDay } from '../../../core/schema/delivery.ts';
import { SlotCard } from './SlotCard.tsx';

interface Props {
  day: TimeslotDay;
  now: number;
  busyId: number | undefined;
  noFee: boolean;
  /** Nothing can be chosen any more. */
  disabled: boolean | undefined;
  onChoose(slot: Timeslot): void;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The slots of a day, of which one is chosen: arrows walk, Space or Enter books, for a booking is not undone by the next arrow. */
export function SlotGroup({ day, now, busyId, noFee, disabled, onChoose }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const [walkedTo, walkTo] = useState<number | undefined>();
  const slots = day.timeslots;
  const first =
    slots.find(({ timeslotId }) => timeslotId === walkedTo) ??
    slots.find(({ selected }) => selected) ??
    slots.find((slot) => isSelectable(slot, now)) ??
    slots[0];
  const walk = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    const cards = [...(group.current?.children ?? [])] as HTMLElement[];
    const at = cards.indexOf(event.target as HTMLElement);
    if (!step || at < 0) return;
    event.preventDefault();
    const next = (at + step + cards.length) % cards.length;
    walkTo(slots[next]?.timeslotId);
    cards[next]?.focus();
  };
  return (
    <div
      className="slot-list"
      role="radiogroup"
      aria-label={pageTexts.slotsOf({ day: dayWords(day.dateIso) })}
      aria-disabled={disabled || undefined}
      ref={group}
      onKeyDown={walk}
    >
      {slots.map((slot) => (
        <SlotCard
          key={`${slot.date} ${slot.timeslotId}`}
          slot={slot}
          now={now}
          noFee={noFee}
          disabled={disabled}
          busy={slot.timeslotId === busyId}
          reachable={slot === first}
          onChoose={() => onChoose(slot)}
        />
      ))}
    </div>
  );
}
