import { overlaidText } from '../../core/labels/text.ts';

/** The inspector control an editor gets for a field. */
export type Control =
  | 'text'
  | 'textarea'
  /** A text with bold, italics and links, written in the canvas. */
  | 'formatted'
  | 'number'
  | 'toggle'
  | 'select'
  | 'category'
  | 'product'
  | 'page'
  | 'link'
  /** Links with their texts, one a line: `text | address`. */
  | 'links'
  | 'image'
  | 'color'
  | 'form'
  | 'products'
  | 'categories'
  | 'bannerBlock'
  | 'bannerBlocks'
  | 'tutorialBlock'
  | 'store'
  | 'leaflet'
  | 'menu'
  | 'slider'
  | 'topic'
  /** A place of the CRM's proposals, by the names that the settings give. */
  | 'layout'
  /** A product by the name of its page. */
  | 'productPage'
  | 'ingredients'
  /** The point of the picture `image` that is always seen, as `35% 60%`. */
  | 'focalPoint'
  /** The media library says it of the picture that an editor chooses (includes/Library.php). */
  | 'library'
  /** The page's address says it: an editor has nothing to choose. */
  | 'address';

/** One typed attribute of a widget. Attributes are kebab-case, the property and the block attribute camelCase. */
export interface Field<T = unknown> {
  readonly type: 'text' | 'number' | 'flag' | 'choice';
  /** Italian, shown to editors. */
  readonly label: string;
  readonly help?: string;
  /** How its text is written in HTML, where the editor makes it of several fields. */
  readonly written?: string;
  readonly control: Control;
  readonly default: T;
  readonly min?: number;
  readonly max?: number;
  /** Of a list of choices: so many are shown. */
  readonly most?: number;
  readonly options?: readonly { value: string; label: string }[];
  /** Without this, or another that is needed, the block shows nothing: the editor asks for it first. */
  readonly needed?: true;
  /** Turns the attribute's text (null when absent) into the value; bad input becomes the default. */
  read(text: string | null): T;
}

interface Named {
  label: string;
  help?: string;
  needed?: true;
}

/** A text attribute; its default value is translated. */
export function text(
  field: Named & {
    default?: string;
    written?: string;
    control?: Exclude<
      Control,
      'number' | 'toggle' | 'select' | 'product' | 'form' | 'store' | 'leaflet' | 'layout' | 'address'
    >;
    most?: number;
  },
): Field<string> {
  const preset = field.default ?? '';
  return {
    control: 'text',
    ...field,
    type: 'text',
    default: preset,
    read: (given) => given ?? overlaidText(preset) ?? preset,
  };
}

export function number(
  field: Named & {
    default: number;
    min?: number;
    max?: number;
    control?: 'number' | 'category' | 'product' | 'form' | 'store' | 'leaflet' | 'layout' | 'address';
  },
): Field<number> {
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = field;
  return {
    control: 'number',
    ...field,
    type: 'number',
    read: (given) => {
      const value = given === null || given.trim() === '' ? NaN : Number(given);
      return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : field.default;
    },
  };
}

/** A bare attribute; always false when absent, so negative ones begin with `no`. `x="false"` also means absent, for old editors. */
export function flag(field: Named): Field<boolean> {
  return {
    ...field,
    type: 'flag',
    control: 'toggle',
    default: false,
    read: (given) => given !== null && given !== 'false',
  };
}

export function choice<const V extends string>(
  field: Named & { default: V; options: readonly { value: V; label: string }[] },
): Field<V> {
  return {
    ...field,
    type: 'choice',
    control: 'select',
    read: (given) => field.options.find((option) => option.value === given)?.value ?? field.default,
  };
}

export type Fields = Record<string, Field>;
/** The props that a widget's view gets from its attributes. */
export type ValuesOf<F extends Fields> = { [K in keyof F]: ReturnType<F[K]['read']> };

export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
