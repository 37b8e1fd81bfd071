import { useState, type KeyboardEvent } from 'react';
import * as controlsTexts from '../../core/labels/it/catalogueControls.ts';
import type { Text } from '../../core/labels/text.ts';
import { type QuantityRule } from '../../core/rules/quantity.ts';
import {
  decrease,
  formatAmount,
  formatPackages,
  formatQuantity,
  typed,
  unitWord,
  type QuantityFault,
} from '../../core/rules/quantityEntry.ts';
import { Icon } from './Icon.tsx';

export interface QuantityStepperProps {
  name: string;
  /** Thousandths, more than 0. */
  value: number;
  rule: QuantityRule;
  /** What the last press has asked for, also before it is shown. */
  wanted: { readonly current: number };
  disabled?: boolean;
  /** Id of the message that stands below, if one does. */
  message?: string;
  onChange(next: number): void;
  onPlus(): void;
  onRemove(): void;
  onFault(fault: QuantityFault | null): void;
}

/** Minus, typing and plus of what is in the cart already (§5). */
export function QuantityStepper({
  name,
  value,
  rule,
  wanted,
  disabled,
  message,
  onChange,
  onPlus,
  onRemove,
  onFault,
}: QuantityStepperProps) {
  const [text, setText] = useState<string | null>(null);
  const packs = formatPackages(value, rule);

  const change = (next: number): void => {
    setText(null);
    onChange(next);
  };
  const plus = (): void => {
    setText(null);
    onPlus();
  };
  const remove = (): void => {
    setText(null);
    onRemove();
  };
  const minus = (): void => {
    const next = decrease(wanted.current, rule);
    if (next === 'remove') remove();
    else if (next === 'belowMinimum') onFault(next);
    else change(next);
  };
  const commit = (): void => {
    if (text === null) return;
    const result = typed(text, rule);
    if ('fault' in result) return onFault(result.fault);
    if (result.value === 0) return remove();
    if (result.value === value) setText(null);
    else change(result.value);
    onFault(result.capped ? 'aboveMaximum' : null);
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
      onFault(null);
    }
  };

  return (
    <>
      <div className="quantity__row" role="group" aria-label={controlsTexts.quantityOf({ name })}>
        <button
          type="button"
          className="quantity__step"
          disabled={disabled}
          aria-label={controlsTexts.decrease({ name })}
          onClick={minus}
        >
          <Icon name={decrease(value, rule) === 'remove' ? 'trash' : 'minus'} />
        </button>
        <span className="quantity__field">
          <input
            className="quantity__input"
            inputMode="decimal"
            autoComplete="off"
            value={text ?? formatAmount(value)}
            disabled={disabled}
            aria-label={controlsTexts.quantityOf({ name })}
            aria-invalid={message ? true : undefined}
            aria-describedby={message}
            onChange={(event) => setText(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={commit}
            onKeyDown={key}
          />
          <span className="quantity__unit">{unitWord(rule)}</span>
        </span>
        <button
          type="button"
          className="quantity__step"
          data-main
          disabled={disabled}
          aria-label={controlsTexts.increase({ name })}
          onClick={plus}
        >
          <Icon name="plus" />
        </button>
      </div>
      {packs && <p className="quantity__packs">{packs}</p>}
    </>
  );
}

const texts: Record<QuantityFault, Text<'n'>> = {
  notANumber: controlsTexts.quantityNotANumber,
  notWhole: controlsTexts.quantityNotWhole,
  belowMinimum: controlsTexts.quantityMinimum,
  aboveMaximum: controlsTexts.quantityMaximum,
  notMultiple: controlsTexts.quantityMultiple,
  none: controlsTexts.quantityNone,
};

/** Why a quantity cannot be had, in words. */
export function QuantityFaultText({ fault, rule }: { fault: QuantityFault; rule: QuantityRule }) {
  const amount =
    { belowMinimum: rule.min, aboveMaximum: rule.max, notMultiple: rule.multiple }[fault as 'belowMinimum'] ?? 0;
  return <span>{texts[fault]({ n: formatQuantity(amount, rule) })}</span>;
}
