import { noMessages, type Message, type Messages } from '../../../core/schema/envelope.ts';
import { anonymous, type User } from '../../../core/schema/session.ts';
import type { Status } from './problem.ts';

interface Envelope {
  response: Record<string, unknown>;
  user: User;
  data: unknown;
}

const named = (level: 'error' | 'info' | 'warning', messages: Message[]) =>
  messages.map((one) => ({ ...one, [level]: one.message }));

/** The one form of every answer (§8): `errors[0].error` is what older readers take, the `…Message` lists what ours reads. */
export function envelope(
  status: Status,
  data: unknown,
  messages: Messages = noMessages(),
  user: User = anonymous,
): Envelope {
  const { errors, infos, warnings } = messages;
  return {
    response: {
      status,
      errors: named('error', errors),
      infos: named('info', infos),
      warnings: named('warning', warnings),
      errorsMessage: errors,
      infosMessage: infos,
      warningsMessage: warnings,
    },
    user,
    data,
  };
}
