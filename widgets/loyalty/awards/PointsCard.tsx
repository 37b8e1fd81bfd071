import type { ReactNode } from 'react';
import { fullName } from '../../../core/rules/fullName.ts';
import { cardState } from '../../../core/rules/loyalty.ts';
import { useCart } from '../../hooks/useCart.ts';
import { CardRequest } from '../loyalty-card/CardRequest.tsx';
import { TurningCard } from '../loyalty-card/TurningCard.tsx';

/** The card that collects the points, or the way to one. */
export default function PointsCard(_: { children?: ReactNode }) {
  const user = useCart()?.user;
  if (!user) return <div className="points__waiting skeleton" aria-hidden="true" />;
  const state = cardState(user);
  return state === 'held' ? (
    <TurningCard number={String(user.fidelityCard)} holder={fullName(user)} />
  ) : (
    <CardRequest requested={state === 'requested'} />
  );
}
