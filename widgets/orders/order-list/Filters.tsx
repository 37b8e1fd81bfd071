import { useState } from 'react';
import * as orderListTexts from '../../../core/labels/it/ordersList.ts';
import { filtersFault, noFilters, type OrderFilters } from '../../../core/rules/orderFilters.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface Props {
  filters: OrderFilters;
  /** Something is filtered now. */
  active: boolean;
  onFilter(filters: OrderFilters): void;
}

/** Days and totals between which the orders lie; folded until it is wanted. */
export function Filters({ filters, active, onFilter }: Props) {
  const [typed, type] = useState(filters);
  const [fault, setFault] = useState('');
  const put = (change: Partial<OrderFilters>): void => {
    const next = { ...typed, ...change };
    type(next);
    if (fault) setFault(filtersFault(next));
  };
  const apply = (next: OrderFilters): void => {
    const why = filtersFault(next);
    type(next);
    setFault(why);
    if (!why) onFilter(next);
  };
  return (
    <details className="order-filters" open={active || undefined}>
      <summary className="order-filters__title">{orderListTexts.filters()}</summary>
      <form
        className="order-filters__form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          apply(typed);
        }}
      >
        <Field
          type="date"
          name="from"
          label={orderListTexts.fromDate()}
          value={typed.from}
          onChange={(from) => put({ from })}
        />
        <Field type="date" name="to" label={orderListTexts.toDate()} value={typed.to} onChange={(to) => put({ to })} />
        <Field
          name="least"
          inputMode="decimal"
          autoComplete="off"
          label={orderListTexts.fromTotal()}
          value={typed.least}
          onChange={(least) => put({ least })}
        />
        <Field
          name="most"
          inputMode="decimal"
          autoComplete="off"
          label={orderListTexts.toTotal()}
          value={typed.most}
          onChange={(most) => put({ most })}
        />
        <label className="order-filters__box">
          <input
            type="checkbox"
            checked={typed.replaced}
            onChange={({ currentTarget }) => put({ replaced: currentTarget.checked })}
          />
          {orderListTexts.showReplaced()}
        </label>
        {fault && (
          <div className="order-filters__fault">
            <Notice kind="error">{fault}</Notice>
          </div>
        )}
        <div className="order-filters__actions">
          <Button type="submit">{orderListTexts.applyFilters()}</Button>
          {active && (
            <Button variant="ghost" onClick={() => apply(noFilters)}>
              {orderListTexts.clearFilters()}
            </Button>
          )}
        </div>
      </form>
    </details>
  );
}
