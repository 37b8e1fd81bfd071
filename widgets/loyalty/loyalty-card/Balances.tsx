import * as loyaltyTexts from '../../../core/labels/it/loyalty.ts';
import { counterOf, pointsText } from '../../../core/rules/loyalty.ts';
import type { User } from '../../../core/schema/session.ts';
import { useMoney } from '../../hooks/useMoney.ts';

function Balance({ name, text }: { name: string; text: string | null }) {
  return (
    <div className="loyalty__balance">
      <dt>{name}</dt>
      <dd>
        {text ?? (
          <>
            <span aria-hidden="true">–</span>
            <span className="hidden-text">{loyaltyTexts.noPoints()}</span>
          </>
        )}
      </dd>
    </div>
  );
}

/** Points, points of the new collection, wallet in euro; only the counters that the customer has (§3). */
export function Balances({ user }: { user: Pick<User, 'userPointsCounters'> }) {
  const money = useMoney();
  const [points, fresh, wallet] = [counterOf(user, 'PTS'), counterOf(user, 'PTN'), counterOf(user, 'PM2')];
  if (points === undefined && fresh === undefined && wallet === undefined) return null;
  return (
    <dl className="loyalty__balances">
      {points !== undefined && <Balance name={loyaltyTexts.points()} text={pointsText(points)} />}
      {fresh !== undefined && <Balance name={loyaltyTexts.newPoints()} text={pointsText(fresh)} />}
      {wallet !== undefined && <Balance name={loyaltyTexts.wallet()} text={money(wallet) || null} />}
    </dl>
  );
}
