import { registerBlockType } from '@wordpress/blocks';
import list from '../generated/widgets.json';
import { Edit } from './Edit.tsx';
import type { EditorWidget, Values } from './toAttributes.ts';

for (const widget of list as EditorWidget[]) {
  registerBlockType<Values>(widget.name, { edit: (props) => <Edit widget={widget} {...props} />, save: () => null });
}
