import type { CategoryBlock } from '../../../core/schema/catalogue.ts';
import type { Proposal } from '../../../core/schema/content.ts';
import type { ShopPage } from '../types.ts';

type Block = ShopPage['blocks'][number];
type Row = ShopPage['rows'][number];
type Mode =
  | 'BannerSlider'
  | 'BannerList'
  | 'ProductSlider'
  | 'LeafletSlider'
  | 'FavouriteWh'
  | 'UserDeliveryService'
  | 'Tutorial'
  | 'PrimaCardRow'
  | 'GiftCodeWidgetSlider'
  | 'ServiceDiscovery'
  | 'CrmProductSlider'
  | 'ProductTab'
  | 'StaticImage'
  | 'StaticText'
  | 'ArticleGridBNG'
  | 'ArticleSliderBNG'
  | 'BaskoNextGenSidebar';

const modes: Record<Mode, number> = {
  BannerSlider: 1,
  BannerList: 2,
  ProductSlider: 3,
  LeafletSlider: 4,
  FavouriteWh: 5,
  UserDeliveryService: 6,
  Tutorial: 7,
  CrmProductSlider: 8,
  ProductTab: 9,
  StaticImage: 10,
  PrimaCardRow: 11,
  GiftCodeWidgetSlider: 12,
  ServiceDiscovery: 13,
  StaticText: 14,
  ArticleGridBNG: 15,
  ArticleSliderBNG: 16,
  BaskoNextGenSidebar: 17,
};
const proposalTypes = { image: 1, horizontal: 2, vertical: 3, overlay: 4 } as const;

export interface Banner {
  name: string;
  /** What is below the title, one sentence. */
  descr?: string;
  /** What the picture shows, for those who do not see it. */
  alt: string;
  /** Name of the picture in photos/banners.ts. */
  picture: string;
  url: string;
  type: keyof typeof proposalTypes;
  button?: string;
  /** Background and text, as CSS colours. */
  colours?: readonly [background: string, text: string];
  inverted?: boolean;
}

/** A banner as the wire has it. */
export function proposal(id: number, banner: Banner): Proposal {
  const { name, descr, alt, picture, url, type, button, colours, inverted } = banner;
  const desktop = `/photo/banner/${picture}-desktop.webp`;
  return {
    id,
    name,
    ...(descr && { descr }),
    img: desktop,
    imgAlt: alt,
    proposalUrl: url,
    categoryProposalType: { categoryProposalTypeId: proposalTypes[type], name: type },
    metadata: {
      type,
      mode: 'link',
      IMAGE_DESKTOP: desktop,
      IMAGE_MOBILE: `/photo/banner/${picture}-mobile.webp`,
      SHOW_BTN: String(Boolean(button)),
      ...(button && { BTN_TEXT: button }),
      ...(colours && { BACKGROUND_COLOR: colours[0], TEXT_COLOR: colours[1] }),
      ...(inverted && { INVERTED: 'true' }),
    },
  };
}

/** A block of a page; `settings` are the texts of its metaData. */
export function block(
  categoryBlockId: number,
  codInt: string,
  name: string,
  modeName: Mode,
  settings: Record<string, string>,
  proposals: Proposal[] = [],
): Block {
  const templateBlockType: CategoryBlock['templateBlockType'] = { templateBlockTypeId: modes[modeName], modeName };
  return {
    categoryBlockId,
    priority: categoryBlockId,
    templateBlock: { templateBlockId: categoryBlockId, codInt, name, templateBlockType },
    templateBlockType,
    proposals,
    metaData: { category_block: settings },
  };
}

/** A row that one block fills. */
export const row = (blockCodInt: string): Row => ({
  columns: [{ xs: 12, sm: 12, md: 12, lg: 12, xl: 12, blockCodInt }],
});
