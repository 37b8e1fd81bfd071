/** The parts of WordPress' packages that the editor uses; the real ones come from the admin page. */
declare module '@wordpress/blocks' {
  import type { ReactNode } from 'react';
  export function registerBlockType<A>(
    name: string,
    settings: { edit: (props: BlockProps<A>) => ReactNode; save: () => null },
  ): void;
  export interface BlockProps<A> {
    attributes: A;
    setAttributes(values: Partial<A>): void;
    isSelected: boolean;
  }
}

declare module '@wordpress/block-editor' {
  import type { FC, HTMLAttributes, ReactNode } from 'react';
  export const BlockControls: FC<{ group?: string; children: ReactNode }>;
  export const InspectorControls: FC<{ children: ReactNode }>;
  export const MediaUploadCheck: FC<{ children: ReactNode }>;
  export const MediaUpload: FC<{
    allowedTypes: string[];
    onSelect(media: { url: string }): void;
    render(handle: { open(): void }): ReactNode;
  }>;
  export function useBlockProps(
    props?: HTMLAttributes<HTMLElement> & Record<`data-${string}`, string>,
  ): HTMLAttributes<HTMLElement>;
}

declare module '@wordpress/components' {
  import type { FC, ReactNode } from 'react';
  interface Common<T> {
    label: string;
    help?: string;
    value: T;
    onChange(value: T): void;
    __next40pxDefaultSize?: boolean;
    __nextHasNoMarginBottom?: boolean;
  }
  interface Option {
    value: string;
    label: string;
  }
  export const PanelBody: FC<{ title: string; children: ReactNode }>;
  export const BaseControl: FC<{
    label: string;
    help?: string;
    id?: string;
    children: ReactNode;
    __nextHasNoMarginBottom?: boolean;
  }>;
  export const Button: FC<{ variant?: string; onClick(): void; children: ReactNode; isDestructive?: boolean }>;
  export const ColorPalette: FC<{ value: string; onChange(value?: string): void; 'aria-label'?: string }>;
  export const ComboboxControl: FC<
    Omit<Common<string | null>, 'onChange'> & {
      options: Option[];
      onChange(value?: string | null): void;
      onFilterValueChange?(text: string): void;
      allowReset?: boolean;
    }
  >;
  export const SelectControl: FC<Common<string> & { options: readonly Option[] }>;
  export const TextControl: FC<Common<string | number> & { type?: string; min?: number; max?: number }>;
  export const TextareaControl: FC<Common<string>>;
  export const ToggleControl: FC<{
    label: string;
    help?: string;
    checked: boolean;
    onChange(value: boolean): void;
    __nextHasNoMarginBottom?: boolean;
  }>;
  export const ToolbarButton: FC<{ icon?: string; isPressed?: boolean; onClick(): void; children: ReactNode }>;
  export const ToolbarGroup: FC<{ children: ReactNode }>;
}

declare module '@wordpress/element' {
  export { useEffect, useState } from 'react';
}

declare module '@wordpress/i18n' {
  export function __(text: string, domain: string): string;
}

interface Window {
  spesaEditor?: {
    api: string;
    forms?: { value: string; label: string }[];
    /** Only where a form is edited. */
    field?: { name: string; controls: import('./FormField.tsx').FieldControl[] };
  };
}

declare module '*.css';
