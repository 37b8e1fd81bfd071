import type { Form } from '../../../core/rules/form.ts';
import { asksOrder, linesOf, mostOptions } from '../../../core/rules/contentForm.ts';
import type { ContentField, ContentForm } from '../../../core/schema/contentForms.ts';
import { names } from '../../ui/classNames.ts';
import { DateField } from '../../ui/DateField.tsx';
import { Checkbox, Field, type FieldProps } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useLoggedIn } from '../../hooks/useCart.ts';
import { laterView } from '../../hooks/laterView.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { EditorText } from './EditorText.tsx';
import { printedText } from './printedTexts.ts';
import { TextArea } from './TextArea.tsx';

const OrderField = laterView<FieldProps>(() => import('./OrderField.tsx'), 'needed');
const UploadField = laterView(() => import('./UploadField.tsx'), 'shown');

interface Props {
  field: ContentField;
  form: ContentForm;
  host: HTMLElement;
  filling: Form;
  renew(): Promise<ContentForm>;
  name: string;
}

/** Answers that are all seen at once; one of more is chosen from a list. */
const MOST_IN_SIGHT = 20;

const inputs = { email: 'email', phone: 'tel' } as const;
const modes = { email: 'email', phone: 'tel', zip: 'numeric', number: 'decimal' } as const;

function Control({ field, form, filling, name, renew }: Props) {
  const isCustomer = useLoggedIn();
  const { type, label, key, help_text, required, placeholder, disable_input } = field;
  const options = field.options.slice(0, mostOptions);
  const common = {
    label: label || key,
    name,
    hint: help_text,
    required,
    value: filling.values[name] ?? '',
    error: filling.faults[name],
    onChange: (text: string) => filling.type(name, text),
  };
  const complete = filling.fields.find((one) => one.name === name)?.complete ?? 'off';
  if (type === 'checkbox')
    return (
      <Checkbox
        name={name}
        checked={common.value === 'true'}
        required={required}
        error={common.error}
        onChange={(checked) => filling.type(name, checked ? 'true' : '')}
      >
        {common.label}
      </Checkbox>
    );
  if (type === 'textarea') return <TextArea {...common} field={field} />;
  if (type === 'date') return <DateField {...common} complete={complete} />;
  if (type === 'listselect' || (type === 'listradio' && options.length > MOST_IN_SIGHT))
    return <SelectField {...common} options={options} autoComplete={complete} />;
  if (type === 'listradio') return <ChoiceList {...common} options={options} values={[common.value]} />;
  if (type === 'listcheckbox')
    return <ChoiceList {...common} options={options} values={linesOf(common.value)} several />;
  if (type === 'file_upload') return <UploadField {...common} field={field} form={form} renew={renew} />;
  const typed: FieldProps = {
    ...common,
    type: inputs[type as keyof typeof inputs] ?? 'text',
    inputMode: modes[type as keyof typeof modes],
    autoComplete: complete,
    placeholder: placeholder || undefined,
    disabled: disable_input,
    ...(type === 'email' && { autoCapitalize: 'none', spellCheck: false }),
  };
  const plain = <Field {...typed} />;
  return isCustomer && asksOrder(field) ? <OrderField {...typed}>{plain}</OrderField> : plain;
}

/** A field of an editor's form with the text below it, and with the classes that a theme may have for it. */
export function FieldControl(props: Props) {
  const { container_class, element_class, desc_text } = props.field;
  const own = container_class.split(' ').filter((one) => one !== 'half');
  const half = container_class.split(' ').includes('half');
  return (
    <div className={[names('form-fields__field', half && 'half'), ...own].filter(Boolean).join(' ')}>
      <div className={element_class || undefined}>
        <Control {...props} />
      </div>
      {desc_text && (
        <EditorText className="editor-form__more" html={desc_text} printed={printedText(props.host, desc_text)} />
      )}
    </div>
  );
}
