import { useState, type ReactNode } from 'react';
import type { InputOf } from '../../../core/api/endpoint.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import type { recurring } from '../../../core/api/endpoints/recurring.ts';
import { weekDays } from '../../../core/labels/calendarWords.ts';
import * as recurringFormTexts from '../../../core/labels/it/recurringForm.ts';
import { dayWords } from '../../../core/rules/dates.ts';
import { placeWords } from '../../../core/rules/placeWords.ts';
import { service, serviceRule } from '../../../core/rules/services.ts';
import { slotTimes } from '../../../core/rules/timeslots.ts';
import type { RecurrentProposal } from '../../../core/schema/recurring.ts';
import type { Command } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Checkbox } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { paymentWords, Repeated } from './Repeated.tsx';

interface Props {
  /** Weekdays that have one already. */
  taken: readonly number[];
  /** What would be repeated. */
  proposal?: RecurrentProposal | undefined;
  subscribe: Command<[InputOf<typeof recurring.subscribe>]>;
  children?: ReactNode;
}

/** Address, day and hour of a new weekly order, with the consent that it needs; a day that has one already is not offered. */
export default function SubscribeForm({ taken, proposal, subscribe }: Props) {
  const links = useLinks();
  const own = useQuery(delivery.userAddresses, { address_type: serviceRule(service.home).addressType });
  const addresses = own.data?.addresses ?? [];
  const [picked, pick] = useState<string | null>(null);
  const [day, setDay] = useState('');
  const [slot, setSlot] = useState('');
  const [consent, agree] = useState(false);
  const [tried, setTried] = useState(false);
  const address = picked ?? (addresses[0] ? String(addresses[0].addressId) : '');
  const template = useQuery(delivery.timeslotTemplate, address ? { 'address-id': Number(address) } : null);
  const days = (template.data?.days ?? []).filter(
    ({ weekDay, timeslots }) => timeslots.length > 0 && !taken.includes(weekDay),
  );
  const slots = days.find(({ weekDay }) => String(weekDay) === day)?.timeslots ?? [];
  const slotOfDay = slots.some(({ timeslotId }) => String(timeslotId) === slot) ? slot : '';
  const first = slots.find(({ timeslotId }) => String(timeslotId) === slotOfDay)?.firstDate;
  const complete = slots.length > 0 && slotOfDay !== '';
  const submit = (): void => {
    setTried(true);
    if (complete && consent)
      void subscribe.run({
        timeslot_id: Number(slotOfDay),
        address_id: Number(address),
        week_day: Number(day),
        consent,
      });
  };

  if (!own.data) return <Pending status={own.status} reload={own.reload} />;
  if (addresses.length === 0)
    return (
      <EmptyState
        icon="pin"
        title={recurringFormTexts.noAddresses()}
        action={<ButtonLink href={links.page('deliveryService')}>{recurringFormTexts.toAddresses()}</ButtonLink>}
      />
    );
  return (
    <form
      className="recurring__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SelectField
        label={recurringFormTexts.chooseAddress()}
        name="address_id"
        required
        value={address}
        options={addresses.map((one) => ({ value: String(one.addressId), label: placeWords(one) }))}
        onChange={pick}
      />
      {template.status === 'failed' ? (
        <Notice kind="warning">{recurringFormTexts.noSlots()}</Notice>
      ) : (
        <>
          <SelectField
            label={recurringFormTexts.chooseDay()}
            name="week_day"
            required
            value={day}
            options={days.map(({ weekDay }) => ({ value: String(weekDay), label: weekDays()[weekDay - 1] ?? '' }))}
            onChange={setDay}
          />
          <SelectField
            label={recurringFormTexts.chooseTime()}
            name="timeslot_id"
            required
            value={slotOfDay}
            options={slots.map((one) => ({ value: String(one.timeslotId), label: slotTimes(one) }))}
            onChange={setSlot}
          />
        </>
      )}
      {first && <p role="status">{recurringFormTexts.first({ day: dayWords(first) })}</p>}
      {proposal && (
        <>
          <Repeated {...proposal} />
          {proposal.paymentTypeId !== undefined && <p>{paymentWords(proposal)}</p>}
        </>
      )}
      <Checkbox
        name="consent"
        checked={consent}
        required
        {...(tried && !consent && { error: recurringFormTexts.consentMissing() })}
        onChange={agree}
      >
        {recurringFormTexts.consent()}
      </Checkbox>
      {tried && !complete && <Notice kind="error">{recurringFormTexts.incomplete()}</Notice>}
      {subscribe.error && <Notice kind="error">{subscribe.error}</Notice>}
      <Button type="submit" busy={subscribe.busy}>
        {recurringFormTexts.subscribe()}
      </Button>
    </form>
  );
}
