import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl, TextControl, TextareaControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CategoryPicker, FormPicker, ProductPicker } from './pickers.tsx';
import { ColorField, ImageField } from './media.tsx';
import type { Control, Values } from './toAttributes.ts';

const modern = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true };

interface FieldProps {
  control: Control;
  value: string | number | boolean;
  onChange(value: string | number | boolean): void;
}

/** A cleared number field is the default again, not zero. */
const numberOf = (
  text: string | number,
  { default: preset, min = 0, max = Number.MAX_SAFE_INTEGER }: Control,
): number => {
  const given = text === '' ? NaN : Number(text);
  return Number.isFinite(given) ? Math.min(max, Math.max(min, given)) : Number(preset);
};

function Field({ control, value, onChange }: FieldProps) {
  const { label, help, type, min, max } = control;
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
    case 'category':
      return <CategoryPicker {...named} value={value} by={type === 'number' ? 'id' : 'slug'} onChange={onChange} />;
    case 'product':
      return <ProductPicker {...named} value={Number(value)} onChange={onChange} />;
    case 'form':
      return <FormPicker {...named} value={Number(value)} onChange={onChange} />;
    case 'image':
      return <ImageField {...named} value={String(value)} onChange={onChange} />;
    case 'color':
      return <ColorField {...named} value={String(value)} onChange={onChange} />;
    case 'number':
      return (
        <TextControl
          {...named}
          {...modern}
          type="number"
          value={Number(value)}
          {...(min !== undefined && { min })}
          {...(max !== undefined && { max })}
          onChange={(text) => onChange(numberOf(text, control))}
        />
      );
    default:
      return (
        <TextControl
          {...named}
          {...modern}
          type={control.control === 'link' ? 'url' : 'text'}
          value={String(value)}
          onChange={onChange}
        />
      );
  }
}

/** One control for each attribute of the widget, in the order of its definition. */
export function Inspector({
  controls,
  values,
  onChange,
}: {
  controls: readonly Control[];
  values: Values;
  onChange(values: Values): void;
}) {
  if (controls.length === 0) return null;
  return (
    <InspectorControls>
      <PanelBody title={__('Impostazioni', 'spesa')}>
        {controls.map((control) => (
          <Field
            key={control.name}
            control={control}
            value={values[control.name] ?? control.default}
            onChange={(value) => onChange({ [control.name]: value })}
          />
        ))}
      </PanelBody>
    </InspectorControls>
  );
}
