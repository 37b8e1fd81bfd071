import { createBlock } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { dispatch, select, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { registerPlugin } from '@wordpress/plugins';
import type { ComponentType, ReactNode } from 'react';
import { findings, type Finding, type LawBlock, type Mend } from './law.ts';

const editor = 'core/block-editor';
type Panel = ComponentType<{ title: string; initialOpen?: boolean; className?: string; children: ReactNode }>;
/** Its place since WordPress 6.6, and before. */
const Panel = (window.wp?.editor?.PluginPrePublishPanel ?? window.wp?.editPost?.PluginPrePublishPanel) as
  Panel | undefined;

interface BlockEditor {
  getBlocks(): LawBlock[];
  getSettings(): { colors?: { slug: string; color: string }[] };
}

const today = (): string => new Date().toLocaleDateString('sv-SE');

/** A finding of the law, or a block that waits for its choice. */
type Told = Omit<Finding, 'rule'> & { rule: Finding['rule'] | 'choice' };

/** Blocks that nobody will see: what they show has not been chosen. */
const unanswered = (blocks: readonly LawBlock[]): Told[] =>
  blocks.flatMap(({ clientId, name, attributes, innerBlocks }) => {
    const title = window.spesaEditor?.waits?.(name, attributes);
    const text = title && sprintf(__('«%s» non mostra niente: manca la scelta di che cosa mostrare.', 'spesa'), title);
    return [...(text ? [{ clientId, rule: 'choice' as const, text, mends: [] }] : []), ...unanswered(innerBlocks)];
  });

function found(): Told[] {
  const { getBlocks, getSettings } = select(editor) as unknown as BlockEditor;
  const palette = Object.fromEntries((getSettings().colors ?? []).map(({ slug, color }) => [slug, color]));
  const blocks = getBlocks();
  return [...unanswered(blocks), ...findings(blocks, { palette, today: today() })];
}

function mend({ clientId }: Told, { attributes, replace }: Mend): void {
  const { updateBlockAttributes, replaceBlock, selectBlock } = dispatch(editor);
  if (attributes) updateBlockAttributes?.(clientId, attributes);
  if (!replace) return;
  const block = createBlock(replace.name, replace.attributes);
  replaceBlock?.(clientId, block);
  selectBlock?.(block.clientId);
}

/** The panel lies over the block's own settings, in which it is mended by hand. */
function show({ clientId }: Told): void {
  dispatch(editor).selectBlock?.(clientId);
  const close = dispatch('core/editor')['closePublishSidebar'] ?? dispatch('core/edit-post')['closePublishSidebar'];
  close?.();
}

function Found({ finding }: { finding: Told }) {
  return (
    <li className="spesa-review__finding">
      <p>{finding.text}</p>
      {finding.mends.map((one) => (
        <Button key={one.label} variant="secondary" size="small" onClick={() => mend(finding, one)}>
          {one.label}
        </Button>
      ))}
      <Button variant="link" onClick={() => show(finding)}>
        {__('Mostra il blocco', 'spesa')}
      </Button>
    </li>
  );
}

/** Before a page is published: what the law asks of a shop's page, block by block, with its mend. It advises and forbids nothing. */
function Review() {
  const blocks = useSelect((get) => (get(editor) as unknown as BlockEditor).getBlocks(), []);
  const list = blocks.length > 0 ? found() : [];
  if (!Panel) return null;
  const title =
    list.length > 0
      ? sprintf(__('Regole del negozio: %s da guardare', 'spesa'), list.length)
      : __('Regole del negozio', 'spesa');
  return (
    <Panel title={title} initialOpen>
      {list.length === 0 ? (
        <p>{__('Prezzi, sconti, immagini, link e colori: niente da correggere.', 'spesa')}</p>
      ) : (
        <ul className="spesa-review">
          {list.map((finding) => (
            <Found key={`${finding.clientId}|${finding.rule}`} finding={finding} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

registerPlugin('spesa-review', { render: Review });
