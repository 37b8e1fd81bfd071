import * as profileTexts from '../../../core/labels/it/profile.ts';
import * as pointsTexts from '../../../core/labels/it/profile/points.ts';
import { dateWords } from '../../../core/rules/dates.ts';
import { signedPoints, statement } from '../../../core/rules/loyalty.ts';
import type { PointsMovement } from '../../../core/schema/awards.ts';
import { names } from '../../ui/classNames.ts';

/** The movements of the points, the latest first, each with the balance after it. */
export function Statement({ movements, balance }: { movements: readonly PointsMovement[]; balance: number }) {
  if (movements.length === 0) return <p>{pointsTexts.noMovements()}</p>;
  return (
    <table className="statement">
      <thead>
        <tr>
          <th scope="col">{pointsTexts.movement()}</th>
          <th scope="col">{profileTexts.points()}</th>
          <th scope="col">{pointsTexts.balanceAfter()}</th>
        </tr>
      </thead>
      <tbody>
        {statement(movements, balance).map(({ date, description, points, after }, index) => (
          <tr key={index}>
            <td>
              {description}
              <small>{dateWords(date.slice(0, 10))}</small>
            </td>
            <td className={names('statement__points', points > 0 && 'gained')}>{signedPoints(points)}</td>
            <td>{signedPoints(after).replace('+', '')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
