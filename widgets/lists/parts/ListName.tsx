import { useState, type FormEvent } from 'react';
import * as listTexts from '../../../core/labels/it/list.ts';
import { maxLength, required, validate } from '../../../core/rules/validation.ts';
import { useCommand } from '../../hooks/useCommand.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';

const rules = [required, maxLength(60)];

interface Props {
  /** What the name is now. */
  name?: string;
  submit: string;
  /** Does it with the checked name; throws ApiError. */
  onName(name: string): Promise<unknown>;
}

/** The name of a list (§5: required), its refusals at the field. */
export function ListName({ name = '', submit, onName }: Props) {
  const [text, setText] = useState(name);
  const [fault, setFault] = useState('');
  const send = useCommand(async (checked: string) => {
    await onName(checked);
    setText(name);
  }, 'silent');
  const check = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const refused = validate(text.trim(), rules);
    setFault(refused);
    if (refused) event.currentTarget.querySelector('input')?.focus();
    else void send.run(text.trim());
  };
  const change = (next: string): void => {
    setText(next);
    setFault('');
    send.clear();
  };
  return (
    <form className="list-name" onSubmit={check} noValidate>
      <Field
        label={listTexts.name()}
        name="list-name"
        autoComplete="off"
        required
        value={text}
        error={fault || send.error}
        onChange={change}
      />
      <Button type="submit" variant="secondary" busy={send.busy}>
        {submit}
      </Button>
    </form>
  );
}
