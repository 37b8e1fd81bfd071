import { useEffect } from 'react';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { plainText } from '../../../core/rules/plainText.ts';
import type { CategoryBlock } from '../../../core/schema/catalogue.ts';
import type { Proposal } from '../../../core/schema/content.ts';
import type { TutorialSlide } from '../../../core/stores/dialogs.ts';
import { useLinks, type Links } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import type { TutorialProps } from './tutorial.widget.ts';

const tutorialOf = (blocks: readonly CategoryBlock[], code: string) =>
  blocks.find(({ templateBlock, templateBlockType }) =>
    code ? templateBlock.codInt === code : templateBlockType.modeName === 'Tutorial',
  );

const slideOf = ({ id, name, descr, content, img, imgAlt, metadata }: Proposal, links: Links): TutorialSlide => ({
  id,
  title: name,
  text: plainText(descr || content || ''),
  picture: links.photo(metadata?.IMAGE_MOBILE ?? img),
  alt: imgAlt ?? '',
});

/** Opens the tutorial over the page while its first proposal has not been seen on this device; however it is left, it counts as seen. */
export default function Tutorial({ slug, block }: TutorialProps): null {
  const { config, dialogs, preferences } = useSpesa();
  const links = useLinks();
  const { data } = useQuery(catalogue.category, config.app && slug ? { slug } : null);
  const proposals = data && tutorialOf(data.category.categoryBlocks ?? [], block)?.proposals;
  const first = proposals?.[0]?.id;

  useEffect(() => {
    if (first === undefined || !proposals || first === preferences.current().tutorial || dialogs.isOpen('tutorial'))
      return;
    void dialogs
      .open('tutorial', { slides: proposals.map((proposal) => slideOf(proposal, links)) })
      .then(() => preferences.remember({ tutorial: first }));
  }, [first]);
  return null;
}
