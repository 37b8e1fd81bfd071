import { useState } from 'react';
import { productDetails } from '../../../core/api/endpoints/productDetails.ts';
import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import { badges } from '../../../core/rules/badges.ts';
import { ownUnit } from '../../../core/rules/firstAmount.ts';
import { formatCurrency, formatUnitPrice, type CurrencyForm } from '../../../core/rules/price.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import { useQuery } from '../../hooks/useQuery.ts';

import { ErrorState, Skeleton } from '../../ui/EmptyState.tsx';

/** A price with its unit price below it, or the unit price alone where it is the same. */
function Amount({ product, form }: { product: Product; form: CurrencyForm }) {
  const unit = formatUnitPrice(product, form);
  if (ownUnit(product)) return <b>{unit}</b>;
  return (
    <>
      <b>{formatCurrency(product.priceDisplay, form)}</b>
      <span className="store-prices__unit">{unit}</span>
    </>
  );
}

/** What the product costs in each store, with its unit price (§7 get-prices, LAW-04); asked for when it is opened. */
export function StorePrices({ product, form }: { product: Product; form: CurrencyForm }) {
  const [open, setOpen] = useState(false);
  const { status, data, reload } = useQuery(productDetails.prices, open ? { product_id: product.productId } : null);
  return (
    <details className="store-prices" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="store-prices__title">{cataloguePagesTexts.storePrices()}</summary>
      {status === 'failed' && !data ? (
        <ErrorState onRetry={reload} />
      ) : data ? (
        <table className="product-fact__table">
          <thead className="hidden-text">
            <tr>
              <th scope="col">{cataloguePagesTexts.storeName()}</th>
              <th scope="col">{cataloguePagesTexts.storePrice()}</th>
            </tr>
          </thead>
          <tbody>
            {data.prices.map((price) => (
              <tr key={price.warehouseId}>
                <th scope="row">
                  {price.warehouseName}
                  {badges({ warehousePromo: price.warehousePromo, productInfos: {} }).map(({ text }) => (
                    <span className="store-prices__promo" key={text}>
                      {text}
                    </span>
                  ))}
                </th>
                <td>
                  <Amount
                    product={{
                      ...product,
                      price: price.price,
                      priceDisplay: price.priceDisplay,
                      priceUmDisplay: price.priceUmDisplay,
                    }}
                    form={form}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        open && <Skeleton lines={2} />
      )}
    </details>
  );
}
