import { Fragment, useState } from 'react';
import * as profileTexts from '../../../core/labels/it/profile.ts';
import { momentWords } from '../../../core/rules/dates.ts';
import type { Notification } from '../../../core/schema/profile.ts';
import { useLinks } from '../../hooks/useLinks.ts';

/** A line that ends with an address of this site is a link of its words. */
function Line({ text }: { text: string }) {
  const links = useLinks();
  const [, words, address] = /^(.+): (https?:\/\/\S+)$/.exec(text) ?? [];
  const link = links.content(address);
  return link?.kind === 'internal' ? <a href={link.href}>{words}</a> : text;
}

/** One message: folded to its subject, and marked as new until it is opened. */
export function Message({ channel, subject, date, body, read }: Notification) {
  const [isRead, setRead] = useState(read);
  return (
    <details onToggle={() => setRead(true)}>
      <summary className="notifications__head">
        <span className="notifications__subject">
          {subject}
          {!isRead && <span className="notifications__new">{profileTexts.newMessage()}</span>}
        </span>
        <span className="notifications__when">
          {(channel === 'push' ? profileTexts.byPush : profileTexts.byEmail)()}, {momentWords(date)}
        </span>
      </summary>
      <p className="notifications__body">
        {body.split('\n').map((text, index) => (
          <Fragment key={index}>
            {index > 0 && '\n'}
            <Line text={text} />
          </Fragment>
        ))}
      </p>
    </details>
  );
}
