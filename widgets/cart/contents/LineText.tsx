import { useState } from 'react';
import type { Text } from '../../../core/labels/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';

interface Props {
  /** As the server has it. */
  text: string;
  name: string;
  field: Text;
  hint: Text;
  save: Text;
  numeric?: boolean;
  busy: boolean;
  onSave(text: string): void;
}

const LONGEST = 200;

/** A text of a line with its own save button, shown once there is something to save. */
export function LineText({ text, name, field, hint, save, numeric, busy, onSave }: Props) {
  const [typed, setTyped] = useState<string | undefined>();
  const shown = typed ?? text;
  const changed = typed !== undefined && typed.trim() !== text;
  const clean = (value: string) => (numeric ? value.replace(/\D/g, '').slice(0, 5) : value.slice(0, LONGEST));
  return (
    <div className="line-text">
      <Field
        label={field()}
        name={name}
        hint={hint()}
        autoComplete="off"
        inputMode={numeric ? 'numeric' : 'text'}
        maxLength={LONGEST}
        value={shown}
        onChange={(value) => setTyped(clean(value))}
      />
      {changed && (
        <Button
          small
          variant="secondary"
          busy={busy}
          onClick={() => {
            onSave(shown.trim());
            setTyped(undefined);
          }}
        >
          {save()}
        </Button>
      )}
    </div>
  );
}
