import { useEffect, useRef, useState } from 'react';
import { orders } from '../../../core/api/endpoints/orders.ts';
import * as contentTexts from '../../../core/labels/it/formsContent.ts';
import { dateWords, romeTime } from '../../../core/rules/dates.ts';
import { formatCurrency } from '../../../core/rules/price.ts';
import type { Order } from '../../../core/schema/orders.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Field, type FieldProps } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';

/** The choice of an order that is not in the list. */
const OTHER = 'other';
const MOST = 24;

/** A customer’s order, chosen from their latest; the number of any other is typed. */
export default function OrderField({ children: _waiting, ...field }: FieldProps) {
  const { config } = useSpesa();
  const [typing, type] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (typing) box.current?.querySelector('input')?.focus();
  }, [typing]);
  const { data } = useQuery(orders.list, { page: 1, page_size: MOST, show_pending: false });
  const own = data?.orders ?? [];
  const isListed = !field.value || own.some(({ orderId }) => String(orderId) === field.value);
  if (typing || own.length === 0 || !isListed)
    return (
      <div ref={box}>
        <Field {...field} />
      </div>
    );
  const labelOf = ({ orderId, insertDate, finalTotal, grossTotal }: Order) =>
    contentTexts.orderChoice({
      n: orderId,
      date: dateWords(romeTime(Date.parse(insertDate)).date),
      total: formatCurrency(finalTotal ?? grossTotal, config.currencyForm),
    });
  const { label, name, value, hint, error, required, onChange } = field;
  return (
    <SelectField
      label={label}
      name={name}
      value={value}
      hint={hint}
      error={error}
      required={required}
      options={[
        ...own.map((order) => ({ value: String(order.orderId), label: labelOf(order) })),
        { value: OTHER, label: contentTexts.otherOrder() },
      ]}
      onChange={(chosen) => {
        type(chosen === OTHER);
        onChange(chosen === OTHER ? '' : chosen);
      }}
    />
  );
}
