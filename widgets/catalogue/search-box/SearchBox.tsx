import { useState } from 'react';
import '../../../core/labels/it/catalogue.ts';
import { label, type LabelKey } from '../../../core/labels/label.ts';
import { readable, readableBrand } from '../../../core/rules/text.ts';
import type { Suggestion } from '../../../core/schema/catalogue.ts';
import { useLinks, type Links } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Combobox, type Option } from '../../ui/Combobox.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import { ProductPicture } from '../../ui/ProductPicture.tsx';
import type { SearchBoxProps } from './search-box.widget.ts';
import { useSuggestions } from './useSuggestions.ts';

const THUMB = 40;

const kinds: Record<Suggestion['type'], { icon: IconName; note?: LabelKey }> = {
  keyword: { icon: 'search' },
  category: { icon: 'store', note: 'catalogue.inCategory' },
  vendor: { icon: 'tag', note: 'catalogue.ofBrand' },
  product: { icon: 'basket' },
};

function addressOf({ type, id, name, slug }: Suggestion, links: Links): string {
  if (type === 'category' && slug) return links.category({ slug });
  if (type === 'product' && slug) return links.product({ slug });
  return type === 'vendor' ? `${links.search(name)}&filters=vendor_id%3A${id}` : links.search(name);
}

function optionOf(suggestion: Suggestion, links: Links): Option {
  const { type, id, name, mediaURL } = suggestion;
  const { icon, note } = kinds[type];
  return {
    id: `${type}-${id}-${name}`,
    text: type === 'vendor' ? readableBrand(name) : readable(name),
    icon,
    ...(note && { note: label(note) }),
    ...(type === 'product' && { picture: <ProductPicture src={links.photo(mediaURL)} size={THUMB} /> }),
  };
}

/** The search field: suggestions while one types, Enter leads to the results. */
export default function SearchBox({ placeholder, host }: SearchBoxProps) {
  const { browser } = useSpesa();
  const links = useLinks();
  const [text, setText] = useState(() => new URLSearchParams(location.search).get('q') ?? '');
  const { suggestions, busy } = useSuggestions(text);
  const options = suggestions.map((suggestion) => ({ suggestion, option: optionOf(suggestion, links) }));

  const send = (words: string) => {
    if (words.trim() === '') return;
    host.dispatchEvent(new CustomEvent('spesa-search-sent', { detail: { words: words.trim() }, bubbles: true, composed: true }));
    browser.go(links.search(words.trim()));
  };
  const choose = ({ id }: Option) => {
    const chosen = options.find(({ option }) => option.id === id);
    if (chosen) browser.go(addressOf(chosen.suggestion, links));
  };
  return <Combobox name={label('catalogue.searchTitle')} input="q" placeholder={placeholder} value={text} options={options.map(({ option }) => option)} busy={busy} onChange={setText} onChoose={choose} onSubmit={send} />;
}
