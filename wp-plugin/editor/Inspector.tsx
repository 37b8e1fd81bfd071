import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl, TextControl, TextareaControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { FormattedField } from './Formatted.tsx';
import { IngredientsField } from './IngredientsField.tsx';
import { LinkField } from './LinkField.tsx';
import { LinksField } from './LinksField.tsx';
import { ColorField, FocalPointField, ImageField, pictureValues } from './media.tsx';
import { ManyPicker, OnePicker } from './pickers.tsx';
import { proposed } from './proposed.ts';
import { chosenOf, picksMany, sourceOf } from './sources.ts';
import type { Control, Values } from './toAttributes.ts';

const modern = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true };

interface FieldProps {
  control: Control;
  values: Values;
  onChange(value: string | number | boolean, names?: { before: string; now: string }): void;
  /** Sets several values at once. */
  setValues(values: Values): void;
}

/** A cleared number field is the default again, not zero; a default of zero says that the block decides, and stands empty. */
const numberOf = (
  text: string | number,
  { default: preset, min = 0, max = Number.MAX_SAFE_INTEGER }: Control,
): number => {
  const given = text === '' ? NaN : Number(text);
  return Number.isFinite(given) ? Math.min(max, Math.max(min, given)) : Number(preset);
};

/** The control of one attribute. */
function Field({ control, values, onChange, setValues }: FieldProps) {
  const value = values[control.name] ?? control.default;
  if (control.control === 'ingredients') {
    const { label, help = '' } = control;
    return <IngredientsField label={label} help={help} value={String(value)} onChange={onChange} />;
  }
  const source = sourceOf(control);
  if (source) {
    const Picker = picksMany(control) ? ManyPicker : OnePicker;
    return <Picker control={control} source={source} values={values} onChange={onChange} />;
  }
  const { label, help, min, max } = control;
  const named = { label, ...(help !== undefined && { help }) };
  switch (control.control) {
    case 'toggle':
      return <ToggleControl {...named} checked={value === true} onChange={onChange} __nextHasNoMarginBottom />;
    case 'select':
      return (
        <SelectControl
          {...named}
          {...modern}
          value={String(value)}
          options={control.options ?? []}
          onChange={onChange}
        />
      );
    case 'textarea':
      return <TextareaControl {...named} __nextHasNoMarginBottom value={String(value)} onChange={onChange} />;
    case 'formatted':
      return <FormattedField control={control} values={values} onChange={setValues} />;
    case 'link':
      return <LinkField {...named} value={String(value)} onChange={(url) => onChange(url)} />;
    case 'links':
      return <LinksField {...named} value={String(value)} onChange={onChange} />;
    case 'image':
      return (
        <ImageField
          {...named}
          value={String(value)}
          id={Number(values[`${control.name}Id`] ?? 0)}
          onChange={(picture) => setValues(pictureValues(control.name, values, picture))}
        />
      );
    case 'focalPoint':
      return (
        <FocalPointField {...named} value={String(value)} url={String(values['image'] ?? '')} onChange={onChange} />
      );
    case 'color':
      return <ColorField {...named} value={String(value)} onChange={onChange} />;
    case 'number':
      return (
        <TextControl
          {...named}
          {...modern}
          type="number"
          value={Number(value) || (control.default === 0 ? '' : 0)}
          {...(min !== undefined && { min })}
          {...(max !== undefined && { max })}
          onChange={(text) => onChange(numberOf(text, control))}
        />
      );
    default:
      return <TextControl {...named} {...modern} value={String(value)} onChange={onChange} />;
  }
}

interface FieldsProps {
  controls: readonly Control[];
  values: Values;
  onChange(values: Values): void;
}

export function Fields({ controls, values, onChange }: FieldsProps) {
  return (
    <div className="spesa-fields">
      {controls.map((control) => (
        <Field
          key={control.name}
          control={control}
          values={values}
          setValues={onChange}
          onChange={(value, names) =>
            onChange({ [control.name]: value, ...(names && proposed(control, values, names)) })
          }
        />
      ))}
    </div>
  );
}

/** The field of a single product is hidden while several are chosen. */
const hideSingleProduct = (controls: readonly Control[], values: Values): readonly Control[] =>
  controls.some((one) => one.control === 'products' && chosenOf(one, values).length > 0)
    ? controls.filter(({ control }) => control !== 'product')
    : controls;

/** One control for each attribute of the widget that an editor may choose, in the order of its definition. */
export function Inspector(props: FieldsProps) {
  const controls = hideSingleProduct(
    props.controls.filter(({ control }) => control !== 'address' && control !== 'library'),
    props.values,
  );
  if (controls.length === 0) return null;
  return (
    <InspectorControls>
      <PanelBody title={__('Impostazioni', 'spesa')}>
        <Fields {...props} controls={controls} />
      </PanelBody>
    </InspectorControls>
  );
}
