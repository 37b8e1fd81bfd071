import { awards } from '../../../core/api/endpoints/awards.ts';
import * as profileTexts from '../../../core/labels/it/profile.ts';
import { dateWords } from '../../../core/rules/dates.ts';
import { pointsText } from '../../../core/rules/loyalty.ts';
import { useLoggedIn } from '../../hooks/useCart.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { names } from '../../ui/classNames.ts';
import { PageSection } from '../../ui/FormPage.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { ProfilePage } from '../../profile/parts/ProfilePage.tsx';

/** The day of an ISO moment in words. */
const dayOf = (iso: string): string => dateWords(iso.slice(0, 10));
const signed = (points: number): string =>
  `${points < 0 ? '−' : '+'}${pointsText(Math.abs(points)) ?? ''} ${profileTexts.pointsShort()}`;

function Asked() {
  const { status, data, reload } = useQuery(awards.orders, {});
  if (!data) return <Pending status={status} reload={reload} lines={3} />;
  if (data.awards.length === 0) return <p>{profileTexts.noAwards()}</p>;
  return (
    <ul className="awards">
      {data.awards.map(({ awardId, name, quantity, points, date, status: stage }) => (
        <li className="awards__line" key={`${awardId} ${date}`}>
          <span className="awards__name">{quantity > 1 ? `${quantity} × ${name}` : name}</span>
          <span className="awards__points">{signed(-Math.abs(points))}</span>
          <span className="awards__more">{[dayOf(date), stage].filter(Boolean).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}

/** Balance, requested awards, and the movements of the points. */
function Points() {
  const { status, data, reload } = useQuery(awards.story, {});
  if (!data) return <Pending status={status} reload={reload} lines={9} />;
  return (
    <>
      <PageSection title={profileTexts.pointsTitle()}>
        <p className="awards__balance">{profileTexts.balance({ points: pointsText(data.balance) ?? '0' })}</p>
        <p>{profileTexts.pointsHow()}</p>
      </PageSection>
      <PageSection title={profileTexts.awardsAsked()}>
        <Asked />
      </PageSection>
      <PageSection title={profileTexts.story()}>
        {data.movements.length === 0 && <p>{profileTexts.noMovements()}</p>}
        <ul className="awards">
          {data.movements.map(({ date, description, points }, index) => (
            <li className="awards__line" key={index}>
              <span className="awards__name">{description}</span>
              <span className={names('awards__points', points > 0 && 'gained')}>{signed(points)}</span>
              <span className="awards__more">{dayOf(date)}</span>
            </li>
          ))}
        </ul>
      </PageSection>
    </>
  );
}

/** The page of points and awards. */
export default function Awards() {
  const loggedIn = useLoggedIn();
  return <ProfilePage page="awards">{loggedIn && <Points />}</ProfilePage>;
}
