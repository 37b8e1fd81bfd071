import { cloneBlock, createBlock } from '@wordpress/blocks';
import { Button, CheckboxControl } from '@wordpress/components';
import { dispatch, select, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { registerPlugin } from '@wordpress/plugins';
import type { ComponentType, ReactNode } from 'react';
import type { Finding, Mend } from './law.ts';
import { partFindings, partsOf, type LawPage, type Place } from './lawPage.ts';
import type { LawBlock } from './lawText.ts';
import { canvasOf, painted } from './painted.ts';
import { unfinished, type Unfinished } from './unfinished.ts';

const editor = 'core/block-editor';
type Panel = ComponentType<{ title: string; initialOpen?: boolean; className?: string; children: ReactNode }>;
/** Its place since WordPress 6.6, and before. */
const Panel = (window.wp?.editor?.PluginPrePublishPanel ?? window.wp?.editPost?.PluginPrePublishPanel) as
  Panel | undefined;

interface BlockEditor {
  getBlocks(inside?: string): LawBlock[];
  getBlock(clientId: string): LawBlock | null;
}
interface Post {
  getEditedPostAttribute(name: 'title' | 'excerpt'): string | undefined;
}
interface Records {
  getEditedEntityRecord(kind: 'postType', name: 'wp_block', id: number): { title?: string } | undefined | false;
}
interface Sidebar {
  isPublishSidebarOpened?(): boolean;
  isCurrentPostPublished?(): boolean;
  isCurrentPostScheduled?(): boolean;
}

/** Is the panel open, before the page is published? Whoever types pays nothing for it. */
function isOpen(get: typeof select): boolean {
  const [post, older] = ['core/editor', 'core/edit-post'].map((store) => get(store) as Sidebar | undefined);
  if (post?.isCurrentPostPublished?.() || post?.isCurrentPostScheduled?.()) return false;
  return [post, older].some((store) => store?.isPublishSidebarOpened?.());
}

/** How often an open panel looks, ms: the canvas paints a change in its own time. */
const looksEvery = 250;

const today = (): string => new Date().toLocaleDateString('sv-SE');

/** The page as it would be published now. */
function pageNow(): LawPage {
  const blocks = select(editor) as unknown as BlockEditor;
  const post = select('core/editor') as unknown as Post;
  const records = select('core') as unknown as Records;
  return {
    title: post.getEditedPostAttribute('title') ?? '',
    excerpt: post.getEditedPostAttribute('excerpt') ?? '',
    blocks: blocks.getBlocks(),
    patternOf: (clientId, ref) => ({
      title: (records.getEditedEntityRecord('postType', 'wp_block', ref) || {}).title ?? '',
      blocks: blocks.getBlocks(clientId),
    }),
  };
}

/** A finding of the law, or something unfinished, with its place. */
type Told = (Finding | Unfinished) & { place?: Place };

const isUnfinished = ({ rule }: Told): boolean => ['choice', 'product', 'placeholder', 'blank'].includes(rule);

const found = (page: LawPage): Told[] =>
  partsOf(page).flatMap((part) => {
    const missing = unfinished(part.blocks, (name, attributes) => window.spesaEditor?.waits?.(name, attributes));
    const all = [...missing, ...partFindings(part, { painted, today: today() })];
    const { place } = part;
    return place ? all.map((one) => ({ ...one, place })) : all;
  });

/** Mends in one step, which one press takes back. */
function mend({ clientId, place }: Told, { attributes, below, done }: Mend): void {
  const { updateBlockAttributes, replaceBlock, selectBlock } = dispatch(editor);
  const block = (select(editor) as unknown as BlockEditor).getBlock(clientId);
  if (place) dispatch('core/editor').editPost?.({ [place.part]: attributes['content'] });
  else if (!block) return;
  else if (below) {
    const added = createBlock(below.name, below.attributes);
    replaceBlock?.(clientId, [cloneBlock(block, attributes), added]);
    selectBlock?.(added.clientId);
  } else updateBlockAttributes?.(clientId, attributes);
  dispatch('core/notices').createNotice?.('success', done, {
    type: 'snackbar',
    speak: true,
    actions: [{ label: __('Annulla', 'spesa'), onClick: () => void dispatch('core/editor')['undo']?.() }],
  });
}

/** The panel lies over the block's own settings, in which it is mended by hand. */
function show({ clientId, place }: Told): void {
  const close = dispatch('core/editor')['closePublishSidebar'] ?? dispatch('core/edit-post')['closePublishSidebar'];
  close?.();
  if (place?.part === 'title') canvasOf().querySelector<HTMLElement>('.editor-post-title__input')?.focus();
  else if (place?.part === 'excerpt') dispatch('core/edit-post').openGeneralSidebar?.('edit-post/document');
  else dispatch(editor).selectBlock?.(place?.clientId ?? clientId);
}

const inWords = (place: Place): string => {
  if (place.part === 'title') return __('Nel titolo:', 'spesa');
  if (place.part === 'excerpt') return __('Nel riassunto:', 'spesa');
  return sprintf(__('Nel pattern sincronizzato «%s»:', 'spesa'), place.title);
};
const shown = (place: Place | undefined): string => {
  if (place?.part === 'title') return __('Mostra il titolo', 'spesa');
  return place?.part === 'excerpt' ? __('Mostra il riassunto', 'spesa') : __('Mostra il blocco', 'spesa');
};

function Found({ finding }: { finding: Told }) {
  const { place } = finding;
  return (
    <li className="spesa-review__finding">
      <p>
        {place && <strong>{inWords(place)}</strong>} {finding.text}
      </p>
      {finding.mends.map((one) => (
        <Button key={one.label} variant="secondary" size="small" onClick={() => mend(finding, one)}>
          {one.label}
        </Button>
      ))}
      <Button variant="link" onClick={() => show(finding)}>
        {shown(place)}
      </Button>
      {place?.part === 'pattern' && (
        <Button variant="link" href={`post.php?post=${place.ref}&action=edit`} target="_blank">
          {__('Modifica il pattern (in un’altra scheda)', 'spesa')}
        </Button>
      )}
    </li>
  );
}

const Findings = ({ list }: { list: readonly Told[] }) => (
  <ul className="spesa-review">
    {list.map((finding) => (
      <Found key={`${finding.clientId}|${finding.rule}`} finding={finding} />
    ))}
  </ul>
);

/** Polls the page while the panel is open. */
function useFindings(open: boolean): readonly Told[] {
  const [list, setList] = useState<readonly Told[]>([]);
  useEffect(() => {
    if (!open) return setList([]);
    const look = (): void => {
      const next = found(pageNow());
      setList((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    look();
    const every = setInterval(look, looksEvery);
    return () => clearInterval(every);
  }, [open]);
  return list;
}

const lock = 'spesa-unfinished';

/** Something unfinished is published only after a confirmation, which ends with the panel. */
function useConfirmation(open: boolean, asks: boolean) {
  const [confirmed, setConfirmed] = useState(false);
  useEffect(() => setConfirmed(false), [open]);
  const locked = open && asks && !confirmed;
  useEffect(() => {
    if (!locked) return;
    dispatch('core/editor').lockPostSaving?.(lock);
    return () => dispatch('core/editor').unlockPostSaving?.(lock);
  }, [locked]);
  return { confirmed, setConfirmed };
}

/** Before a page is published: what is unfinished, and what the law asks of a shop's page, place by place, with its mend. */
function Review() {
  const open = useSelect(isOpen, []);
  const list = useFindings(open);
  const missing = list.filter(isUnfinished);
  const rules = list.filter((one) => !isUnfinished(one));
  const { confirmed, setConfirmed } = useConfirmation(open, missing.length > 0);
  if (!Panel) return null;
  const title =
    rules.length > 0
      ? sprintf(__('Regole del negozio: %s da guardare', 'spesa'), rules.length)
      : __('Regole del negozio', 'spesa');
  return (
    <>
      {missing.length > 0 && (
        <Panel title={sprintf(__('Da finire: %s', 'spesa'), missing.length)} initialOpen>
          <Findings list={missing} />
          <CheckboxControl
            label={__('Pubblica la pagina anche così', 'spesa')}
            help={__('Finché manca qualcosa, «Pubblica» aspetta questa conferma.', 'spesa')}
            checked={confirmed}
            onChange={setConfirmed}
            __nextHasNoMarginBottom
          />
        </Panel>
      )}
      {/* A fill of a slot stands in the order of mounting. */}
      <Panel key={missing.length > 0 ? 'second' : 'only'} title={title} initialOpen>
        {rules.length === 0 ? (
          <p>{__('Prezzi, sconti, immagini, link e colori: niente da correggere.', 'spesa')}</p>
        ) : (
          <Findings list={rules} />
        )}
      </Panel>
    </>
  );
}

registerPlugin('spesa-review', { render: Review });
