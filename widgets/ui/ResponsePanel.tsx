import type { Message, Messages } from '../../core/schema/envelope.ts';
import { Notice } from './Notice.tsx';

const levels = [
  ['error', 'errors'],
  ['warning', 'warnings'],
  ['info', 'infos'],
] as const;

const Texts = ({ list }: { list: readonly Message[] }) => list.map(({ message }) => <p key={message}>{message}</p>);

/** What the server said: errors, warnings, infos (account §2). */
export function ResponsePanel({ messages }: { messages: Messages }) {
  return (
    <div className="response-panel">
      {levels.map(
        ([kind, level]) =>
          messages[level].length > 0 && (
            <Notice kind={kind} key={kind}>
              <Texts list={messages[level]} />
            </Notice>
          ),
      )}
    </div>
  );
}
