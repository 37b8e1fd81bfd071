import { useState } from 'react';
import * as formTexts from '../../core/labels/it/forms.ts';
import type { Form, FormField } from '../../core/rules/form.ts';
import { names } from './classNames.ts';
import { DateField } from './DateField.tsx';
import { Checkbox, Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';

const modes = { email: 'email', tel: 'tel', number: 'numeric' } as const;

/** Leads to what is agreed to, beside the form: nothing that was typed is lost. */
export const Reading = ({ words, href }: NonNullable<FormField['reading']>) => (
  <a className="checkbox__reading" href={href} target="_blank" rel="noopener noreferrer">
    {formTexts.reading({ words })}
  </a>
);

interface ControlProps<N extends string> {
  form: Form<N>;
  field: FormField<N>;
  /** Of passwords: those with this autocomplete token are shown as they are typed. */
  shown: string;
  onShow(complete: string): void;
}

function Control<N extends string>({ form, field, shown, onShow }: ControlProps<N>) {
  const { name, kind = 'text', hint, required, complete, options = [], list } = field;
  const common = {
    label: field.label(),
    name,
    hint: hint?.(),
    required: required !== undefined,
    value: form.values[name],
    error: form.faults[name],
    onChange: (text: string) => form.type(name, text),
  };
  if (kind === 'box')
    return (
      <Checkbox
        name={name}
        checked={common.value === 'true'}
        required={common.required}
        error={common.error}
        onChange={(checked) => form.type(name, checked ? 'true' : '')}
        after={field.reading && <Reading {...field.reading} />}
      >
        {common.label}
      </Checkbox>
    );
  if (kind === 'date') return <DateField {...common} complete={complete} />;
  if (kind === 'choice') return <SelectField {...common} options={options} autoComplete={complete} />;
  if (kind === 'password')
    return (
      <PasswordField
        {...common}
        autoComplete={complete}
        shown={shown === complete}
        onShow={(isShown) => onShow(isShown ? complete : '')}
      />
    );
  return (
    <Field
      {...common}
      type={kind === 'number' ? 'text' : kind}
      list={list}
      inputMode={kind === 'text' ? undefined : modes[kind]}
      autoComplete={complete}
      {...(kind === 'email' || complete === 'username' ? { autoCapitalize: 'none', spellCheck: false } : {})}
    />
  );
}

/** The fields of a form that are asked, or those of them that are named, in their order; a password and its repetition are shown together. */
export function FormFields<N extends string>({ form, only }: { form: Form<N>; only?: readonly N[] }) {
  const [shown, setShown] = useState('');
  return (
    <div className="form-fields">
      {form.fields
        .filter(({ name }) => !only || only.includes(name))
        .map((field) => (
          <div className={names('form-fields__field', field.half && 'half', field.width)} key={field.name}>
            <Control form={form} field={field} shown={shown} onShow={setShown} />
          </div>
        ))}
    </div>
  );
}
