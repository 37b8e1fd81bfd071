import { formatCurrency, formatUnitPrice, priceOf } from '../../../core/rules/price.ts';
import type { LeafletPage } from '../../../core/schema/leaflets.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';

/** The prices of the customer's store over a page, as text where the page leaves room for them. The cards beside tell the same to readers. */
export function PagePrices({ prices = [], products = [] }: LeafletPage) {
  const { currencyForm } = useSpesa().config;
  return (
    <svg className="leaflet-prices" viewBox="0 0 900 1240" aria-hidden="true" focusable="false">
      {prices.map(({ productId, x, y }) => {
        const product = products.find((one) => one.productId === productId);
        const price = product ? priceOf(product) : null;
        return (
          product &&
          price !== null && (
            <g key={productId} transform={`translate(${x * 9} ${y * 12.4})`}>
              <text className="leaflet-prices__now">{formatCurrency(price, currencyForm)}</text>
              <text className="leaflet-prices__unit" y="30">
                {formatUnitPrice(product, currencyForm)}
              </text>
            </g>
          )
        );
      })}
    </svg>
  );
}
