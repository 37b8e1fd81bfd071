import '../../../core/labels/it/checkout.ts';
import { label, plural } from '../../../core/labels/label.ts';
import { cartLines } from '../../../core/rules/cartLines.ts';
import { formatCurrency } from '../../../core/rules/price.ts';
import { formatQuantity, quantityRule, toThousandths } from '../../../core/rules/quantity.ts';
import { useCart } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useReady } from '../../hooks/useReady.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, Notice, Skeleton } from '../../ui/Notice.tsx';
import { Bill } from '../summary/Bill.tsx';
import { Place } from '../summary/Place.tsx';
import { Steps } from '../summary/Steps.tsx';
import { usePreparation } from './usePreparation.ts';

/** The order to look over: where, when, what, how much; then to the payment (second document §2). */
export default function Checkout() {
  const { config, dialogs, cart: store } = useSpesa();
  const cart = useCart();
  const links = useLinks();
  const { waiting, missing, ask } = useReady();
  const lines = cartLines(cart);
  const { status, prepared, reasons, again } = usePreparation(!waiting && missing === null && lines.length > 0);
  const where = useCommand(async () => (await dialogs.open('address', {})) && store.load());
  const when = useCommand(async () => (await dialogs.open('timeslot', {})) && store.load());
  const form = config.currencyForm;

  if (waiting && !cart) return <Skeleton lines={6} />;
  if (missing !== null) {
    return (
      <EmptyState icon="user" title={label('checkout.loginFirst')} action={<Button busy={ask.busy} onClick={() => void ask.run()}>{label('checkout.goOn')}</Button>}>
        <p>{label('checkout.loginFirstText')}</p>
      </EmptyState>
    );
  }
  if (!cart || lines.length === 0) return <EmptyState title={label('checkout.emptyTitle')} action={<ButtonLink href={links.page('home')}>{label('checkout.toShop')}</ButtonLink>} />;

  return (
    <div className="checkout">
      <Steps current="review" />
      <h2 className="checkout__title">{label('checkout.title')}</h2>
      <div className="checkout__columns">
        <div className="checkout__main">
          <Place cart={cart} onWhere={() => void where.run()} onWhen={() => void when.run()} />
          <section className="checkout__products">
            <div className="checkout__row">
              <h3 className="checkout__heading">{plural(lines.length, 'cart.itemsOne', 'cart.itemsMany')}</h3>
              <a className="checkout__edit" href={links.page('cart')}>
                {label('checkout.editProducts')}
              </a>
            </div>
            <ul className="checkout__lines">
              {lines.map((line) => (
                <li className="checkout__line" key={line.itemId}>
                  <bdi className="checkout__name">{line.product.name}</bdi>
                  <span className="checkout__quantity">{formatQuantity(toThousandths(line.quantity), quantityRule(line.product))}</span>
                  <span className="checkout__amount">{line.grossTotal === undefined ? '' : formatCurrency(line.grossTotal, form)}</span>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <aside className="checkout__side" aria-label={label('checkout.summary')}>
          {status === 'refused' && (
            <Notice kind="error" title={label('checkout.restrictions')}>
              {reasons.map((reason) => (
                <p key={reason}>{reason}</p>
              ))}
              <Button small variant="secondary" onClick={again}>
                {label('common.retry')}
              </Button>
            </Notice>
          )}
          <Bill cart={cart} form={form} hold={prepared?.prebilledAmount ?? cart.reservedAmount} />
          {prepared && <p className="checkout__types">{label('checkout.accepted', { types: prepared.paymentTypes.map(({ name }) => name).join(', ') })}</p>}
          {status === 'ready' ? (
            <ButtonLink wide href={links.page('payment')}>
              {label('checkout.toPayment')}
            </ButtonLink>
          ) : (
            <Button wide busy={status === 'waiting'} disabled={status === 'refused'}>
              {label('checkout.toPayment')}
            </Button>
          )}
        </aside>
      </div>
    </div>
  );
}
