import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { addFilter } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';
import type { ComponentType } from 'react';

/** Of any block, beside its own attributes (includes/Audience.php, includes/Schedule.php). */
interface Shown {
  spesaFrom?: string | undefined;
  spesaUntil?: string | undefined;
  spesaFor?: string | undefined;
}

interface AnyBlock {
  name: string;
  attributes: Shown;
  isSelected: boolean;
  setAttributes(values: Shown): void;
}

/** What the attribute says of who is in a segment of the CRM: those have their names in the settings. */
const segment = 'segment-';

const modern = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true };
const text = { type: 'string' };

/** The site's segments by name, and the one that is chosen though it has none. */
function segments(chosen: string): { value: string; label: string }[] {
  const named = window.spesaEditor?.choices?.['segment'] ?? [];
  const isNamed = !chosen.startsWith(segment) || named.some(({ value }) => value === chosen);
  const label = sprintf(__('Segmento senza nome: %s', 'spesa'), chosen.slice(segment.length));
  return isNamed ? named : [...named, { value: chosen, label }];
}

function AudiencePanel({ attributes, setAttributes }: Pick<AnyBlock, 'attributes' | 'setAttributes'>) {
  const { spesaFrom = '', spesaUntil = '', spesaFor = '' } = attributes;
  const backwards = spesaFrom !== '' && spesaUntil !== '' && spesaUntil <= spesaFrom;
  return (
    <InspectorControls>
      <PanelBody title={__('Per chi e quando', 'spesa')} initialOpen={false}>
        <SelectControl
          {...modern}
          label={__('Chi lo vede', 'spesa')}
          help={
            spesaFor.startsWith(segment)
              ? __('Vale per chi permette la profilazione.', 'spesa')
              : __(
                  'Chi non è nel gruppo non lo vede, ma non scriverci cose riservate: decide il suo browser. I segmenti del CRM hanno i nomi di Impostazioni → Spesa.',
                  'spesa',
                )
          }
          value={spesaFor}
          options={[
            { value: '', label: __('Tutti', 'spesa') },
            { value: 'visitor', label: __('Chi non ha fatto l’accesso', 'spesa') },
            { value: 'customer', label: __('I clienti', 'spesa') },
            { value: 'member', label: __('I clienti con la carta fedeltà', 'spesa') },
            { value: 'cardless', label: __('I clienti senza carta fedeltà', 'spesa') },
            { value: 'company', label: __('Chi entra con l’azienda', 'spesa') },
            ...segments(spesaFor),
          ]}
          onChange={(value) => setAttributes({ spesaFor: value || undefined })}
        />
        <TextControl
          {...modern}
          type="datetime-local"
          label={__('Da quando', 'spesa')}
          help={__('Con l’orologio del sito. Vuoto: da subito.', 'spesa')}
          value={spesaFrom}
          onChange={(value) => setAttributes({ spesaFrom: String(value) || undefined })}
        />
        <TextControl
          {...modern}
          type="datetime-local"
          label={__('Fino a quando', 'spesa')}
          help={
            backwards
              ? __('Finisce prima di cominciare: non si vedrà mai.', 'spesa')
              : __('Vuoto: per sempre.', 'spesa')
          }
          value={spesaUntil}
          onChange={(value) => setAttributes({ spesaUntil: String(value) || undefined })}
        />
      </PanelBody>
    </InspectorControls>
  );
}

/** Gives every block but the questions of a form the panel that says for whom and when it is shown. */
export function addAudience(): void {
  addFilter('blocks.registerBlockType', 'spesa/audience', (settings: { attributes?: object }) => ({
    ...settings,
    attributes: { ...settings.attributes, spesaFrom: text, spesaUntil: text, spesaFor: text },
  }));
  addFilter(
    'editor.BlockEdit',
    'spesa/audience',
    (BlockEdit: ComponentType<AnyBlock>) =>
      function WithAudience(props: AnyBlock) {
        return (
          <>
            <BlockEdit {...props} />
            {props.isSelected && props.name !== 'spesa/form-field' && <AudiencePanel {...props} />}
          </>
        );
      },
  );
}
