import '../../../core/labels/it/checkout.ts';
import { label } from '../../../core/labels/label.ts';
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
  if (card) return { value, icon: 'card', title: label('checkout.savedCard', { card: card.maskedCard }), text: [card.brand ?? cardBrand(card.maskedCard) ?? '', card.expireDate ? label('checkout.savedCardExpires', { date: card.expireDate }) : ''].filter(Boolean).join(', ') };
  if (type.needAuth) return { value, icon: 'plus', title: label('checkout.newCard'), text: label('checkout.newCardText') };
  return { value, icon: 'truck', title: type.name, text: type.description ?? label('checkout.payLater') };
}

/** Ways to pay, the bill, and the order button directly under it (law 01, 02). */
export function PayForm() {
  const { config } = useSpesa();
  const cart = useCart();
  const links = useLinks();
  const { waiting, missing, ask } = useReady();
  const lines = cartLines(cart);
  const { status, prepared, reasons } = usePreparation(!waiting && missing === null && lines.length > 0);
  const { ways, way, choose, order, leaving, problem } = usePayment(prepared);

  if (waiting && !cart) return <Skeleton lines={6} />;
  if (missing !== null) return <EmptyState icon="user" title={label('checkout.loginFirst')} action={<Button busy={ask.busy} onClick={() => void ask.run()}>{label('checkout.goOn')}</Button>} />;
  if (!cart || lines.length === 0) return <EmptyState title={label('checkout.emptyTitle')} action={<ButtonLink href={links.page('orders')}>{label('checkout.seeOrders')}</ButtonLink>} />;

  const hold = way?.type.needAuth ? (prepared?.prebilledAmount ?? cart.reservedAmount) : undefined;
  return (
    <div className="checkout">
      <Steps current="pay" />
      <h2 className="checkout__title">{label('checkout.paymentTitle')}</h2>
      <div className="checkout__columns">
        <div className="checkout__main">
          {ways ? <RadioCards legend={label('checkout.paymentTitle')} hideLegend name="payment" cards={ways.map(asCard)} value={way?.value ?? null} onChange={choose} /> : status === 'refused' ? null : <Skeleton lines={4} />}
          {status === 'refused' && (
            <Notice kind="error" title={label('checkout.restrictions')}>
              {reasons.map(({ code, text }) => (
                <p key={code + text}>{text}</p>
              ))}
            </Notice>
          )}
          <a className="checkout__edit" href={links.page('checkout')}>
            {label('checkout.backToReview')}
          </a>
          <OrderLines lines={lines} form={config.currencyForm} edit={links.page('cart')} />
        </div>
        <section className="checkout__side" aria-label={label('checkout.summary')}>
          <Place cart={cart} />
          {(order.error || problem) && (
            <Notice kind="error">
              <p>{problem || order.error}</p>
            </Notice>
          )}
          <Bill cart={cart} form={config.currencyForm} hold={hold} />
          <Button wide busy={order.busy || leaving || status === 'waiting'} disabled={!way || status === 'refused'} onClick={() => void order.run()}>
            {label('checkout.order')}
          </Button>
          {leaving && (
            <p className="checkout__leaving" role="status">
              {label('checkout.leaving')}
            </p>
          )}
        </section>
      </div>
    </div>
  );
}
