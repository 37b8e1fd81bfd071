import { formatCurrency, type CurrencyForm } from '../../core/rules/price.ts';
import { names } from './classNames.ts';

export interface TotalLine {
  label: string;
  /** Euro, as the server gave it. */
  amount: number;
  kind?: 'discount' | 'total';
  hint?: string;
}

/** Money lines of a cart or an order; every amount is the server's (NUM-08). */
export function Totals({ lines, form }: { lines: readonly TotalLine[]; form: CurrencyForm }) {
  return (
    <dl className="totals">
      {lines.map(({ label, amount, kind, hint }) => (
        <div className={names('totals__line', kind)} key={label}>
          <dt>
            {label}
            {hint && <span className="totals__hint">{hint}</span>}
          </dt>
          <dd>{formatCurrency(amount, form)}</dd>
        </div>
      ))}
    </dl>
  );
}
