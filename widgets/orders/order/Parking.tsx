import { useEffect, useState } from 'react';
import { reserveParking } from '../../../core/flows/reserveParking.ts';
import * as parkingTexts from '../../../core/labels/it/parking.ts';
import { metresBetween } from '../../../core/rules/distance.ts';
import { isKnownPlace } from '../../../core/rules/knownPlace.ts';
import { mostReservationText } from '../../../core/rules/parking.ts';
import type { Order } from '../../../core/schema/orders.ts';
import { currentPosition } from '../../hooks/currentPosition.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox, Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** "Sto arrivando": a place to park for who fetches an order; where they are leaves the device as a distance, and only with their consent (account §7 order/reserve). `onKnown` hears that it is there. */
export default function Parking({ order, onKnown }: { order: Order; onKnown(): void; children?: never }) {
  const spesa = useSpesa();
  const [info, setInfo] = useState('');
  const [consent, setConsent] = useState(false);
  const [lost, setLost] = useState(false);
  const store = order.shippingAddress;
  useEffect(onKnown, []);
  const reserve = useCommand(async () => {
    setLost(false);
    if (!consent || !isKnownPlace(store)) return reserveParking(spesa, order, info.trim());
    const position = await currentPosition();
    if (!isKnownPlace(position?.coords)) return setLost(true);
    await reserveParking(spesa, order, info.trim(), metresBetween(position.coords, store));
  }, parkingTexts.unexpected);
  return (
    <section className="order__parking" aria-labelledby="parking-title">
      <h2 className="order__parking-title" id="parking-title">
        {parkingTexts.title()}
      </h2>
      {order.reservation ? (
        <Notice kind="success">{order.reservation.message}</Notice>
      ) : (
        <p className="order__note">{parkingTexts.intro()}</p>
      )}
      <Field
        label={parkingTexts.info()}
        hint={parkingTexts.infoHint()}
        name="reservation_info"
        autoComplete="off"
        maxLength={mostReservationText}
        value={info}
        onChange={setInfo}
      />
      {isKnownPlace(store) && (
        <div>
          <Checkbox name="share_distance" checked={consent} onChange={setConsent}>
            {parkingTexts.consent()}
          </Checkbox>
          <p className="order__note">{parkingTexts.consentHint()}</p>
        </div>
      )}
      {lost && <Notice kind="error">{parkingTexts.noPosition()}</Notice>}
      {reserve.error && <Notice kind="error">{reserve.error}</Notice>}
      <Button busy={reserve.busy} onClick={() => void reserve.run()}>
        {(order.reservation ? parkingTexts.again : parkingTexts.coming)()}
      </Button>
    </section>
  );
}
