import * as errorTexts from '../../../core/labels/it/errors.ts';
import * as loyaltyTexts from '../../../core/labels/it/loyalty.ts';
import { useAudience } from '../../hooks/useAudience.ts';
import { useCart, useCartStatus } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { EditorHint } from '../parts/EditorHint.tsx';
import { cardState } from '../../../core/rules/loyalty.ts';
import { fullName } from '../../../core/rules/fullName.ts';
import { Balances } from './Balances.tsx';
import { CardRequest } from './CardRequest.tsx';
import { Services } from './Services.tsx';
import { TurningCard } from './TurningCard.tsx';
import type { LoyaltyCardProps } from './loyalty-card.widget.ts';

/** The customer's loyalty card, or the way to one, with balances and services. */
export default function LoyaltyCard({ services, noServices, host }: LoyaltyCardProps) {
  const spesa = useSpesa();
  const audience = useAudience(host);
  const user = useCart()?.user;
  const cartStatus = useCartStatus();
  const retry = useCommand(() => spesa.cart.load(), errorTexts.errorLoadingCart);
  if (audience === 'visitor') return null;
  if (audience === 'editor') return <EditorHint title={loyaltyTexts.card()} />;
  if (!user || user.userId < 0)
    return cartStatus === 'failed' ? (
      <ErrorState busy={retry.busy} onRetry={() => void retry.run()} />
    ) : (
      <div className="loyalty-waiting skeleton" aria-hidden="true" />
    );

  const state = cardState(user);
  return (
    <section className="loyalty" aria-label={loyaltyTexts.card()}>
      {state === 'held' ? (
        <TurningCard number={String(user.fidelityCard)} holder={fullName(user)} />
      ) : (
        <CardRequest requested={state === 'requested'} />
      )}
      <div className="loyalty__side">
        <Balances user={user} />
        {!noServices && <Services lines={services} />}
      </div>
    </section>
  );
}
