import type { ReactNode } from 'react';
import * as commonTexts from '../../../core/labels/it/common.ts';
import * as fileTexts from '../../../core/labels/it/formsFiles.ts';
import { megabytes, mostFiles } from '../../../core/rules/contentForm.ts';
import type { ContentField, ContentForm } from '../../../core/schema/contentForms.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { names } from '../../ui/classNames.ts';
import { FieldFrame, type Framed } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useUploads, type Upload } from './useUploads.ts';

interface Props extends Framed {
  form: ContentForm;
  renew(): Promise<ContentForm>;
  field: ContentField;
  name: string;
  value: string;
  onChange(text: string): void;
  children?: ReactNode;
}

/** How a file stands, in words. */
function stateOf({ name, share, token, fault }: Upload): string {
  if (fault) return fileTexts.fileFailed({ name, fault });
  return token ? fileTexts.fileReady({ name }) : fileTexts.fileSending({ name, share: Math.round(share * 100) });
}

/** Files to attach: they go out as soon as they are chosen, each with its progress, its failure and a way to take it back. */
export default function UploadField({ form, renew, field, name, value, onChange, children: _, ...framed }: Props) {
  const { uploads, add, retry, remove } = useUploads({ form, renew }, field, value, onChange);
  const limits = fileTexts.fileLimits({
    n: mostFiles,
    size: megabytes(form.settings.uploadBytes),
    types: field.upload_types.join(', '),
  });
  const off = !form.settings.uploads;
  const moving = uploads.some(({ token, fault }) => !token && !fault);
  return (
    <FieldFrame {...framed} kind="files" also="limits">
      {({ required: _required, ...control }) => (
        <>
          <input
            {...control}
            name={name}
            className="hidden-text upload-field__input"
            type="file"
            multiple
            accept={field.upload_types.map((type) => `.${type}`).join(',')}
            disabled={off}
            onChange={(event) => {
              add([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = '';
            }}
          />
          {!off && (
            <label className="button button--secondary upload-field__button" htmlFor={control.id}>
              <Icon name="plus" />
              <span className="button__text">{fileTexts.chooseFiles()}</span>
            </label>
          )}
          <p className="field__hint" id={`${control.id}-limits`}>
            {off ? fileTexts.uploadsOff() : limits}
          </p>
          {uploads.length > 0 && (
            <ul className="upload-field__files">
              {uploads.map((upload) => (
                <li className={names('upload-file', upload.fault && 'failed')} key={upload.number}>
                  <Icon name={upload.fault ? 'warning' : upload.token ? 'check' : 'clock'} />
                  <span className="upload-file__text">
                    <span>{stateOf(upload)}</span>
                    {!upload.token && !upload.fault && (
                      <progress className="upload-file__bar" value={upload.share} aria-label={upload.name} />
                    )}
                  </span>
                  {upload.fault && upload.file && !upload.refused && (
                    <Button
                      small
                      variant="ghost"
                      aria-label={fileTexts.fileRetry({ name: upload.name })}
                      onClick={() => retry(upload)}
                    >
                      {commonTexts.retry()}
                    </Button>
                  )}
                  <IconButton
                    plain
                    icon="close"
                    name={fileTexts.fileRemove({ name: upload.name })}
                    onClick={() => remove(upload)}
                  />
                </li>
              ))}
            </ul>
          )}
          <p className="hidden-text" role="status">
            {moving ? '' : uploads.map(stateOf).join('. ')}
          </p>
        </>
      )}
    </FieldFrame>
  );
}
