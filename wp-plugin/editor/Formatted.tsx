import { RichText } from '@wordpress/block-editor';
import { BaseControl, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { writable } from './formatted.ts';
import type { Control, Values } from './toAttributes.ts';

/** What visitors get to see of it (core/rules, static text). */
const formats = ['core/bold', 'core/italic', 'core/link', 'core/strikethrough', 'core/subscript', 'core/superscript'];

interface Props {
  control: Control;
  values: Values;
  onChange(values: Values): void;
}

const textOf = ({ name }: Control, values: Values): string => String(values[name] ?? '');

/** The control of a widget whose text is written in the canvas, with that text; none where only its source can say it. */
export function writtenOf(
  controls: readonly Control[],
  values: Values,
): { control: Control; text: string } | undefined {
  const control = controls.find((one) => one.control === 'formatted');
  const text = control && writable(textOf(control, values));
  return control && text !== undefined ? { control, text } : undefined;
}

/** Formatted text in the place of the element, while its block is selected. */
export function WrittenText({ control, text, onChange }: Omit<Props, 'values'> & { text: string }) {
  return (
    <div className="spesa">
      <RichText
        tagName="div"
        className="static-text"
        aria-label={control.label}
        placeholder={__('Scrivi qui; {{user.firstName}} saluta chi guarda', 'spesa')}
        value={text}
        allowedFormats={formats}
        onChange={(next) => onChange({ [control.name]: next })}
      />
    </div>
  );
}

/** In the sidebar: what may be written, and the source of what cannot be written in the canvas. */
export function FormattedField({ control, values, onChange }: Props) {
  const { label, help = '' } = control;
  const text = textOf(control, values);
  if (writable(text) !== undefined)
    return (
      <BaseControl help={help} __nextHasNoMarginBottom>
        <BaseControl.VisualLabel>{label}</BaseControl.VisualLabel>
        <p>{__('Si scrive nella pagina, dentro il blocco.', 'spesa')}</p>
      </BaseControl>
    );
  return (
    <TextareaControl
      label={label}
      help={help}
      value={text}
      onChange={(next) => onChange({ [control.name]: next })}
      __nextHasNoMarginBottom
    />
  );
}
