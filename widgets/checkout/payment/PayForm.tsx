import * as checkoutTexts from '../../../core/labels/it/checkout.ts';
import { cardBrand } from '../../../core/rules/cardNumber.ts';
import { cartLines } from '../../../core/rules/cartLines.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useReady } from '../../hooks/useReady.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, Notice, Skeleton } from '../../ui/Notice.tsx';
import { RadioCards, type RadioCard } from '../../ui/RadioCards.tsx';
import { usePreparation } from '../checkout/usePreparation.ts';
import { Bill } from '../summary/Bill.tsx';
import { OrderLines } from '../summary/OrderLines.tsx';
import { Place } from '../summary/Place.tsx';
import { Steps } from '../summary/Steps.tsx';
import { usePayment, type Way } from './usePayment.ts';

function asCard({ value, type, card }: Way): RadioCard {
  if (card)
    return {
      value,
      icon: 'card',
      title: checkoutTexts.savedCard({ card: card.maskedCard }),
      text: [
        card.brand ?? cardBrand(card.maskedCard) ?? '',
        card.expireDate ? checkoutTexts.savedCardExpires({ date: card.expireDate }) : '',
      ]
        .filter(Boolean)
        .join(', '),
    };
  if (type.needAuth) return { value, icon: 'plus', title: checkoutTexts.newCard(), text: checkoutTexts.newCardText() };
  return { value, icon: 'truck', title: type.name, text: type.description ?? checkoutTexts.payLater() };
}

/** Ways to pay, the bill, and the order button directly under it (LAW-01, LAW-02). */
export function PayForm() {
  const { config } = useSpesa();
  const cart = useCart();
  const links = useLinks();
  const { waiting, missing, ask } = useReady();
  const lines = cartLines(cart);
  const { status, prepared, reasons } = usePreparation(!waiting && missing === null && lines.length > 0);
  const { ways, way, choose, order, leaving, problem } = usePayment(prepared, cart?.grossTotal ?? 0);

  if (waiting && !cart) return <Skeleton lines={6} />;
  if (missing !== null)
    return (
      <EmptyState
        icon="user"
        title={checkoutTexts.loginFirst()}
        action={
          <Button busy={ask.busy} onClick={() => void ask.run()}>
            {checkoutTexts.goOn()}
          </Button>
        }
      />
    );
  if (!cart || lines.length === 0)
    return (
      <EmptyState
        title={checkoutTexts.emptyTitle()}
        action={<ButtonLink href={links.page('orders')}>{checkoutTexts.seeOrders()}</ButtonLink>}
      />
    );

  const hold = way?.type.needAuth ? (prepared?.prebilledAmount ?? cart.reservedAmount) : undefined;
  return (
    <div className="checkout">
      <Steps current="pay" />
      <h2 className="checkout__title">{checkoutTexts.paymentTitle()}</h2>
      <div className="checkout__columns">
        <div className="checkout__main">
          {ways ? (
            <RadioCards
              legend={checkoutTexts.paymentTitle()}
              hideLegend
              name="payment"
              cards={ways.map(asCard)}
              value={way?.value ?? null}
              onChange={choose}
            />
          ) : status === 'refused' ? null : (
            <Skeleton lines={4} />
          )}
          {status === 'refused' && (
            <Notice kind="error" title={checkoutTexts.restrictions()}>
              {reasons.map(({ code, text }) => (
                <p key={code + text}>{text}</p>
              ))}
            </Notice>
          )}
          <a className="checkout__edit" href={links.page('checkout')}>
            {checkoutTexts.backToReview()}
          </a>
          <OrderLines lines={lines} form={config.currencyForm} edit={links.page('cart')} />
        </div>
        <section className="checkout__side" aria-label={checkoutTexts.summary()}>
          <Place cart={cart} />
          {(order.error || problem) && (
            <Notice kind="error">
              <p>{problem || order.error}</p>
            </Notice>
          )}
          <Bill cart={cart} form={config.currencyForm} hold={hold} />
          <Button
            wide
            busy={order.busy || leaving || status === 'waiting'}
            disabled={!way || status === 'refused'}
            onClick={() => void order.run()}
          >
            {checkoutTexts.order()}
          </Button>
          {leaving && (
            <p className="checkout__leaving" role="status">
              {checkoutTexts.leaving()}
            </p>
          )}
        </section>
      </div>
    </div>
  );
}
