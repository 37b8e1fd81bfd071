import { BlockControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockProps } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { createElement, type MouseEvent } from 'react';
import './editor.css';
import { WrittenText, writtenOf } from './Formatted.tsx';
import { Inspector } from './Inspector.tsx';
import { usePageSeenAs } from './PreviewAs.tsx';
import { SamplesMenu, useSamples } from './Samples.tsx';
import { SceneFrame } from './SceneFrame.tsx';
import { SeeAs } from './SeeAs.tsx';
import type { SeenAs } from './seenAs.ts';
import { chosenOf, sourceOf } from './sources.ts';
import { Away, Choose, useAsked, Verdict } from './States.tsx';
import { toAttributes, type EditorWidget, type Values } from './toAttributes.ts';

/** A press on a link would leave the canvas. */
function stay(event: MouseEvent<HTMLElement>): void {
  if ((event.target as Partial<Element>).closest?.('a')) event.preventDefault();
}

/** The one editor of all blocks: the real element with real data, out of reach until "Interagisci". */
export function Edit({ widget, attributes, setAttributes, isSelected }: BlockProps<Values> & { widget: EditorWidget }) {
  const [asked, setLive] = useState(false);
  const [own, setSeenAs] = useState<SeenAs>();
  const page = usePageSeenAs();
  const seenAs = own ?? page;
  const live = asked && isSelected;
  const samples = useSamples(widget, attributes);
  const shown = toAttributes(widget.controls, samples.values);
  const waiting = useAsked(widget, attributes, isSelected);
  const chosen = widget.controls.filter((control) => sourceOf(control) && chosenOf(control, attributes).length > 0);
  const written = isSelected && !live && !seenAs ? writtenOf(widget.controls, attributes) : undefined;
  const blockProps = useBlockProps({
    className: 'spesa-preview',
    onClickCapture: stay,
    'data-hint': `${widget.title}. ${widget.description}`,
  });
  return (
    <>
      <BlockControls group="other">
        <ToolbarGroup>
          <ToolbarButton
            icon="button"
            label={__('Interagisci', 'spesa')}
            description={__(
              'Prova il blocco come un visitatore, con le sue frecce e i suoi campi; i link restano fermi.',
              'spesa',
            )}
            showTooltip
            isPressed={live}
            onClick={() => setLive(!live)}
          >
            {__('Interagisci', 'spesa')}
          </ToolbarButton>
        </ToolbarGroup>
        <SeeAs value={seenAs} onChange={setSeenAs} />
        <SamplesMenu {...samples} />
      </BlockControls>
      <Inspector controls={widget.controls} values={attributes} onChange={setAttributes} />
      <div {...blockProps}>
        {written ? (
          <WrittenText {...written} onChange={setAttributes} />
        ) : waiting.length > 0 ? (
          <Choose widget={widget} needed={waiting} values={attributes} onChange={setAttributes} />
        ) : (
          <>
            {samples.unreachable && <Away />}
            {chosen.map((control) => (
              <Verdict key={control.name} control={control} values={attributes} />
            ))}
            {seenAs ? (
              <SceneFrame widget={widget} attributes={shown} seenAs={seenAs} />
            ) : (
              createElement(widget.tag, { class: 'spesa', ...shown })
            )}
            {!live && <div className="spesa-preview__cover" />}
          </>
        )}
      </div>
    </>
  );
}
