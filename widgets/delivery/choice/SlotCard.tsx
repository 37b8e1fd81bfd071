import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import * as slotTexts from '../../../core/labels/it/delivery/slots.ts';
import type { Text } from '../../../core/labels/text.ts';
import { slotState, slotTimes, type SlotState } from '../../../core/rules/timeslots.ts';
import type { Timeslot } from '../../../core/schema/delivery.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { names } from '../../ui/classNames.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';

const texts: Record<SlotState, Text> = {
  free: slotTexts.slotFree,
  few: slotTexts.slotFew,
  full: slotTexts.slotFull,
  closed: slotTexts.slotClosed,
  selected: slotTexts.slotSelected,
};
const icons: Record<SlotState, IconName> = {
  free: 'clock',
  few: 'clock',
  full: 'close',
  closed: 'close',
  selected: 'check',
};

interface Props {
  slot: Timeslot;
  now: number;
  busy: boolean;
  disabled: boolean | undefined;
  /** By Tab; the others of its group by arrows. */
  reachable: boolean;
  /** What it costs is said for all at once. */
  noFee: boolean;
  onChoose(): void;
}

/** One slot: hours, state in words, what it costs. One that cannot be chosen keeps its focus and says why (A11Y-07). */
export function SlotCard({ slot, now, busy, disabled, reachable, noFee, onChoose }: Props) {
  const money = useMoney();
  const state = slotState(slot, now);
  const out = state === 'full' || state === 'closed';
  const dead = out || disabled;
  const gift = slot.userGiftCertificates?.[0]?.giftCertificate?.name;
  return (
    <button
      type="button"
      role="radio"
      tabIndex={reachable ? 0 : -1}
      className={names('slot-card', state)}
      aria-disabled={dead || undefined}
      aria-checked={state === 'selected'}
      aria-busy={busy || undefined}
      onClick={dead ? undefined : onChoose}
    >
      <span className="slot-card__times">{slotTimes(slot)}</span>
      <span className="slot-card__state">
        {busy ? <span className="spinner" /> : <Icon name={icons[state]} />} {texts[state]()}
      </span>
      {slot.deliveryFee !== undefined && !out && !noFee && (
        <span className="slot-card__fee">{slot.deliveryFee > 0 ? money(slot.deliveryFee) : deliveryTexts.noFee()}</span>
      )}
      {gift && !out && <span className="slot-card__gift">{slotTexts.slotGift({ name: gift })}</span>}
    </button>
  );
}
