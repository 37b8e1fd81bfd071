import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import * as subscriptionTexts from '../../../core/labels/it/subscriptions.ts';
import { plural } from '../../../core/labels/text.ts';
import { priceOf, toCents, toEuro } from '../../../core/rules/price.ts';
import { subscriptionMonths } from '../../../core/rules/productNature.ts';
import { readable } from '../../../core/rules/text.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { useQuantity } from '../../hooks/useCart.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useMoney } from '../../hooks/useMoney.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { AddButton } from '../../ui/AddButton.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Pending } from '../../ui/Pending.tsx';

function Offer({ product }: { product: Product }) {
  const spesa = useSpesa();
  const links = useLinks();
  const money = useMoney();
  const { value, pending } = useQuantity({ productId: product.productId });
  const add = useCommand(async () => {
    const { addToCart } = await import('../../../core/flows/addToCart.ts');
    return addToCart(spesa, product);
  }, subscriptionTexts.addError);
  const name = readable(product.name);
  const months = subscriptionMonths(product);
  const price = priceOf(product) ?? 0;
  return (
    <li className="subscription subscription--offer">
      <h3 className="subscription__title">
        <a href={links.product(product)}>
          <bdi>{name}</bdi>
        </a>
      </h3>
      <p>{plural(months, subscriptionTexts.bringsOne, subscriptionTexts.bringsMany)}</p>
      <p className="subscription__price">
        <strong>{money(price)}</strong> {subscriptionTexts.once()}
        {months > 1 && (
          <span className="subscription__month">
            {subscriptionTexts.aMonth({ price: money(toEuro(Math.round(toCents(price) / months))) })}
          </span>
        )}
      </p>
      {value > 0 && !pending ? (
        <ButtonLink wide variant="secondary" icon="cart" href={links.page('cart')}>
          {subscriptionTexts.inCart()}
        </ButtonLink>
      ) : (
        <AddButton name={name} busy={pending || add.busy} onAdd={() => void add.run()} />
      )}
      {add.error && <Notice kind="error">{add.error}</Notice>}
    </li>
  );
}

/** The subscriptions that the shop sells (ruling 31), the shortest first: what each brings, for how long, and its price. */
export function Offers() {
  const { status, data, reload } = useQuery(catalogue.products, { q: subscriptionTexts.query() });
  const offers = data?.products
    .filter((product) => subscriptionMonths(product) > 0 && priceOf(product) !== null)
    .sort((one, other) => subscriptionMonths(one) - subscriptionMonths(other));
  if (offers?.length === 0) return null;
  return (
    <section className="subscription-offers" aria-labelledby="subscription-offers">
      <h2 className="subscription-offers__title" id="subscription-offers">
        {subscriptionTexts.offers()}
      </h2>
      {offers ? (
        <ul className="subscription-offers__list">
          {offers.map((product) => (
            <Offer key={product.productId} product={product} />
          ))}
        </ul>
      ) : (
        <Pending status={status} reload={reload} lines={6} />
      )}
    </section>
  );
}
