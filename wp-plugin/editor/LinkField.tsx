import * as blockEditor from '@wordpress/block-editor';
import { BaseControl, TextControl } from '@wordpress/components';
import { dispatch, select } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { shopPages } from './shopApi.ts';

interface Suggestion {
  id: number | string;
  url: string;
  title: string;
  type: string;
  kind?: string;
}
type Fetch = (words: string, options?: { isInitialSuggestions?: boolean }) => Promise<Suggestion[]>;

const editor = 'core/block-editor';
const ours = new WeakSet<Fetch>();

/** The site's own suggestions with the shop's categories and products before them. */
const withShop = (site: Fetch | undefined): Fetch => {
  const both: Fetch = async (words, options) => {
    const [shop, pages] = await Promise.all([
      words.length > 2 && !options?.isInitialSuggestions ? shopPages(words) : [],
      site?.(words, options) ?? [],
    ]);
    const own = shop.map(({ url, title, product }) => ({
      id: url,
      url,
      title,
      type: product ? __('prodotto', 'spesa') : __('reparto', 'spesa'),
      kind: 'spesa',
    }));
    return [...own, ...pages];
  };
  ours.add(both);
  return both;
};

/** The block editor asks its settings for suggestions: the shop's go with them for as long as the editor is open. */
function offerShop(): void {
  const site = (select(editor).getSettings() as { __experimentalFetchLinkSuggestions?: Fetch })
    .__experimentalFetchLinkSuggestions;
  if (!site || !ours.has(site)) dispatch(editor).updateSettings({ __experimentalFetchLinkSuggestions: withShop(site) });
}

/** Where a block leads: WordPress' own link control, which also finds what the shop sells; what was found there comes with its title. */
export function LinkField({
  label,
  help,
  value,
  onChange,
}: {
  label: string;
  help?: string;
  value: string;
  onChange(value: string, title?: string): void;
}) {
  useEffect(offerShop, []);
  /** What was picked here, by its name: of another address the control knows no more than the address. */
  const [picked, pick] = useState({ url: '', title: '' });
  const Control = blockEditor.LinkControl ?? blockEditor.__experimentalLinkControl;
  if (!Control) return <TextControl label={label} type="url" value={value} onChange={onChange} />;
  return (
    <BaseControl {...(help !== undefined && { help })} __nextHasNoMarginBottom>
      <BaseControl.VisualLabel>{label}</BaseControl.VisualLabel>
      <div className="spesa-link">
        <Control
          key={value}
          {...(value && { value: { url: value, ...(picked.url === value && { title: picked.title }) } })}
          settings={[]}
          onChange={({ url, title = '' }) => {
            pick({ url, title });
            onChange(url, title);
          }}
          onRemove={() => onChange('')}
        />
      </div>
    </BaseControl>
  );
}
