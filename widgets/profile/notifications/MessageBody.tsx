import type { ReactNode } from 'react';
import * as messageTexts from '../../../core/labels/it/profile/messages.ts';
import { messageContent } from '../../../core/rules/messageContent.ts';
import type { MessagePart, Notification } from '../../../core/schema/messages.ts';
import { Linked, Words } from './Words.tsx';

/** More goods than these stand folded. */
const mostGoods = 5;

function Rows({ rows = [], sums }: { rows?: MessagePart['rows']; sums?: boolean }) {
  if (rows.length === 0) return null;
  return (
    <dl className={sums ? 'message__rows message__rows--sums' : 'message__rows'}>
      {rows.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Goods({ lines = [], rows }: MessagePart) {
  const list = (
    <ul className="message__goods">
      {lines.map(({ name, note, quantity, price }, index) => (
        <li key={index}>
          <span>
            {quantity && <b>{quantity}</b>} {name}
            {note && <small>{note}</small>}
          </span>
          <span>{price}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {lines.length > mostGoods ? (
        <Folded title={messageTexts.messageGoods({ n: lines.length })}>{list}</Folded>
      ) : (
        lines.length > 0 && list
      )}
      <Rows rows={rows} sums />
    </>
  );
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="message__fold">
      <summary>{title}</summary>
      {children}
    </details>
  );
}

function Part(part: MessagePart) {
  const { kind, words = '', link, items = [], rows } = part;
  if (kind === 'title') return <h3 className="message__title">{words}</h3>;
  if (kind === 'facts') return <Rows rows={rows} />;
  if (kind === 'lines') return <Goods {...part} />;
  if (kind === 'list')
    return (
      <ul className="message__list">
        {items.map((item, index) => (
          <li key={index}>
            <Words text={item} />
          </li>
        ))}
      </ul>
    );
  return (
    <p className={kind === 'small' ? 'message__text message__text--small' : 'message__text'}>
      <Words text={words} /> {link && <Linked {...link} />}
    </p>
  );
}

const Parts = ({ parts }: { parts: readonly MessagePart[] }) =>
  parts.map((part, index) => <Part key={index} {...part} />);

/** A message as it is read: what it says, what can be done about it, its details; small print at the end stands folded. */
export function MessageBody(message: Pick<Notification, 'body' | 'content'>) {
  const { title, lead, action, parts } = messageContent(message);
  const end = parts.findLastIndex(({ kind }) => kind !== 'small') + 1;
  const notes = parts.slice(end);
  return (
    <div className="notifications__body">
      {title && <p className="message__lead">{title}</p>}
      <Parts parts={lead} />
      {action && (
        <p>
          <Linked {...action} className="button button--primary" />
        </p>
      )}
      <Parts parts={parts.slice(0, end)} />
      {notes.length > 0 && (
        <Folded title={messageTexts.messageNotes()}>
          <Parts parts={notes} />
        </Folded>
      )}
    </div>
  );
}
