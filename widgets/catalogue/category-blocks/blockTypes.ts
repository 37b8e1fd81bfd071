/**
 * Where an attribute's value comes from: `TITLE` is a setting of the block, `ALT|TITLE` the first of two that is set, `PROMO=true` a flag that is on
 * when the setting says so, `@slug` and `@code` the category and the block's own code, `@category/SHOW_ALL_SLUG` the address of the category that a setting names.
 */
export type Source = string;

export interface BlockType {
  tag: `spesa-${string}`;
  attributes: Readonly<Record<string, Source>>;
}

const title = { heading: 'TITLE' };
const banners = { slug: '@slug', block: '@code' };
const products = {
  ...title,
  'category-id': 'PARENT_CATEGORY_ID',
  promo: 'PROMO=true',
  limit: 'LIMIT',
  link: '@category/SHOW_ALL_SLUG',
};
const articles = { ...title, topic: 'CATEGORY', limit: 'LIMIT', random: 'RANDOM=true' };
const still = { 'no-autoplay': 'AUTOPLAY=false' };

/** Block type of the wire → its element and what of the block becomes the element's attributes (§2); the plugin reads the same table. */
export const blockTypes: Readonly<Record<string, BlockType>> = {
  BannerSlider: { tag: 'spesa-banner-slider', attributes: { ...banners, ...still, label: 'TITLE' } },
  BannerList: { tag: 'spesa-banner-list', attributes: { ...banners, ...title } },
  ProductSlider: { tag: 'spesa-product-slider', attributes: { ...products, query: 'QUERY' } },
  CrmProductSlider: { tag: 'spesa-crm-product-slider', attributes: { ...products, layout: 'LAYOUT' } },
  ProductTab: { tag: 'spesa-product-tabs', attributes: { ...banners, ...title, limit: 'LIMIT' } },
  LeafletSlider: { tag: 'spesa-leaflet-slider', attributes: { ...title, ...still } },
  UserDeliveryService: { tag: 'spesa-delivery-service', attributes: {} },
  Tutorial: { tag: 'spesa-tutorial', attributes: banners },
  FavouriteWh: { tag: 'spesa-favourite-store', attributes: title },
  StaticImage: {
    tag: 'spesa-static-image',
    attributes: { image: 'IMAGE', 'mobile-image': 'IMAGE_MOBILE', alt: 'ALT|TITLE', link: 'LINK' },
  },
  PrimaCardRow: { tag: 'spesa-loyalty-card', attributes: { services: 'SERVICES' } },
  GiftCodeWidgetSlider: { tag: 'spesa-gift-code-slider', attributes: { ...title, ...still } },
  ServiceDiscovery: { tag: 'spesa-service-discovery', attributes: { ...title, text: 'TEXT', image: 'IMAGE' } },
  ArticleGridBNG: { tag: 'spesa-article-grid', attributes: articles },
  ArticleSliderBNG: { tag: 'spesa-article-slider', attributes: articles },
  BaskoNextGenSidebar: { tag: 'spesa-article-sidebar', attributes: { ...title, limit: 'LIMIT' } },
  StaticText: { tag: 'spesa-static-text', attributes: { text: 'TEXT' } },
};
