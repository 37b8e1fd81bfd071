import type { Proposal } from '../schema/content.ts';
import { isSet } from './missingStep.ts';
import { plainText } from './plainText.ts';

/** The forms of a banner (§2). */
export const bannerForms = ['image', 'horizontal', 'vertical', 'overlay'] as const;
export type BannerForm = (typeof bannerForms)[number];

/** How a proposal wants to be shown (§2); what is unknown is a picture. */
export const bannerForm = ({ metadata }: Proposal): BannerForm =>
  bannerForms.find((form) => form === metadata?.type) ?? 'image';

/** The texts of a banner. A picture alone is named by its proposal; beside a title it says nothing more. */
export function bannerTexts(proposal: Proposal): { alt: string; title: string; text: string; button: string } {
  const { SHOW_BTN, BTN_TEXT } = proposal.metadata ?? {};
  return {
    alt: proposal.imgAlt || (bannerForm(proposal) === 'image' ? proposal.name : ''),
    title: proposal.name,
    text: plainText(proposal.descr ?? ''),
    button: isSet(SHOW_BTN) ? plainText(BTN_TEXT ?? '') : '',
  };
}

/** The pictures of a banner for narrow and wide screens, `checked` each; where one is missing the other is shown, null for none. */
export function bannerPictures(
  { metadata, img }: Proposal,
  checked: (address: string | undefined) => string | null,
): { mobile: string | null; desktop: string | null } {
  const mobile = checked(metadata?.IMAGE_MOBILE);
  const desktop = checked(metadata?.IMAGE_DESKTOP ?? img);
  return { mobile: mobile ?? desktop, desktop: desktop ?? mobile };
}
