import { noMessages, type Message, type Messages } from '../schema/envelope.ts';
import { asList } from '../schema/tolerant.ts';

/** The reply envelope, its many spellings made one (§8, wire P2). */
export interface Envelope {
  status: number;
  messages: Messages;
  data: unknown;
  user: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asText = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

function readMessage(given: unknown): Message | undefined {
  const text = asText(given);
  if (text) return { code: '', message: text };
  if (!isRecord(given)) return undefined;
  const message = ['message', 'error', 'info', 'warning'].map((key) => asText(given[key])).find(Boolean) ?? '';
  const code = asText(given['code']) ?? '';
  const field = asText(given['field']);
  const orderId = given['orderId'];
  return message || code
    ? { code, message, ...(field && { field }), ...(typeof orderId === 'number' && { orderId }) }
    : undefined;
}

function readLevel(...given: unknown[]): Message[] {
  const found = new Map<string, Message>();
  for (const item of given.flatMap(asList)) {
    const message = readMessage(item);
    const text = message?.message || message?.code;
    if (text && !found.get(text)?.code) found.set(text, message!);
  }
  return [...found.values()];
}

/** Where an answer's fields stand: in `data`, in `data.data`, or bare beside `response`. */
export const dataIn = (json: unknown, data: unknown, names: readonly string[]): unknown =>
  [data, (data as { data?: unknown } | null)?.data, json].find((place) =>
    names.some((name) => name in Object(place)),
  ) ?? data;

/** Reads an answer's root; undefined when it is no envelope: `response.status` is never guessed. */
export function readEnvelope(json: unknown): Envelope | undefined {
  if (!isRecord(json) || !isRecord(json['response'])) return undefined;
  const response = json['response'];
  const status = typeof response['status'] === 'string' ? Number(response['status']) : response['status'];
  if (typeof status !== 'number' || !Number.isInteger(status)) return undefined;
  const messages: Messages = {
    ...noMessages(),
    errors: readLevel(response['errors'], response['errorsMessage']),
    infos: readLevel(response['infos'], response['infosMessage']),
    warnings: readLevel(response['warnings'], response['warningsMessage']),
  };
  return { status, messages, data: json['data'], user: json['user'] };
}
