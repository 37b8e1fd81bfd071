import { useEffect, useRef } from 'react';
import '../../core/labels/it/cart.ts';
import { label } from '../../core/labels/label.ts';
import { adultDeclaration } from '../../core/rules/lawMarks.ts';
import { Checkbox } from './Field.tsx';

interface Props {
  checked: boolean;
  onChange(adult: boolean): void;
  error?: string;
  /** Grows with every try to go on without it: the box is then brought to the customer. */
  wanted?: number;
}

/** The box in which the customer declares to be of age (law 16). */
export function AdultBox({ checked, onChange, error, wanted = 0 }: Props) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wanted > 0) section.current?.querySelector('input')?.focus();
  }, [wanted]);
  return (
    <section className="adult" aria-label={label('cart.adultTitle')} ref={section}>
      <Checkbox name={adultDeclaration} checked={checked} required {...(error && { error })} onChange={onChange}>
        {label('cart.adult')}
        <span className="adult__hint">{label('cart.adultHint')}</span>
      </Checkbox>
    </section>
  );
}
