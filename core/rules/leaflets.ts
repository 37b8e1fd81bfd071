import type { Leaflet, LeafletPage } from '../schema/leaflets.ts';
import { range } from './range.ts';

/** The format of a picture that is a cover. */
export const coverFormat = 12;
/** Pages of a leaflet that are shown where it only counts them. */
export const mostPages = 200;

/** The picture that stands for a leaflet: its cover, else its first page; undefined for none. */
export function coverOf({
  media,
  firstPagePreview,
  baseLocation,
  pages,
}: Leaflet): { url: string; alt: string } | undefined {
  const cover = media?.find(({ formatTypeId, url }) => formatTypeId === coverFormat && url !== '');
  const url = cover?.url ?? firstPagePreview ?? (pages && baseLocation ? `${baseLocation}0.png` : undefined);
  return url ? { url, alt: cover?.alt ?? '' } : undefined;
}

/** The pages of a leaflet in their order, each with its picture: the pages' own, else `baseLocation` + number + `.png` (wire §6). */
export function pagesOf({
  leafletPages = [],
  baseLocation = '',
  pages = 0,
}: Leaflet & { leafletPages?: LeafletPage[] | undefined }): LeafletPage[] {
  const told =
    leafletPages.length > 0
      ? leafletPages.toSorted((a, b) => a.pageNumber - b.pageNumber)
      : range(Math.min(mostPages, Math.max(0, pages))).map((pageNumber): LeafletPage => ({ pageNumber }));
  return told.map((page) =>
    page.url || !baseLocation ? page : { ...page, url: `${baseLocation}${page.pageNumber}.png` },
  );
}

/** On a day (YYYY-MM-DD) a leaflet is still to come, valid, or over; without dates it is valid. */
export function leafletState({ startDate, endDate }: Leaflet, today: string): 'coming' | 'valid' | 'over' {
  if (startDate && today < startDate) return 'coming';
  return endDate && today > endDate ? 'over' : 'valid';
}
