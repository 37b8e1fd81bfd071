import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { bannerPictures } from '../../../core/rules/banners.ts';
import type { ContentLink } from '../../../core/rules/links.ts';
import type { CategoryBlock } from '../../../core/schema/catalogue.ts';
import type { Proposal } from '../../../core/schema/content.ts';
import type { Prefetch } from '../../element/defineWidget.ts';
import { useLinks, type Links } from '../../hooks/useLinks.ts';
import { usePlanned } from '../../hooks/usePlanned.ts';

/** A proposal ready for BannerCard: its link and its pictures are checked. */
export interface Banner {
  proposal: Proposal;
  link: ContentLink | null;
  picture: { mobile: string | null; desktop: string | null };
}

/** The block of that code, else the first one whose mode begins like this. */
function blockOf(blocks: readonly CategoryBlock[], code: string, mode: string): CategoryBlock | undefined {
  return blocks.find(({ templateBlock, templateBlockType }) =>
    code ? templateBlock.codInt === code : templateBlockType.modeName.startsWith(mode),
  );
}

const bannerOf = (proposal: Proposal, links: Links): Banner => ({
  proposal,
  link: links.content(proposal.proposalUrl),
  picture: bannerPictures(proposal, links.photo),
});

/** The banners of a category's block (§2); those without a picture are left out, undefined while they are on their way. */
export function useBanners(plans: readonly Prefetch[], props: { block: string }, mode: string) {
  const links = useLinks();
  const { status, data, reload } = usePlanned(plans, catalogue.category, props);
  const proposals = data && (blockOf(data.category.categoryBlocks ?? [], props.block, mode)?.proposals ?? []);
  return {
    status,
    reload,
    banners: proposals?.map((proposal) => bannerOf(proposal, links)).filter(({ picture }) => picture.desktop),
  };
}
