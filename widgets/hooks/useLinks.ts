import { useMemo } from 'react';
import type { PageName } from '../../core/config.ts';
import {
  categoryLink,
  contentLink,
  pageLink,
  photoLink,
  productLink,
  searchLink,
  type ContentLink,
} from '../../core/rules/links.ts';
import { useSpesa } from './useSpesa.ts';

export interface Links {
  page(name: PageName, values?: Record<string, string | number>): string;
  product(product: { slug: string }): string;
  category(category: { slug: string }): string;
  search(words: string): string;
  /** A picture of the shop, checked; null for none. */
  photo(address: string | undefined): string | null;
  /** A link that came with content, checked; null when it may not be followed. */
  content(address: string | undefined): ContentLink | null;
}

/** Addresses of this site's pages, over the page table of the configuration. */
export function useLinks(): Links {
  const { config } = useSpesa();
  return useMemo(
    () => ({
      page: (name, values) => pageLink(config.pages, name, values),
      product: (product) => productLink(config.pages, product),
      category: (category) => categoryLink(config.pages, category),
      search: (words) => searchLink(config.pages, words),
      photo: (address) => photoLink(address, config.api, location.origin),
      content: (address) => contentLink(address, location.origin, config.allowedDomains, config.folder),
    }),
    [config],
  );
}
