import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { BaseControl, Button, ColorPalette, FocalPointPicker } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { pointOf, textOf } from './focalPoint.ts';
import type { Values } from './toAttributes.ts';

interface Props {
  label: string;
  help?: string;
  value: string;
  onChange(value: string): void;
}

/** A picture of the media library. */
export interface Picture {
  id: number;
  url: string;
  alt?: string;
}
const none: Picture = { id: 0, url: '' };

/** What a block keeps of the picture that was chosen for one of its attributes; words that it has already stay. */
export function pictureValues(name: string, values: Values, { id, url, alt = '' }: Picture): Values {
  const takesWords = name === 'image' && values['alt'] !== undefined && String(values['alt']).trim() === '';
  return { [name]: url, [`${name}Id`]: id, ...(takesWords && { alt }) };
}

/** Chooses a picture of the media library; the server prints its sizes (includes/Library.php). */
export function ImageField({
  label,
  help,
  value,
  id,
  onChange,
}: Omit<Props, 'onChange'> & { id: number; onChange(picture: Picture): void }) {
  return (
    <BaseControl label={label} {...(help !== undefined && { help })} __nextHasNoMarginBottom>
      {value && <img src={value} alt="" width="120" />}
      <MediaUploadCheck>
        <MediaUpload
          allowedTypes={['image']}
          value={id}
          onSelect={onChange}
          render={({ open }) => (
            <Button variant="secondary" onClick={open}>
              {value ? __('Cambia immagine', 'spesa') : __('Scegli immagine', 'spesa')}
            </Button>
          )}
        />
      </MediaUploadCheck>
      {value && (
        <Button variant="tertiary" isDestructive onClick={() => onChange(none)}>
          {__('Togli', 'spesa')}
        </Button>
      )}
    </BaseControl>
  );
}

/** The point of a picture that is always seen. */
export function FocalPointField({ label, help, url, value, onChange }: Props & { url: string }) {
  return (
    <FocalPointPicker
      label={label}
      {...(help !== undefined && { help })}
      url={url}
      value={pointOf(value)}
      onChange={(point) => onChange(textOf(point))}
      __nextHasNoMarginBottom
    />
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
