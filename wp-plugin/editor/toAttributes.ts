/** One inspector control, as generated/widgets.json has it. */
export interface Control {
  name: string;
  attribute: string;
  type: 'text' | 'number' | 'flag' | 'choice';
  control: string;
  label: string;
  help?: string;
  default: string | number | boolean;
  min?: number;
  max?: number;
  /** Of a list of choices: so many are shown. */
  most?: number;
  options?: { value: string; label: string }[];
  needed?: true;
}

/** One block, as generated/widgets.json has it. */
export interface EditorWidget {
  name: string;
  tag: string;
  title: string;
  description: string;
  /** A dashicon name. */
  icon: string;
  personal: boolean;
  /** It fills a page of the shop. */
  page?: true;
  controls: Control[];
}

/** A block's attributes as the editor keeps them. */
export type Values = Record<string, string | number | boolean | undefined>;

/**
 * Block attributes → the element's HTML attributes: kebab-case texts, a bare attribute for a set flag, nothing for a default.
 * React 18 would write `false` as "false", so nothing but texts comes out of here.
 */
export function toAttributes(
  controls: readonly Control[],
  values: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const { name, attribute, type, default: preset } of controls) {
    const value = values[name];
    if (value === undefined || value === null || value === preset) continue;
    if (type !== 'flag') attributes[attribute] = String(value);
    else if (value === true) attributes[attribute] = '';
  }
  return attributes;
}
