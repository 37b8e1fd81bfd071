import { createBlock, registerBlockType } from '@wordpress/blocks';
import list from '../generated/widgets.json';
import { addAudience } from './Audience.tsx';
import { addBindings } from './Bindings.tsx';
import { Edit } from './Edit.tsx';
import { FormField } from './FormField.tsx';
import { keepPlaces } from './places.ts';
import { addPreviewAs } from './PreviewAs.tsx';
import { spoken } from './spoken.ts';
import { missing } from './States.tsx';
import type { EditorWidget, Values } from './toAttributes.ts';
import { transformsOf } from './transforms.ts';

const widgets = spoken(list as EditorWidget[]);

addAudience();
addBindings();
addPreviewAs();
keepPlaces(widgets);
for (const widget of widgets) {
  registerBlockType<Values>(widget.name, {
    edit: (props) => <Edit widget={widget} {...props} />,
    save: () => null,
    transforms: transformsOf(widget, widgets, createBlock),
  });
}

if (window.spesaEditor)
  window.spesaEditor.waits = (name, attributes) => {
    const widget = widgets.find((one) => one.name === name);
    return widget && missing(widget, attributes as Values).length > 0 ? widget.title : undefined;
  };

const field = window.spesaEditor?.field;
if (field)
  registerBlockType<Values>(field.name, {
    edit: (props) => <FormField controls={field.controls} {...props} />,
    save: () => null,
  });
