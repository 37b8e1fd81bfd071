import { address } from '../../../core/api/endpoints/addresses.ts';
import * as tableTexts from '../../../core/labels/it/deliveryFeeTable.ts';
import { feeOf, postcodeRanges } from '../../../core/rules/deliveryFees.ts';
import { serviceOrder } from '../../../core/rules/services.ts';
import type { DeliveryFee } from '../../../core/schema/delivery.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { usePlanned } from '../../hooks/usePlanned.ts';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { serviceOf } from '../choice/services.ts';
import definition, { type DeliveryFeesProps } from './delivery-fees.widget.ts';

function Service({ id, fees, tag: Title }: { id: number; fees: readonly DeliveryFee[]; tag: 'h3' | 'h4' | 'h5' }) {
  const money = useMoney();
  const known = feeOf(fees, id);
  if (!known) return null;
  const { fee, freeFrom, minimum, postcodes } = known;
  const facts: [string, string][] = [
    [tableTexts.cost(), fee > 0 ? money(fee) : tableTexts.nothing()],
    [tableTexts.freeFrom(), freeFrom === undefined ? '' : money(freeFrom)],
    [tableTexts.least(), minimum > 0 ? money(minimum) : tableTexts.none()],
    [tableTexts.where(), postcodes.length > 0 ? tableTexts.postcodes({ list: postcodeRanges(postcodes) }) : ''],
  ];
  return (
    <li className="delivery-fees__service">
      <Title className="delivery-fees__title">{serviceOf(id).title()}</Title>
      <dl className="delivery-fees__facts">
        {facts
          .filter(([, words]) => words)
          .map(([name, words]) => (
            <div className="delivery-fees__fact" key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
      </dl>
    </li>
  );
}

/** What each service costs where the cart goes, or where the shop delivers by default. */
export default function DeliveryFees(props: DeliveryFeesProps) {
  const { heading, headingLevel } = props;
  const { status, data, reload } = usePlanned(definition.prefetch, address.fees, props);
  if (status === 'failed' && !data) return <ErrorState onRetry={reload} />;
  const Heading = `h${headingLevel}` as 'h2' | 'h3' | 'h4';
  const below = `h${Number(headingLevel) + 1}` as 'h3' | 'h4' | 'h5';
  return (
    <section className="delivery-fees">
      {heading && <Heading className="delivery-fees__heading">{heading}</Heading>}
      <ul className="delivery-fees__services">
        {serviceOrder.map((id) =>
          data ? (
            <Service key={id} id={id} fees={data.deliveryFees} tag={heading ? below : (Heading as 'h3')} />
          ) : (
            <li key={id} className="delivery-fees__place skeleton" aria-hidden="true" />
          ),
        )}
      </ul>
      <p className="delivery-fees__note">{tableTexts.slots()}</p>
    </section>
  );
}
