import { useEffect } from 'react';
import * as hitsTexts from '../../../core/labels/it/catalogueHits.ts';
import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import type { Text } from '../../../core/labels/text.ts';
import { formatCurrency, formatUnitPrice, priceOf, type CurrencyForm } from '../../../core/rules/price.ts';
import { readable, readableBrand } from '../../../core/rules/text.ts';
import type { Hit } from '../../../core/schema/platform.ts';
import type { Suggestion } from '../../../core/schema/suggestion.ts';
import { useLinks, type Links } from '../../hooks/useLinks.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import type { Option } from '../../ui/Combobox.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import { ProductPicture } from '../../ui/ProductPicture.tsx';
import type { FoundOption, FoundOptions } from './options.ts';
import { MOST_HITS, useSuggestions } from './useSuggestions.ts';

const THUMB = 40;

const kinds: Record<Suggestion['type'], { icon: IconName; note?: Text }> = {
  keyword: { icon: 'search' },
  category: { icon: 'store', note: cataloguePagesTexts.inCategory },
  vendor: { icon: 'tag', note: cataloguePagesTexts.ofBrand },
  product: { icon: 'basket' },
};
const hitNotes: Record<Exclude<Hit['type'], 'product'>, Text> = {
  recipe: hitsTexts.recipe,
  article: hitsTexts.article,
  page: hitsTexts.page,
};

function addressOf({ type, id, name, slug }: Suggestion, links: Links): string {
  if (type === 'category' && slug) return links.category({ slug });
  if (type === 'product' && slug) return links.product({ slug });
  return type === 'vendor' ? `${links.search(name)}&filters=vendor_id%3A${id}` : links.search(name);
}

/** What a product costs and its unit price (LAW-04), where the answer says so. */
function priceWords(suggestion: Suggestion, form: CurrencyForm): string {
  const unit = formatUnitPrice(suggestion, form);
  const price = formatCurrency(priceOf(suggestion), form);
  return unit.startsWith(price) ? unit : [price, unit].filter(Boolean).join(' · ');
}

function optionOf(suggestion: Suggestion, links: Links, form: CurrencyForm): FoundOption {
  const { type, id, name, mediaURL } = suggestion;
  const { icon, note } = kinds[type];
  return {
    id: `${type}-${id}-${name}`,
    text: type === 'vendor' ? readableBrand(name) : readable(name),
    icon,
    note: note?.() ?? priceWords(suggestion, form),
    ...(type === 'product' && { picture: <ProductPicture src={links.photo(mediaURL)} size={THUMB} /> }),
    ...(type === 'keyword' ? { words: name } : { address: addressOf(suggestion, links) }),
  };
}

function optionOfHit({ type, id, title, url, image }: Hit, links: Links): FoundOption[] {
  if (type === 'product') return [];
  const address = links.content(url)?.href;
  const picture = links.photo(image);
  const seen: Pick<Option, 'icon' | 'picture'> = picture
    ? { picture: <ProductPicture src={picture} size={THUMB} /> }
    : { icon: 'info' };
  return !address ? [] : [{ id: `${type}-${id}`, text: title, note: hitNotes[type](), ...seen, address }];
}

/** Looks for what stands in the search field, and says what there is to choose. */
export default function Found({
  text,
  onFound,
}: {
  text: string;
  onFound(found: FoundOptions): void;
  children?: never;
}) {
  const links = useLinks();
  const { currencyForm } = useSpesa().config;
  const { suggestions, hits, busy } = useSuggestions(text);
  useEffect(() => {
    const ofContent = hits.flatMap((hit) => optionOfHit(hit, links)).slice(0, MOST_HITS);
    onFound({ options: [...suggestions.map((one) => optionOf(one, links, currencyForm)), ...ofContent], busy });
  }, [suggestions, hits, busy, links]);
  useEffect(() => () => onFound({ options: [], busy: false }), []);
  return null;
}
