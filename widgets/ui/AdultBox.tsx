import { useEffect, useRef } from 'react';
import * as cartBillTexts from '../../core/labels/it/cartBill.ts';
import { adultDeclaration } from '../../core/rules/lawMarks.ts';
import { Checkbox } from './Field.tsx';

interface Props {
  checked: boolean;
  onChange(adult: boolean): void;
  error?: string;
  /** Grows with every try to go on without it: the box is then brought to the customer. */
  wanted?: number;
}

/** The box in which the customer declares to be of age (LAW-16). */
export function AdultBox({ checked, onChange, error, wanted = 0 }: Props) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wanted > 0) section.current?.querySelector('input')?.focus();
  }, [wanted]);
  return (
    <section className="adult" aria-label={cartBillTexts.adultTitle()} ref={section}>
      <Checkbox name={adultDeclaration} checked={checked} required {...(error && { error })} onChange={onChange}>
        {cartBillTexts.adult()}
        <span className="adult__hint">{cartBillTexts.adultHint()}</span>
      </Checkbox>
    </section>
  );
}
