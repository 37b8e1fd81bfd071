import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import '../../core/labels/it/catalogue.ts';
import { label, type LabelKey } from '../../core/labels/label.ts';
import { decrease, formatAmount, formatPackages, formatQuantity, increase, typed, type QuantityFault, type QuantityRule } from '../../core/rules/quantity.ts';
import { Button } from './Button.tsx';
import { names } from './classNames.ts';
import { Icon } from './Icon.tsx';
import { useId } from './useId.ts';

export interface QuantityControlProps {
  /** The product, for the names of the buttons. */
  name: string;
  /** What is in the cart, thousandths; 0 shows the add button. */
  value: number;
  rule: QuantityRule;
  /** The shown value waits for the server's word. */
  pending?: boolean;
  /** Nothing can be pressed. */
  disabled?: boolean;
  /** The server's refusal of the last change. */
  error?: string;
  /** The id that a server-printed add button bears too, so that a press before takeover is not lost. */
  press?: string;
  onChange(next: number): void;
  onRemove(): void;
}

const texts: Record<QuantityFault, LabelKey> = {
  notANumber: 'catalogue.quantityNotANumber',
  notWhole: 'catalogue.quantityNotWhole',
  belowMinimum: 'catalogue.quantityMinimum',
  aboveMaximum: 'catalogue.quantityMaximum',
  notMultiple: 'catalogue.quantityMultiple',
  none: 'catalogue.quantityNone',
};

function faultText(fault: QuantityFault, rule: QuantityRule): string {
  const amount = { belowMinimum: rule.min, aboveMaximum: rule.max, notMultiple: rule.multiple }[fault as 'belowMinimum'] ?? 0;
  return label(texts[fault], { n: formatQuantity(amount, rule) });
}

/** Add, plus, minus and typing by the product's own rule (§5). Minus to nothing asks `onRemove`, below minAcq offers it (rulings 8). */
export function QuantityControl({ name, value, rule, pending, disabled, error, press, onChange, onRemove }: QuantityControlProps) {
  const id = useId('quantity');
  const box = useRef<HTMLDivElement>(null);
  const within = useRef(false);
  const touched = useRef(false);
  const [text, setText] = useState<string | null>(null);
  const [fault, setFault] = useState<QuantityFault | null>(null);
  /** What the last press has asked for, also before it is shown: several presses in one tick all count. */
  const wanted = useRef(value);
  wanted.current = value;
  const empty = value <= 0;
  const message = fault ? faultText(fault, rule) : error;
  const packs = formatPackages(value, rule);

  useEffect(() => {
    if (within.current && (document.activeElement === document.body || document.activeElement === null)) box.current?.querySelector<HTMLElement>('[data-main]')?.focus();
  }, [empty]);

  const change = (next: number): void => {
    touched.current = true;
    wanted.current = next;
    setFault(null);
    setText(null);
    onChange(next);
  };
  const plus = (): void => {
    const next = increase(wanted.current, rule);
    if (next > wanted.current) change(next);
    else setFault(rule.max === 0 ? 'none' : 'aboveMaximum');
  };
  const remove = (): void => {
    touched.current = true;
    setFault(null);
    setText(null);
    onRemove();
  };
  const minus = (): void => {
    const next = decrease(wanted.current, rule);
    if (next === 'remove') remove();
    else if (next === 'belowMinimum') setFault(next);
    else change(next);
  };
  const commit = (): void => {
    if (text === null) return;
    const result = typed(text, rule);
    if ('fault' in result) return setFault(result.fault);
    if (result.value === 0) return remove();
    if (result.value === value) setText(null);
    else change(result.value);
    setFault(result.capped ? 'aboveMaximum' : null);
  };
  const key = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      (event.key === 'ArrowUp' ? plus : minus)();
    } else if (event.key === 'Escape' && text !== null) {
      event.stopPropagation();
      setText(null);
      setFault(null);
    }
  };

  return (
    <div className={names('quantity', empty && 'empty', pending && 'pending')} ref={box} onFocus={() => void (within.current = true)} onBlur={(event) => void (within.current = event.currentTarget.contains(event.relatedTarget))}>
      {empty ? (
        <Button wide icon="plus" data-main data-press={press} disabled={disabled} busy={pending} aria-label={label('catalogue.addName', { name })} aria-describedby={message ? id : undefined} onClick={plus}>
          {label('catalogue.addToCart')}
        </Button>
      ) : (
        <div className="quantity__row" role="group" aria-label={label('catalogue.quantityOf', { name })}>
          <button type="button" className="quantity__step" disabled={disabled} aria-label={label('catalogue.decrease', { name })} onClick={minus}>
            <Icon name={decrease(value, rule) === 'remove' ? 'trash' : 'minus'} />
          </button>
          <span className="quantity__field">
            <input
              className="quantity__input"
              inputMode="decimal"
              autoComplete="off"
              value={text ?? formatAmount(value)}
              disabled={disabled}
              aria-label={label('catalogue.quantityOf', { name })}
              aria-invalid={message ? true : undefined}
              aria-describedby={message ? id : undefined}
              onChange={(event) => setText(event.currentTarget.value)}
              onFocus={(event) => event.currentTarget.select()}
              onBlur={commit}
              onKeyDown={key}
            />
            <span className="quantity__unit">{rule.unit}</span>
          </span>
          <button type="button" className="quantity__step" data-main disabled={disabled} aria-label={label('catalogue.increase', { name })} onClick={plus}>
            <Icon name="plus" />
          </button>
        </div>
      )}
      {packs && <p className="quantity__packs">{packs}</p>}
      {message && (
        <p className="quantity__error" id={id} role="alert">
          <span>{message}</span>
          {fault === 'belowMinimum' && !empty && (
            <button type="button" className="text-button" onClick={remove} aria-label={label('catalogue.removeName', { name })}>
              {label('common.remove')}
            </button>
          )}
        </p>
      )}
      <span className="hidden-text" role="status">
        {touched.current && !pending ? (empty ? label('catalogue.quantityGone', { name }) : label('catalogue.quantitySaid', { quantity: formatQuantity(value, rule), name })) : ''}
      </span>
    </div>
  );
}
