import { __ } from '@wordpress/i18n';
import type { Control, EditorWidget } from './toAttributes.ts';

/** A text of the definitions in the language of whoever edits; generated/texts.php names each for the translators. */
const said = (text: string): string => __(text, 'spesa');

const spokenControl = ({ label, help, options, ...control }: Control): Control => ({
  ...control,
  label: said(label),
  ...(help && { help: said(help) }),
  ...(options && { options: options.map((option) => ({ ...option, label: said(option.label) })) }),
});

/** Blocks and their controls in the language of whoever edits. */
export const spoken = (widgets: readonly EditorWidget[]): EditorWidget[] =>
  widgets.map((widget) => ({
    ...widget,
    title: said(widget.title),
    description: said(widget.description),
    controls: widget.controls.map(spokenControl),
  }));
