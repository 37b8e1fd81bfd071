import { checkout } from '../../../core/api/endpoints/checkout.ts';
import * as checkoutTexts from '../../../core/labels/it/checkout.ts';
import { formatCurrency, type CurrencyForm } from '../../../core/rules/price.ts';
import type { CartItem } from '../../../core/schema/cart.ts';
import { useQuery } from '../../hooks/useQuery.ts';

/** What the shopping is packed in, and what is charged for it (account §7 packaging-type/list, LAW-18); nothing where the shop does not say. */
export function Packaging({ lines, form }: { lines: readonly CartItem[]; form: CurrencyForm }) {
  const products = lines.map(({ product }) => product.productId).join(',');
  const types = useQuery(checkout.packagingTypes, { products }).data?.packagingTypes.filter(({ selected }) => selected);
  if (!types?.length) return null;
  return (
    <section className="packaging">
      <h2 className="packaging__title">{checkoutTexts.packaging()}</h2>
      <ul className="packaging__types">
        {types.map(({ packagingTypeId, name, description, price }) => (
          <li key={packagingTypeId}>
            {name}
            {price > 0 && <b> {formatCurrency(price, form)}</b>}
            {description && <span className="packaging__text">{description}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
