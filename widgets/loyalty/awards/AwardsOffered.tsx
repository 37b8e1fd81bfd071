import * as pointsTexts from '../../../core/labels/it/profile/points.ts';
import { pointsText } from '../../../core/rules/loyalty.ts';
import type { PointsOffer } from '../../../core/schema/awards.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { names } from '../../ui/classNames.ts';
import { PageSection } from '../../ui/FormPage.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** What can be had for points, the nearest first, and how far the rest is. */
export function AwardsOffered({ balance, awards }: { balance: number; awards: PointsOffer['awards'] }) {
  const links = useLinks();
  if (awards.length === 0) return null;
  const inOrder = [...awards].sort((one, other) => one.points - other.points);
  return (
    <PageSection title={pointsTexts.awardsOffered()}>
      <p>{pointsTexts.awardsHow()}</p>
      <ul className="award-offer">
        {inOrder.map(({ name, points, isVoucher }) => {
          const missing = points - Math.max(0, balance);
          return (
            <li className={names('award-offer__one', missing <= 0 && 'reached')} key={name}>
              <Icon name={isVoucher ? 'tag' : 'gift'} />
              <h3 className="award-offer__name">{name}</h3>
              <p className="award-offer__price">
                {pointsText(points)} {pointsTexts.pointsShort()}
              </p>
              {missing <= 0 ? (
                <p className="award-offer__state">
                  <Icon name="check" />
                  {pointsTexts.awardReached()}
                </p>
              ) : (
                <div className="award-offer__way">
                  <progress max={points} value={points - missing} aria-hidden="true" />
                  {pointsTexts.awardMissing({ n: pointsText(missing) ?? '' })}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <p>
        <ButtonLink variant="secondary" icon="tag" href={links.page('giftCodes')}>
          {pointsTexts.toGifts()}
        </ButtonLink>
      </p>
    </PageSection>
  );
}
