import { BlockControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockProps } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { createElement, type MouseEvent } from 'react';
import './editor.css';
import { Inspector } from './Inspector.tsx';
import { toAttributes, type EditorWidget, type Values } from './toAttributes.ts';

/** A press on a link would leave the canvas. */
function stay(event: MouseEvent<HTMLElement>): void {
  if ((event.target as Partial<Element>).closest?.('a')) event.preventDefault();
}

/** The one editor of all blocks: the real element with real data, out of reach until "Interagisci". */
export function Edit({ widget, attributes, setAttributes, isSelected }: BlockProps<Values> & { widget: EditorWidget }) {
  const [asked, setLive] = useState(false);
  const live = asked && isSelected;
  const blockProps = useBlockProps({
    className: 'spesa-preview',
    onClickCapture: stay,
    'data-hint': widget.personal ? `${widget.title}. ${widget.description}` : widget.title,
  });
  return (
    <>
      <BlockControls group="other">
        <ToolbarGroup>
          <ToolbarButton icon="button" isPressed={live} onClick={() => setLive(!live)}>
            {__('Interagisci', 'spesa')}
          </ToolbarButton>
        </ToolbarGroup>
      </BlockControls>
      <Inspector controls={widget.controls} values={attributes} onChange={setAttributes} />
      <div {...blockProps}>
        {createElement(widget.tag, { class: 'spesa', ...toAttributes(widget.controls, attributes) })}
        {!live && <div className="spesa-preview__cover" />}
      </div>
    </>
  );
}
