import { useState } from 'react';
import * as profileTexts from '../../../core/labels/it/profile.ts';
import { momentWords } from '../../../core/rules/dates.ts';
import type { Notification } from '../../../core/schema/profile.ts';

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
      <p className="notifications__body">{body}</p>
    </details>
  );
}
