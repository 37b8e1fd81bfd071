import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { BaseControl, Button, ColorPalette } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
  label: string;
  help?: string;
  value: string;
  onChange(value: string): void;
}

/** The address of a picture of the media library. */
export function ImageField({ label, help, value, onChange }: Props) {
  return (
    <BaseControl label={label} {...(help !== undefined && { help })} __nextHasNoMarginBottom>
      {value && <img src={value} alt="" width="120" />}
      <MediaUploadCheck>
        <MediaUpload
          allowedTypes={['image']}
          onSelect={({ url }) => onChange(url)}
          render={({ open }) => (
            <Button variant="secondary" onClick={open}>
              {value ? __('Cambia immagine', 'spesa') : __('Scegli immagine', 'spesa')}
            </Button>
          )}
        />
      </MediaUploadCheck>
      {value && (
        <Button variant="tertiary" isDestructive onClick={() => onChange('')}>
          {__('Togli', 'spesa')}
        </Button>
      )}
    </BaseControl>
  );
}

/** A colour of the theme or one's own. */
export function ColorField({ label, help, value, onChange }: Props) {
  return (
    <BaseControl label={label} {...(help !== undefined && { help })} __nextHasNoMarginBottom>
      <ColorPalette value={value} onChange={(colour) => onChange(colour ?? '')} aria-label={label} />
    </BaseControl>
  );
}
