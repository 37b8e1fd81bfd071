import type { AnyWidget } from '../element/defineWidget.ts';
import { kebab, type Field } from '../element/field.ts';
import { blockName } from './blockJson.ts';

const control = (
  name: string,
  { type, label, help, control, default: preset, min, max, most, options, needed }: Field,
) => ({
  name,
  attribute: kebab(name),
  type,
  control,
  label,
  ...(help && { help }),
  default: preset,
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
  ...(most && { most }),
  ...(options && { options }),
  ...(needed && { needed }),
});

/** What the block editor needs of a widget: its tag and one inspector control per attribute. */
export const editorJson = (widget: AnyWidget) => ({
  name: blockName(widget),
  tag: widget.tag,
  title: widget.title,
  description: widget.description,
  icon: widget.icon,
  personal: widget.personal,
  ...(widget.kind === 'page' && { page: true }),
  controls: Object.entries(widget.attributes).map(([name, field]) => control(name, field)),
});
