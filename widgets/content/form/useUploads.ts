import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '../../../core/flows/uploadFile.ts';
import * as fileTexts from '../../../core/labels/it/formsFiles.ts';
import { fileLine, fileState, hasArrived, linesOf, megabytes, mostFiles } from '../../../core/rules/contentForm.ts';
import type { ContentField } from '../../../core/schema/contentForms.ts';
import type { EditorForm } from './useEditorForm.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';

/** A file of the field: `token` once it has arrived, `fault` where it has not. */
export interface Upload {
  /** Tells it from the others, also from one of the same name. */
  number: number;
  name: string;
  /** How much has gone out, from 0 to 1. */
  share: number;
  token: string;
  fault: string;
  /** Trying again would not help. */
  refused?: boolean;
  file?: File;
}

const lineOf = ({ token, fault, name }: Upload): string => fileLine(token || (fault ? 'fail' : 'wait'), name);

/** Files that were there already when the page was begun anew. */
const restored = (value: string): Upload[] =>
  linesOf(value)
    .filter(hasArrived)
    .map((line, number) => ({
      number,
      name: line.slice(line.indexOf(' ') + 1),
      share: 1,
      token: fileState(line),
      fault: '',
    }));

/** Why a file is not even sent, or ''. */
function refusedAtOnce(file: File, types: readonly string[], largest: number): string {
  const extension = file.name.split('.').at(-1)!.toLowerCase();
  if (file.size > largest) return fileTexts.fileTooBig({ n: megabytes(largest) });
  return types.includes(extension) ? '' : fileTexts.fileType();
}

/** The files of a field: sent one by one as soon as they are chosen, failures kept until they are tried again or taken away. */
export function useUploads(
  { form, renew }: Pick<EditorForm, 'form' | 'renew'>,
  field: ContentField,
  value: string,
  onChange: (text: string) => void,
) {
  const spesa = useSpesa();
  const [uploads, show] = useState(() => restored(value));
  const current = useRef(uploads);
  const numbers = useRef(uploads.length);
  const sending = useRef(new Map<number, AbortController>());
  const latest = useRef({ form, onChange });
  latest.current = { form, onChange };

  const put = (next: Upload[]): void => {
    const lines = (list: readonly Upload[]) => list.map(lineOf).join('\n');
    const changed = lines(next) !== lines(current.current);
    current.current = next;
    show(next);
    if (changed) latest.current.onChange(lines(next));
  };
  const change = (number: number, part: Partial<Upload>): void =>
    put(current.current.map((one) => (one.number === number ? { ...one, ...part } : one)));

  async function send(upload: Upload): Promise<void> {
    const stop = new AbortController();
    sending.current.set(upload.number, stop);
    const progress = { told: (share: number) => change(upload.number, { share }), signal: stop.signal };
    const { token, fault } = await uploadFile(spesa, latest.current.form, field, upload.file!, progress, renew);
    if (token || fault) change(upload.number, { token, fault });
    sending.current.delete(upload.number);
  }

  useEffect(() => {
    const lines = current.current.map(lineOf).join('\n');
    if (lines !== value) latest.current.onChange(lines);
    return () => sending.current.forEach((stop) => stop.abort());
  }, []);

  return {
    uploads,
    add(files: readonly File[]) {
      const free = Math.max(0, mostFiles - current.current.length);
      const added = files.map((file, index): Upload => {
        const unfit = refusedAtOnce(file, field.upload_types, latest.current.form.settings.uploadBytes);
        const fault = unfit || (index < free ? '' : fileTexts.tooManyFiles({ n: mostFiles }));
        const number = (numbers.current += 1);
        return { number, name: file.name, share: 0, token: '', fault, refused: fault !== '', file };
      });
      put([...current.current, ...added]);
      for (const upload of added) if (!upload.fault) void send(upload);
    },
    retry(upload: Upload) {
      change(upload.number, { fault: '', share: 0 });
      void send(upload);
    },
    remove(upload: Upload) {
      sending.current.get(upload.number)?.abort();
      put(current.current.filter(({ number }) => number !== upload.number));
    },
  };
}
