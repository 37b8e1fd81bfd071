import { registerBlockType } from '@wordpress/blocks';
import list from '../generated/widgets.json';
import { Edit } from './Edit.tsx';
import { FormField } from './FormField.tsx';
import type { EditorWidget, Values } from './toAttributes.ts';

for (const widget of list as EditorWidget[]) {
  registerBlockType<Values>(widget.name, { edit: (props) => <Edit widget={widget} {...props} />, save: () => null });
}

const field = window.spesaEditor?.field;
if (field)
  registerBlockType<Values>(field.name, {
    edit: (props) => <FormField controls={field.controls} {...props} />,
    save: () => null,
  });
