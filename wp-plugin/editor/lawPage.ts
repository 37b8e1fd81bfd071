import { findings, type Finding, type LawContext } from './law.ts';
import { innerOf, type LawBlock } from './lawText.ts';

/** A synced pattern as it stands in a page: its own post, and its block there. */
interface InPattern {
  part: 'pattern';
  clientId: string;
  ref: number;
  title: string;
}
/** Where a finding stands that is in no block of the page itself. */
export type Place = { part: 'title' } | { part: 'excerpt' } | InPattern;

/** What is published with a page. */
export interface LawPage {
  title: string;
  excerpt: string;
  blocks: readonly LawBlock[];
  /** Title and blocks of the synced pattern that a block shows. */
  patternOf(clientId: string, ref: number): { title: string; blocks: readonly LawBlock[] };
}

export interface Part {
  place?: Place;
  blocks: readonly LawBlock[];
}

/** A text outside the blocks, read as one. */
const asBlock = (name: 'title' | 'excerpt', content: string): LawBlock => ({
  clientId: name,
  name,
  attributes: { content },
  innerBlocks: [],
});

type Overrides = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** Blocks of a pattern with what this page writes in their place. */
const overridden = (blocks: readonly LawBlock[], by: Overrides): LawBlock[] =>
  blocks.map((block) => {
    const { name = '' } = (block.attributes['metadata'] ?? {}) as { name?: string };
    return {
      ...block,
      attributes: { ...block.attributes, ...by[name] },
      innerBlocks: overridden(block.innerBlocks, by),
    };
  });

function patternsIn(blocks: readonly LawBlock[], page: LawPage): Part[] {
  return blocks.flatMap((block) => {
    const { clientId, name, attributes } = block;
    if (name !== 'core/block') return patternsIn(block.innerBlocks, page);
    const ref = Number(attributes['ref']);
    const { title, blocks: own } = page.patternOf(clientId, ref);
    const shown = overridden(own, (attributes['content'] ?? {}) as Overrides);
    return [{ place: { part: 'pattern', clientId, ref, title } as const, blocks: shown }, ...patternsIn(shown, page)];
  });
}

/** The parts of a page in the order in which they are read: title, excerpt, its blocks, and the synced patterns in them. */
export const partsOf = (page: LawPage): Part[] => [
  { place: { part: 'title' }, blocks: [asBlock('title', page.title)] },
  { place: { part: 'excerpt' }, blocks: [asBlock('excerpt', page.excerpt)] },
  { blocks: page.blocks },
  ...patternsIn(page.blocks, page),
];

/** What is found in a part; a pattern is mended where it is written, since other pages show it too. */
export const partFindings = ({ place, blocks }: Part, context: LawContext): Finding[] =>
  findings(blocks, context).map((one) => (place?.part === 'pattern' ? { ...one, mends: [] } : one));

/** Every block of a part, those of its patterns left out. */
export const allOf = (blocks: readonly LawBlock[]): LawBlock[] =>
  blocks.flatMap((block) => [block, ...allOf(innerOf(block))]);
