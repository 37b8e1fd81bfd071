import { useBlockProps } from '@wordpress/block-editor';
import type { BlockProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { Inspector } from './Inspector.tsx';
import type { Control, Values } from './toAttributes.ts';

/** A control of a form's field; `types` names the fields that have it. */
export interface FieldControl extends Control {
  types: string[];
}

/** One question of a form as its editor sees it: what is asked, how it is answered, whether it must be. */
export function FormField({
  controls,
  attributes,
  setAttributes,
}: BlockProps<Values> & { controls: readonly FieldControl[] }) {
  const { type = 'textbox', label, required, help_text, options } = attributes;
  const blockProps = useBlockProps({ className: 'spesa-field' });
  const kind = controls[0]?.options?.find(({ value }) => value === type)?.label;
  return (
    <>
      <Inspector
        controls={controls.filter(({ types }) => types.includes(String(type)))}
        values={attributes}
        onChange={setAttributes}
      />
      <div {...blockProps}>
        <p className="spesa-field__label">
          {label || __('Campo senza domanda', 'spesa')}
          {required === true && ' *'}
        </p>
        {help_text && <p className="spesa-field__help">{help_text}</p>}
        <p className="spesa-field__answer">{options ? String(options).split('\n').join(' · ') : kind}</p>
      </div>
    </>
  );
}
