import * as loyaltyTexts from '../../../core/labels/it/loyalty.ts';
import * as pointsTexts from '../../../core/labels/it/profile/points.ts';
import { plural } from '../../../core/labels/text.ts';
import { dateWords } from '../../../core/rules/dates.ts';
import { counterOf, pointsText } from '../../../core/rules/loyalty.ts';
import type { PointsOffer } from '../../../core/schema/awards.ts';
import { useCart } from '../../hooks/useCart.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Its code comes after the balance. */
const PointsCard = laterView(() => import('./PointsCard.tsx'), 'shown');

/** What vouchers the points are worth, else how far the first award is. */
function Worth({ balance, offer }: { balance: number; offer: PointsOffer }) {
  const money = useMoney();
  const first = Math.min(...offer.awards.map(({ points }) => points));
  if (offer.worth) return <p className="points__worth">{pointsTexts.pointsWorth({ sum: money(offer.worth) })}</p>;
  if (first > balance && first < Infinity)
    return <p className="points__worth">{pointsTexts.firstAward({ n: pointsText(first - balance) ?? '' })}</p>;
  return null;
}

/** The balance with what it is worth, until when, and how it grows, beside the card that collects it. */
export function PointsBalance({ balance, offer }: { balance: number; offer: PointsOffer | undefined }) {
  const user = useCart()?.user;
  const fresh = user && pointsText(counterOf(user, 'PTN'));
  return (
    <div className="points">
      <div className="points__sum">
        <p className="points__balance">
          <strong>{pointsText(balance) ?? '0'}</strong>{' '}
          {(balance === 1 ? pointsTexts.pointOne : pointsTexts.pointsShort)()}
        </p>
        {offer && <Worth balance={balance} offer={offer} />}
        <ul className="points__facts">
          {offer && (
            <li>
              <Icon name="clock" />
              {offer.endDate ? pointsTexts.pointsUntil({ date: dateWords(offer.endDate) }) : pointsTexts.pointsStay()}
            </li>
          )}
          <li>
            <Icon name="plus" />
            {offer ? plural(offer.pointsPerEuro, pointsTexts.perEuroOne, pointsTexts.perEuro) : pointsTexts.pointsHow()}
          </li>
          {fresh && (
            <li>
              <Icon name="star" />
              {loyaltyTexts.newPoints()}: {fresh}
            </li>
          )}
        </ul>
      </div>
      <PointsCard>
        <div className="points__waiting skeleton" aria-hidden="true" />
      </PointsCard>
    </div>
  );
}
