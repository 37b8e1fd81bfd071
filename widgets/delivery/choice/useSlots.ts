import * as deliveryErrorTexts from '../../../core/labels/it/errorsOfDelivery.ts';
import { useEffect, useMemo, useState } from 'react';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { chooseTimeslot, nextAnswer } from '../../../core/flows/chooseDelivery.ts';
import { sessionExpired } from '../../../core/flows/sessionExpired.ts';
import { service } from '../../../core/rules/services.ts';
import { firstDay, isSelectable, slotState, sortedDays } from '../../../core/rules/timeslots.ts';
import type { Timeslot, TimeslotDay } from '../../../core/schema/delivery.ts';
import type { ChainAnswer } from '../../../core/stores/dialogs.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';

export interface Slots {
  days: readonly TimeslotDay[];
  day: TimeslotDay | undefined;
  loading: boolean;
  failed: boolean;
  /** Why the last choice was refused. */
  error: string;
  /** The slot being booked. */
  busyId: number | undefined;
  now: number;
  turn(date: string): void;
  choose(slot: Timeslot): void;
  reload(): void;
}

/** Days and slots of the chosen address. One that is full or closed is never sent; a refusal brings the list anew (SLOT-02, SLOT-05). A list that is nobody's ends the session, once; `onNobody` comes before that (account §4, SES-11). */
export function useSlots(onChosen: (answer: ChainAnswer) => void, onNobody?: () => void): Slots {
  const spesa = useSpesa();
  const atLocker = useCart()?.shippingAddress?.deliveryServiceId === service.work;
  const reading = useQuery(delivery.timeslots, { 'show-closed': true, ...(atLocker && { 'check-locker': true }) });
  const nobody = reading.user !== undefined && reading.user.userId < 0;
  useEffect(() => {
    if (!nobody || !spesa.session.isLoggedIn()) return;
    onNobody?.();
    void sessionExpired(spesa);
  }, [nobody]);
  const [turned, turn] = useState<string | undefined>();
  const [busyId, setBusy] = useState<number | undefined>();
  const days = useMemo(() => sortedDays(reading.data?.days ?? []), [reading.data]);
  const now = spesa.serverNow();
  const day = days.find(({ dateIso }) => dateIso === turned) ?? firstDay(days, now);

  const command = useCommand(
    async (slot: Timeslot) => onChosen(await chooseTimeslot(spesa, slot)),
    deliveryErrorTexts.errorSettingTimeslot,
  );

  async function book(slot: Timeslot) {
    setBusy(slot.timeslotId);
    turn(slot.date);
    const done = await command.run(slot);
    setBusy(undefined);
    if (!done) reading.reload();
  }

  return {
    days,
    day,
    loading: reading.data === undefined && reading.status !== 'failed',
    failed: reading.data === undefined && reading.status === 'failed',
    error: command.busy ? '' : command.error,
    busyId,
    now,
    turn(date) {
      command.clear();
      turn(date);
    },
    choose(slot) {
      if (command.busy) return;
      if (slotState(slot, now) === 'selected') onChosen(nextAnswer(spesa));
      else if (isSelectable(slot, now)) void book(slot);
    },
    reload: reading.reload,
  };
}
