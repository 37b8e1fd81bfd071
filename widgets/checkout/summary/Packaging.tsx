import { useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '../../../core/api/endpoint.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import * as checkoutTexts from '../../../core/labels/it/checkout.ts';
import { formatCurrency, type CurrencyForm } from '../../../core/rules/price.ts';
import type { CartItem } from '../../../core/schema/cart.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { Fold } from '../../ui/Fold.tsx';

/** The way to the payment waits no longer for this answer, in ms: nobody is kept from paying by what is only said. */
export const LONGEST_MS = 2_000;

export interface PackagingSeen {
  /** The last answer; it stays while the lines have become others. */
  types: AnswerOf<typeof checkout.packagingTypes>['packagingTypes'];
  /** An answer has come, none will, or it takes too long. */
  known: boolean;
}

/** What these lines may be packed in (account §7 packaging-type/list). */
export function usePackaging(lines: readonly CartItem[]): PackagingSeen {
  const products = lines.map(({ product }) => product.productId).join(',');
  const { data, status } = useQuery(checkout.packagingTypes, products ? { products } : null);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LONGEST_MS);
    return () => clearTimeout(timer);
  }, [products]);
  const last = useRef(data);
  last.current = data ?? last.current;
  return {
    types: last.current?.packagingTypes ?? [],
    known: isLate || last.current !== undefined || status === 'failed',
  };
}

/** What the shopping is packed in, and what is charged for it (LAW-18); nothing where the shop does not say. */
export function Packaging({ packaging, form }: { packaging: PackagingSeen; form: CurrencyForm }) {
  const types = packaging.types.filter(({ selected }) => selected);
  if (types.length === 0) return packaging.known ? null : <Fold title={checkoutTexts.packaging()}>{null}</Fold>;
  return (
    <Fold
      title={checkoutTexts.packaging()}
      chosen={types.map(({ name, price }) => (price > 0 ? `${name} ${formatCurrency(price, form)}` : name)).join(', ')}
    >
      <ul className="packaging__types">
        {types.map(({ packagingTypeId, name, description, price }) => (
          <li key={packagingTypeId}>
            {name}
            {price > 0 && <b> {formatCurrency(price, form)}</b>}
            {description && <span className="packaging__text">{description}</span>}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
