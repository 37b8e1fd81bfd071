/** The parts of WordPress' packages that the editor uses; the real ones come from the admin page. */
declare module '@wordpress/blocks' {
  import type { ReactNode } from 'react';
  export function registerBlockType<A>(
    name: string,
    settings: {
      edit: (props: BlockProps<A>) => ReactNode;
      save: () => null;
      transforms?: { from: import('./transforms.ts').Transform[]; to: import('./transforms.ts').Transform[] };
    },
  ): void;
  /** Since WordPress 6.7. */
  export const registerBlockBindingsSource:
    ((source: { name: string; getValues(asked: never): Record<string, string | undefined> }) => void) | undefined;
  export function createBlock(name: string, attributes: object): { name: string; clientId: string };
  export function cloneBlock(block: object, attributes: object): { name: string; clientId: string };
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
    value?: number;
    onSelect(media: { id: number; url: string; alt?: string }): void;
    render(handle: { open(): void }): ReactNode;
  }>;
  export const RichText: FC<{
    tagName: string;
    className: string;
    'aria-label': string;
    placeholder: string;
    value: string;
    allowedFormats: readonly string[];
    onChange(value: string): void;
  }>;
  interface LinkControlProps {
    value?: { url: string };
    settings?: readonly never[];
    onChange(value: { url: string; title?: string }): void;
    onRemove?(): void;
  }
  export const LinkControl: FC<LinkControlProps> | undefined;
  /** Its name before it had one. */
  export const __experimentalLinkControl: FC<LinkControlProps> | undefined;
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
  export const PanelBody: FC<{ title: string; initialOpen?: boolean; children: ReactNode }>;
  export const BaseControl: FC<{
    label?: string;
    help?: string;
    id?: string;
    children: ReactNode;
    __nextHasNoMarginBottom?: boolean;
  }> & { VisualLabel: FC<{ children: ReactNode }> };
  export const Button: FC<{
    variant?: string;
    href?: string;
    target?: string;
    onClick?(): void;
    children?: ReactNode;
    isDestructive?: boolean;
    icon?: string;
    label?: string;
    size?: string;
    disabled?: boolean;
    accessibleWhenDisabled?: boolean;
  }>;
  export const Modal: FC<{ title: string; onRequestClose(): void; children: ReactNode }>;
  export const RadioControl: FC<{
    label: string;
    help?: string;
    selected: string;
    options: readonly Option[];
    onChange(value: string): void;
  }>;
  export const Notice: FC<{ status: string; isDismissible?: boolean; children: ReactNode }>;
  export const Placeholder: FC<{
    icon?: string;
    label: string;
    instructions?: string;
    isColumnLayout?: boolean;
    children: ReactNode;
  }>;
  export const ColorPalette: FC<{ value: string; onChange(value?: string): void; 'aria-label'?: string }>;
  export const FocalPointPicker: FC<Omit<Common<{ x: number; y: number }>, '__next40pxDefaultSize'> & { url: string }>;
  export const ComboboxControl: <O extends Option>(
    props: Omit<Common<string | null>, 'onChange'> & {
      options: O[];
      onChange(value?: string | null): void;
      onFilterValueChange?(text: string): void;
      allowReset?: boolean;
      __experimentalRenderItem?(asked: { item: O }): ReactNode;
    },
  ) => ReactNode;
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
  export const CheckboxControl: typeof ToggleControl;
  export const ToolbarButton: FC<{
    icon?: string;
    label?: string;
    /** Said after the label; with `showTooltip` and children, the tooltip. */
    description?: string;
    showTooltip?: boolean;
    isPressed?: boolean;
    onClick(): void;
    children: ReactNode;
  }>;
  interface MenuEntry {
    title: string;
    isActive?: boolean;
    onClick(): void;
  }
  export const ToolbarDropdownMenu: FC<{
    icon: string;
    label: string;
    controls: readonly MenuEntry[] | readonly (readonly MenuEntry[])[];
  }>;
  export const ToolbarGroup: FC<{ children: ReactNode }>;
}

declare module '@wordpress/data' {
  export function select(store: string): { getSettings(): object };
  export function dispatch(store: string): Record<string, (...given: never[]) => unknown> & {
    updateSettings(settings: object): void;
    updateBlockAttributes?(clientId: string, attributes: object): void;
    replaceBlock?(clientId: string, blocks: object): void;
    createNotice?(status: string, text: string, options: object): void;
    selectBlock?(clientId: string): void;
    editPost?(edits: object): void;
    openGeneralSidebar?(name: string): void;
    lockPostSaving?(name: string): void;
    unlockPostSaving?(name: string): void;
  };
  export function createReduxStore(name: string, options: object): object;
  export function register(store: object): void;
  export function useSelect<T>(read: (get: typeof select) => T, needs: readonly unknown[]): T;
}

declare module '@wordpress/plugins' {
  import type { ComponentType } from 'react';
  export function registerPlugin(name: string, settings: { render: ComponentType }): void;
}

declare module '@wordpress/element' {
  export { useEffect, useRef, useState } from 'react';
}

declare module '@wordpress/hooks' {
  export function addFilter<T>(hook: string, namespace: string, change: (value: T, ...given: unknown[]) => T): void;
}

declare module '@wordpress/i18n' {
  export function __(text: string, domain: string): string;
  export function sprintf(text: string, ...values: (string | number)[]): string;
}

interface Window {
  /** The admin page's packages that are not on every one of its pages. */
  wp?: {
    [Name in 'editor' | 'editPost']?: {
      PluginPrePublishPanel?: unknown;
      PluginPreviewMenuItem?: unknown;
      PluginMoreMenuItem?: unknown;
    };
  } & {
    /** Where the media library is loaded. */
    media?(options: {
      title: string;
      library: { type: string };
      button: { text: string };
      multiple: boolean;
    }): import('./slide.ts').MediaFrame;
  };
  /** Only on the setup screen. */
  spesaSetup?: {
    api: string;
    headers: Record<string, string>;
    calls: Record<string, string>;
    photo: string;
    hidden: readonly string[];
  };
  spesaEditor?: {
    api: string;
    /** Addresses of the shop's pages, `{slug}` in them. */
    pages?: { category?: string; product?: string };
    /** Address of the script that plays a recording back in a frame (scene.ts). */
    scene?: string;
    /** What there is in this WordPress, by the name of its control. */
    choices?: Record<string, { value: string; label: string }[]>;
    /** The name of a block of ours that waits for a choice, and without it shows nothing. */
    waits?: (name: string, attributes: Readonly<Record<string, unknown>>) => string | undefined;
    /** False where the blocks of the shop's pages are not offered, as in an article. */
    places?: boolean;
    /** Only where a form is edited. */
    field?: { name: string; controls: import('./FormField.tsx').FieldControl[] };
  };
}

declare module '*.css';
