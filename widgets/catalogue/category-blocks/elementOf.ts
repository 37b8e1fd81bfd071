import type { CategoryBlock } from '../../../core/schema/catalogue.ts';

/** What an element's attributes are made of: texts, and flags as `true`. */
export interface BlockElement {
  tag: `spesa-${string}`;
  attributes: Record<string, string | true>;
}

interface Place {
  slug: string;
  code: string;
  /** The block's own settings, all texts. */
  settings: Record<string, string>;
}
type Attributes = (place: Place) => Record<string, string | boolean | undefined>;

const title: Attributes = ({ settings }) => ({ heading: settings.TITLE });
const products: Attributes = (place) => ({
  ...title(place),
  'category-id': place.settings.PARENT_CATEGORY_ID,
  promo: place.settings.PROMO === 'true',
  limit: place.settings.LIMIT,
});
const banners: Attributes = ({ slug, code }) => ({ slug, block: code });

/** Block type of the wire → its element and what of the block becomes the element's attributes (§2). */
const elements: Readonly<Record<string, { tag: BlockElement['tag']; attributes: Attributes }>> = {
  BannerSlider: { tag: 'spesa-banner-slider', attributes: (place) => ({ ...banners(place), label: place.settings.TITLE, 'no-autoplay': place.settings.AUTOPLAY === 'false' }) },
  BannerList: { tag: 'spesa-banner-list', attributes: (place) => ({ ...banners(place), ...title(place) }) },
  ProductSlider: { tag: 'spesa-product-slider', attributes: (place) => ({ ...products(place), query: place.settings.QUERY }) },
  CrmProductSlider: { tag: 'spesa-crm-product-slider', attributes: (place) => ({ ...products(place), layout: place.settings.LAYOUT }) },
  ProductTab: { tag: 'spesa-product-tabs', attributes: (place) => ({ ...banners(place), ...title(place), limit: place.settings.LIMIT }) },
  LeafletSlider: { tag: 'spesa-leaflet-slider', attributes: (place) => ({ ...title(place), 'no-autoplay': place.settings.AUTOPLAY === 'false' }) },
  FavouriteWh: { tag: 'spesa-favourite-store', attributes: title },
  StaticImage: { tag: 'spesa-static-image', attributes: ({ settings }) => ({ image: settings.IMAGE, 'mobile-image': settings.IMAGE_MOBILE, alt: settings.ALT ?? settings.TITLE, link: settings.LINK }) },
  PrimaCardRow: { tag: 'spesa-loyalty-card', attributes: ({ settings }) => ({ services: settings.SERVICES }) },
  GiftCodeWidgetSlider: { tag: 'spesa-gift-code-slider', attributes: (place) => ({ ...title(place), 'no-autoplay': place.settings.AUTOPLAY === 'false' }) },
  ServiceDiscovery: { tag: 'spesa-service-discovery', attributes: (place) => ({ ...title(place), text: place.settings.TEXT, image: place.settings.IMAGE }) },
  StaticText: { tag: 'spesa-static-text', attributes: ({ settings }) => ({ text: settings.TEXT }) },
};

/** The element that shows a block; undefined for a type that we do not know. */
export function elementOf(block: CategoryBlock, slug: string): BlockElement | undefined {
  const { modeName } = block.templateBlockType;
  if (!Object.hasOwn(elements, modeName)) return undefined;
  const { tag, attributes } = elements[modeName]!;
  const given = attributes({ slug, code: block.templateBlock.codInt, settings: block.metaData?.category_block ?? {} });
  const set = Object.entries(given).filter((entry): entry is [string, string | true] => entry[1] !== undefined && entry[1] !== '' && entry[1] !== false);
  return { tag, attributes: Object.fromEntries(set) };
}
