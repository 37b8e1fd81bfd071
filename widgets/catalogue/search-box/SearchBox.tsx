import { useState } from 'react';
import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import { report } from '../../../core/flows/report.ts';
import type { Text } from '../../../core/labels/text.ts';
import { readable, readableBrand } from '../../../core/rules/text.ts';
import type { Suggestion } from '../../../core/schema/suggestion.ts';
import { useLinks, type Links } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Combobox, type Option } from '../../ui/Combobox.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import { ProductPicture } from '../../ui/ProductPicture.tsx';
import type { SearchBoxProps } from './search-box.widget.ts';
import { useSearchWords } from './useSearchWords.ts';
import { useSuggestions } from './useSuggestions.ts';

const THUMB = 40;

const kinds: Record<Suggestion['type'], { icon: IconName; note?: Text }> = {
  keyword: { icon: 'search' },
  category: { icon: 'store', note: cataloguePagesTexts.inCategory },
  vendor: { icon: 'tag', note: cataloguePagesTexts.ofBrand },
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
    ...(note && { note: note() }),
    ...(type === 'product' && { picture: <ProductPicture src={links.photo(mediaURL)} size={THUMB} /> }),
  };
}

/** The search field: the saved and the fast words while it is empty, suggestions while one types; Enter leads to the results. */
export default function SearchBox({ placeholder, host }: SearchBoxProps) {
  const spesa = useSpesa();
  const { browser } = spesa;
  const links = useLinks();
  const [text, setText] = useState(() => new URLSearchParams(location.search).get('q') ?? '');
  const { suggestions, busy } = useSuggestions(text);
  const words = useSearchWords();
  const suggested = suggestions.map((suggestion) => ({ suggestion, option: optionOf(suggestion, links) }));
  const options = text.trim() === '' ? words.options : suggested.map(({ option }) => option);

  const send = (given: string) => {
    const sent = given.trim();
    if (sent === '') return;
    words.save(sent);
    report(spesa, 'search', () => ({ search_term: sent }));
    host.dispatchEvent(
      new CustomEvent('spesa-search-sent', { detail: { words: sent }, bubbles: true, composed: true }),
    );
    browser.go(links.search(sent));
  };
  const choose = (option: Option) => {
    const chosen = suggested.find((one) => one.option === option)?.suggestion;
    if (!chosen || chosen.type === 'keyword') send(chosen?.name ?? option.text);
    else browser.go(addressOf(chosen, links));
  };
  return (
    <Combobox
      name={cataloguePagesTexts.searchTitle()}
      input="q"
      placeholder={placeholder}
      value={text}
      options={options}
      busy={busy}
      onChange={setText}
      onChoose={choose}
      onRemove={({ text: name }) => words.remove(name)}
      onSubmit={send}
    />
  );
}
