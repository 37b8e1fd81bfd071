import { useState } from 'react';
import * as checkoutTexts from '../../../core/labels/it/checkout.ts';
import * as commonTexts from '../../../core/labels/it/common.ts';
import { cartLines } from '../../../core/rules/cartLines.ts';
import { adultReason } from '../../../core/rules/lawMarks.ts';
import { useAdultDeclaration } from '../../hooks/useAdultDeclaration.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useReady } from '../../hooks/useReady.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { AdultBox } from '../../ui/AdultBox.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, Notice, Skeleton } from '../../ui/Notice.tsx';
import { Bill } from '../summary/Bill.tsx';
import { OrderLines } from '../summary/OrderLines.tsx';
import { Place } from '../summary/Place.tsx';
import { Steps } from '../summary/Steps.tsx';
import { usePreparation } from './usePreparation.ts';
import { Withdrawal } from './Withdrawal.tsx';

/** The order to look over: where, when, what, how much; then to the payment (account §2). */
export default function Checkout() {
  const { config, dialogs, cart: store } = useSpesa();
  const cart = useCart();
  const links = useLinks();
  const { waiting, missing, ask } = useReady();
  const lines = cartLines(cart);
  const { status, prepared, reasons, again } = usePreparation(!waiting && missing === null && lines.length > 0);
  const where = useCommand(async () => (await dialogs.open('address', {})) && store.load());
  const when = useCommand(async () => (await dialogs.open('timeslot', {})) && store.load());
  const adult = useAdultDeclaration(cart);
  const [tries, setTries] = useState(0);
  const undeclared = adult.needed && !adult.declared;
  const others = status === 'refused' ? reasons.filter(({ code }) => !(undeclared && code === adultReason)) : [];
  const form = config.currencyForm;

  if (waiting && !cart) return <Skeleton lines={6} />;
  if (missing !== null) {
    return (
      <EmptyState
        icon="user"
        title={checkoutTexts.loginFirst()}
        action={
          <Button busy={ask.busy} onClick={() => void ask.run()}>
            {checkoutTexts.goOn()}
          </Button>
        }
      >
        <p>{checkoutTexts.loginFirstText()}</p>
      </EmptyState>
    );
  }
  if (!cart || lines.length === 0)
    return (
      <EmptyState
        title={checkoutTexts.emptyTitle()}
        action={<ButtonLink href={links.page('home')}>{checkoutTexts.toShop()}</ButtonLink>}
      />
    );

  return (
    <div className="checkout">
      <Steps current="review" />
      <h2 className="checkout__title">{checkoutTexts.title()}</h2>
      <div className="checkout__columns">
        <div className="checkout__main">
          <Place cart={cart} onWhere={() => void where.run()} onWhen={() => void when.run()} />
          <OrderLines lines={lines} form={form} edit={links.page('cart')} />
          <Withdrawal />
        </div>
        <aside className="checkout__side" aria-label={checkoutTexts.summary()}>
          {others.length > 0 && (
            <Notice kind="error" title={checkoutTexts.restrictions()}>
              {others.map(({ code, text }) => (
                <p key={code + text}>{text}</p>
              ))}
              <Button small variant="secondary" onClick={again}>
                {commonTexts.retry()}
              </Button>
            </Notice>
          )}
          {adult.needed && (
            <AdultBox
              checked={adult.declared}
              error={adult.error || (undeclared && tries > 0 ? checkoutTexts.adultMissing() : '')}
              wanted={tries}
              onChange={adult.declare}
            />
          )}
          <Bill cart={cart} form={form} hold={prepared?.prebilledAmount ?? cart.reservedAmount} />
          {prepared && (
            <p className="checkout__types">
              {checkoutTexts.accepted({ types: prepared.paymentTypes.map(({ name }) => name).join(', ') })}
            </p>
          )}
          {status === 'ready' && !undeclared ? (
            <ButtonLink wide href={links.page('payment')}>
              {checkoutTexts.toPayment()}
            </ButtonLink>
          ) : (
            <Button
              wide
              busy={status === 'waiting'}
              disabled={others.length > 0}
              onClick={() => setTries((old) => old + 1)}
            >
              {checkoutTexts.toPayment()}
            </Button>
          )}
        </aside>
      </div>
    </div>
  );
}
