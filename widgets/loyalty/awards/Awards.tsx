import { awards } from '../../../core/api/endpoints/awards.ts';
import * as pointsTexts from '../../../core/labels/it/profile/points.ts';
import { dateWords } from '../../../core/rules/dates.ts';
import { signedPoints } from '../../../core/rules/loyalty.ts';
import { useLoggedIn } from '../../hooks/useCart.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { PageSection } from '../../ui/FormPage.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { ProfilePage } from '../../profile/parts/ProfilePage.tsx';
import { AwardsOffered } from './AwardsOffered.tsx';
import { PointsBalance } from './PointsBalance.tsx';
import { Statement } from './Statement.tsx';

function Asked() {
  const { status, data, reload } = useQuery(awards.orders, {});
  if (!data) return <Pending status={status} reload={reload} lines={3} />;
  if (data.awards.length === 0) return <p>{pointsTexts.noAwards()}</p>;
  return (
    <ul className="awards">
      {data.awards.map(({ awardId, name, quantity, points, date, status: stage }) => (
        <li className="awards__line" key={`${awardId} ${date}`}>
          <span className="awards__name">{quantity > 1 ? `${quantity} × ${name}` : name}</span>
          {stage && <span className="awards__stage">{stage}</span>}
          <span className="awards__more">
            {dateWords(date.slice(0, 10))} · {signedPoints(-Math.abs(points))} {pointsTexts.pointsShort()}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Balance, what it buys, requested awards, and the movements of the points. */
function Points() {
  const { status, data, reload } = useQuery(awards.story, {});
  if (!data) return <Pending status={status} reload={reload} lines={9} />;
  const { balance, movements, offer } = data;
  return (
    <>
      <PageSection title={pointsTexts.pointsTitle()}>
        <PointsBalance balance={balance} offer={offer} />
      </PageSection>
      {offer && <AwardsOffered balance={balance} awards={offer.awards} />}
      <PageSection title={pointsTexts.awardsAsked()}>
        <Asked />
      </PageSection>
      <PageSection title={pointsTexts.story()}>
        <Statement movements={movements} balance={balance} />
      </PageSection>
    </>
  );
}

/** The page of points and awards. */
export default function Awards() {
  const loggedIn = useLoggedIn();
  return <ProfilePage page="awards">{loggedIn && <Points />}</ProfilePage>;
}
