import { useEffect, useState } from 'react';
import { riders } from '../../../core/api/endpoints/riders.ts';
import { bringMission, takeMission } from '../../../core/flows/missions.ts';
import * as missionTexts from '../../../core/labels/it/missions.ts';
import * as orderTexts from '../../../core/labels/it/orders.ts';
import { plural } from '../../../core/labels/text.ts';
import { dayWords } from '../../../core/rules/dates.ts';
import { directionsLink } from '../../../core/rules/directions.ts';
import { isBeforeDay, orderStatus } from '../../../core/rules/orderStatus.ts';
import { quantityRule, toThousandths } from '../../../core/rules/quantity.ts';
import { formatQuantity } from '../../../core/rules/quantityEntry.ts';
import { readable } from '../../../core/rules/text.ts';
import { slotTimes } from '../../../core/rules/timeslots.ts';
import type { Address } from '../../../core/schema/address.ts';
import type { Mission, RiderStatus } from '../../../core/schema/orders.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

const lineCount = (n: number): string => plural(n, missionTexts.oneLine, missionTexts.lines);

/** Where at the address: bell, floor, lift, and what the customer wrote. */
function doorWords({ doorbellName, floor, elevator, note }: Address): string[] {
  const climb = floor && missionTexts.floor({ n: floor });
  const lift = climb && elevator !== undefined && (elevator ? missionTexts.elevator : missionTexts.noElevator)();
  return [
    doorbellName && missionTexts.doorbell({ name: doorbellName }),
    [climb, lift].filter(Boolean).join(', '),
    note,
  ].filter((words): words is string => !!words);
}

const callLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

/** What is in the bags, read when it is asked for. */
function Goods({ orderId }: { orderId: number }) {
  const { status, data, reload } = useQuery(riders.view, { order_id: orderId });
  if (!data) return <Pending status={status} reload={reload} lines={4} />;
  return (
    <ul className="mission__goods">
      {(data.orderItems ?? []).map(({ orderItemId, product, replacedBy, quantity, deliveredQuantity = quantity }) => (
        <li key={orderItemId}>
          <bdi>{readable((replacedBy ?? product).name)}</bdi>
          <span>{formatQuantity(toThousandths(deliveredQuantity), quantityRule(product))}</span>
        </li>
      ))}
    </ul>
  );
}

interface Props {
  mission: Mission;
  kind: RiderStatus;
  /** It is the rider's now, as these words say. */
  onTaken(words: string): void;
  /** It has been brought, as these words say. */
  onBrought(words: string): void;
  /** It could not be done; the mission may be gone by the time it is read. */
  onProblem(words: string): void;
}

/** One mission: when, from where, to where, to whom, what to collect; then the one thing to be done with it. */
export function MissionCard({ mission, kind, onTaken, onBrought, onProblem }: Props) {
  const spesa = useSpesa();
  const money = useMoney();
  const [open, setOpen] = useState(false);
  const { orderId, orderStatusId, shippingAddress: address = { addressId: 0 }, timeslot, store, orderItems } = mission;
  const toCollect = mission.toCollect === undefined ? '' : money(mission.toCollect);
  const take = useCommand(() => takeMission(spesa, mission).then(onTaken), missionTexts.assignError);
  const bring = useCommand(async () => {
    const words = await bringMission(spesa, mission, toCollect);
    if (words) onBrought(words);
  }, missionTexts.deliverError);
  const street = [address.address1, address.addressNumber].filter(Boolean).join(' ');
  const town = [address.postalcode, address.city].filter(Boolean).join(' ');
  const phone = address.phoneNumber ?? address.referencePhoneNumber;
  const directions = kind === 'completed' ? null : directionsLink(address);
  const isReady = orderStatusId === orderStatus.delivering;
  const problem = take.error || bring.error;
  useEffect(() => {
    if (problem) onProblem(problem);
  }, [problem]);

  return (
    <li className="mission">
      <div className="mission__head">
        <h2 className="mission__title">{orderTexts.order({ n: orderId })}</h2>
        <StatusBadge orderStatusId={orderStatusId} early={isBeforeDay(timeslot?.date, spesa.browser.now())} />
      </div>
      {timeslot?.date && (
        <p className="mission__when">{[dayWords(timeslot.date), slotTimes(timeslot)].filter(Boolean).join(', ')}</p>
      )}
      <dl className="mission__facts">
        {store?.name && (
          <div>
            <dt>{missionTexts.from()}</dt>
            <dd>{store.name}</dd>
          </div>
        )}
        <div>
          <dt>{missionTexts.to()}</dt>
          <dd>
            <bdi>{[street, town].filter(Boolean).join(', ')}</bdi>
            {doorWords(address).map((words) => (
              <bdi key={words}>{words}</bdi>
            ))}
          </dd>
        </div>
        {mission.customerName && (
          <div>
            <dt>{missionTexts.whom()}</dt>
            <dd>
              <bdi>{mission.customerName}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {mission.call && <p className="mission__note">{missionTexts.callFirst()}</p>}
      {mission.notes?.map(({ noteId, text }) => (
        <p className="mission__note" key={noteId}>
          <bdi>{text}</bdi>
        </p>
      ))}
      {kind !== 'completed' && (
        <p className="mission__collect">
          {toCollect ? missionTexts.collect({ amount: toCollect }) : missionTexts.paid()}
        </p>
      )}
      {kind === 'assigned' && (
        <div className="mission__ways">
          {directions && (
            <ButtonLink variant="secondary" icon="pin" href={directions} target="_blank" rel="noopener noreferrer">
              {missionTexts.directions()}
            </ButtonLink>
          )}
          {phone && (
            <ButtonLink variant="secondary" icon="phone" href={callLink(phone)}>
              {missionTexts.call({ name: mission.customerName ?? missionTexts.whom() })}
            </ButtonLink>
          )}
        </div>
      )}
      {kind === 'assigned' && (
        <details className="mission__more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{lineCount(orderItems?.length ?? 0)}</summary>
          {open && <Goods orderId={orderId} />}
        </details>
      )}
      {kind === 'assignable' && (
        <Button busy={take.busy} onClick={() => void take.run()}>
          {missionTexts.take()}
        </Button>
      )}
      {kind === 'assigned' &&
        (isReady ? (
          <Button icon="check" busy={bring.busy} onClick={() => void bring.run()}>
            {missionTexts.deliver()}
          </Button>
        ) : (
          <p className="mission__wait">{missionTexts.beingPicked()}</p>
        ))}
      {kind === 'assigned' && isReady && (
        <details className="mission__more">
          <summary>{missionTexts.failing()}</summary>
          <p className="mission__wait">{missionTexts.failingText()}</p>
          {mission.storePhone && (
            <ButtonLink variant="secondary" icon="phone" href={callLink(mission.storePhone)}>
              {missionTexts.call({ name: store?.name ?? missionTexts.from() })}
            </ButtonLink>
          )}
        </details>
      )}
    </li>
  );
}
