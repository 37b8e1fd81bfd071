import { useEffect, useRef, useState } from 'react';
import * as controlsTexts from '../../core/labels/it/catalogueControls.ts';
import * as controlTexts from '../../core/labels/it/commonControls.ts';
import { firstAmount } from '../../core/rules/firstAmount.ts';
import { type QuantityRule } from '../../core/rules/quantity.ts';
import { formatQuantity, increase, type QuantityFault } from '../../core/rules/quantityEntry.ts';
import { AddButton } from './AddButton.tsx';
import { names } from './classNames.ts';
import { QuantityFaultText, QuantityStepper } from './QuantityStepper.tsx';
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
  /** Takes the focus of what stood here before, if that had it. */
  focus?: boolean;
  onChange(next: number): void;
  onRemove(): void;
}

/** Add, plus, minus and typing by the product's own rule (§5). Minus to nothing asks `onRemove`, below minAcq offers it (ruling 8). */
export function QuantityControl({
  name,
  value,
  rule,
  pending,
  disabled,
  error,
  press,
  focus = false,
  onChange,
  onRemove,
}: QuantityControlProps) {
  const id = useId('quantity');
  const box = useRef<HTMLDivElement>(null);
  const within = useRef(focus);
  /** What comes into the cart is said by its own message, and not twice. */
  const touched = useRef(false);
  const [fault, setFault] = useState<QuantityFault | null>(null);
  /** What the last press has asked for, also before it is shown: several presses in one tick all count. */
  const wanted = useRef(value);
  wanted.current = value;
  const empty = value <= 0;
  const message = fault || error ? id : undefined;

  useEffect(() => {
    if (within.current && (document.activeElement === document.body || document.activeElement === null))
      box.current?.querySelector<HTMLElement>('[data-main]')?.focus();
  }, [empty]);

  const change = (next: number): void => {
    touched.current = !empty;
    wanted.current = next;
    setFault(null);
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
    onRemove();
  };

  return (
    <div
      className={names('quantity', empty && 'empty', pending && 'pending')}
      ref={box}
      onFocus={() => void (within.current = true)}
      onBlur={(event) => void (within.current = event.currentTarget.contains(event.relatedTarget))}
    >
      {empty ? (
        <AddButton
          name={name}
          amount={firstAmount(rule)}
          press={press}
          disabled={disabled}
          busy={pending}
          message={message}
          onAdd={plus}
        />
      ) : (
        <QuantityStepper
          name={name}
          value={value}
          rule={rule}
          wanted={wanted}
          disabled={disabled}
          message={message}
          onChange={change}
          onPlus={plus}
          onRemove={remove}
          onFault={setFault}
        />
      )}
      {message && (
        <p className="quantity__error" id={id} role="alert">
          {fault ? <QuantityFaultText fault={fault} rule={rule} /> : <span>{error}</span>}
          {fault === 'belowMinimum' && !empty && (
            <button
              type="button"
              className="text-button"
              onClick={remove}
              aria-label={controlsTexts.removeName({ name })}
            >
              {controlTexts.remove()}
            </button>
          )}
        </p>
      )}
      <span className="hidden-text" role="status">
        {touched.current && !pending
          ? empty
            ? controlsTexts.quantityGone({ name })
            : controlsTexts.quantitySaid({ quantity: formatQuantity(value, rule), name })
          : ''}
      </span>
    </div>
  );
}
