import { contentForms } from '../api/endpoints/contentForms.ts';
import { ApiError } from '../api/error.ts';
import { baseOf, placeOf, bodyOf } from '../api/request.ts';
import * as fileTexts from '../labels/it/formsFiles.ts';
import type { ContentField, ContentForm } from '../schema/contentForms.ts';
import { sentFileSchema } from '../schema/contentForms.ts';
import { tolerant } from '../schema/tolerant.ts';
import type { Config } from '../config.ts';
import { megabytes } from '../rules/contentForm.ts';
import type { Spesa } from '../spesa.ts';
import { refusal } from './contentForm.ts';

const readAnswer = tolerant(sentFileSchema);
const NAME = 'POST admin-ajax (upload)';

interface Progress {
  /** Told while the file goes out: from 0 to 1. */
  told(share: number): void;
  signal: AbortSignal;
}

/** XMLHttpRequest, since `fetch` does not tell how much has gone out. */
function post(url: string, body: FormData, timeout: number, { told, signal }: Progress): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const lost = () => reject(new ApiError('unreachable', NAME));
    request.open('POST', url);
    request.timeout = timeout;
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) told(loaded / total);
    });
    request.addEventListener('load', () => resolve(request));
    request.addEventListener('error', lost);
    request.addEventListener('timeout', lost);
    request.addEventListener('abort', () => reject(new ApiError('aborted', NAME)));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Sends one file of a field. Throws ApiError. */
async function sent(config: Config, form: ContentForm, field: ContentField, file: File, progress: Progress) {
  const row = contentForms.uploadFile;
  const body = bodyOf(row, {
    action: 'nf_fu_upload',
    form_id: form.id,
    field_id: field.id,
    nonce: form.uploadNonce,
    files: file,
  })!;
  const url = baseOf(row, config) + placeOf(row, {}, config, '');
  const request = await post(url, row.encoding!.encode(body) as FormData, row.timeout, progress);
  const answer = readAnswer(parsed(request.responseText));
  const token = answer?.data?.files[0]?.tmp_name;
  if (token) return token;
  if (answer?.errors) throw refusal(answer.errors);
  throw new ApiError(request.status === 413 ? 'rejected' : 'malformed', NAME, { status: request.status });
}

/** A file that was sent: the token by which its form names it, or why it has not arrived, in words; neither where it was taken back. */
export interface SentFile {
  token: string;
  fault: string;
}

/** Sends one file of a field (account §7), a nonce that has lapsed asked anew through `renew`. */
export async function uploadFile(
  { config }: Pick<Spesa, 'config'>,
  form: ContentForm,
  field: ContentField,
  file: File,
  progress: Progress,
  renew: () => Promise<ContentForm>,
): Promise<SentFile> {
  const attempt = async (current: ContentForm): Promise<SentFile> => ({
    token: await sent(config, current, field, file, progress),
    fault: '',
  });
  try {
    return await attempt(form).catch(async (cause: unknown) => {
      if (cause instanceof ApiError && cause.messages.errors[0]?.code === 'nonce') return attempt(await renew());
      throw cause;
    });
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    const [said] = cause.messages.errors;
    const tooBig = cause.status === 413 && fileTexts.fileTooBig({ n: megabytes(form.settings.uploadBytes) });
    return { token: '', fault: cause.reason === 'aborted' ? '' : said?.message || tooBig || fileTexts.fileLost() };
  }
}
