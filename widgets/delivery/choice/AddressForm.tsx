import { useEffect, useRef, type FormEvent } from 'react';
import * as deliveryTexts from '../../../core/labels/it/delivery.ts';
import type { Address } from '../../../core/schema/delivery.ts';
import { Button } from '../../ui/Button.tsx';
import { names } from '../../ui/classNames.ts';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AddressVerdict } from './AddressVerdict.tsx';
import { fields, useAddressForm } from './useAddressForm.ts';

interface Props {
  serviceId: number;
  onBack(): void;
  /** The saved address, to be chosen at once. */
  onSaved(address: Address): Promise<void>;
}

/** A new address, typed where it is needed. */
export function AddressForm({ serviceId, onBack, onSaved }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { texts, faults, verdict, busy, error, type, submit, keep, mine } = useAddressForm(serviceId, onSaved);
  useEffect(() => heading.current?.focus(), []);

  const send = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = submit();
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
  };

  return (
    <form className="address-form" ref={form} noValidate onSubmit={send}>
      <h3 className="address-form__title" tabIndex={-1} ref={heading}>
        {deliveryTexts.newAddress()}
      </h3>
      <div className="address-form__fields">
        {fields.map(({ name, text, hint, rules, complete, half, mode }) => (
          <div className={names('address-form__field', half && 'half')} key={name}>
            <Field
              label={text()}
              name={name}
              hint={hint && hint()}
              autoComplete={complete}
              inputMode={mode}
              required={rules.length > 0}
              value={texts[name]}
              error={faults[name]}
              onChange={(value) => type(name, value)}
            />
          </div>
        ))}
      </div>
      {error && !busy && <Notice kind="error">{error}</Notice>}
      {verdict && <AddressVerdict verdict={verdict} busy={busy} mine={mine()} onKeep={keep} />}
      <div className="address-form__actions">
        <Button type="button" variant="ghost" onClick={onBack}>
          {deliveryTexts.backToList()}
        </Button>
        {(!verdict || verdict.kind === 'notCovered' || verdict.kind === 'refused') && (
          <Button type="submit" busy={busy}>
            {deliveryTexts.saveAddress()}
          </Button>
        )}
      </div>
    </form>
  );
}
