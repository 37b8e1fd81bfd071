import { useState, type SyntheticEvent } from 'react';
import * as calendarTexts from '../../../core/labels/it/calendar.ts';
import * as messageTexts from '../../../core/labels/it/profile/messages.ts';
import { dateWords, relativeDay, romeTime, timeWords } from '../../../core/rules/dates.ts';
import { messageContent } from '../../../core/rules/messageContent.ts';
import type { Notification } from '../../../core/schema/messages.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { names } from '../../ui/classNames.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { MessageBody } from './MessageBody.tsx';

/** By what a message is about: orders, account, offers. */
const icons: Record<number, IconName> = { 1: 'basket', 2: 'user', 3: 'tag' };

/** "oggi alle 18:30", and the date of any other day. */
function when(iso: string, now: number): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return '';
  const { date, minute } = romeTime(time);
  const day = date === romeTime(now).date ? relativeDay(date, now) : dateWords(date);
  return calendarTexts.moment({ date: day, time: timeWords(minute) });
}

/** One message: folded to its subject, its date and its first words, and marked as new until it is opened. */
export function Message(message: Notification) {
  const { channel, messageTypeId = 0, subject, date, read } = message;
  const { browser } = useSpesa();
  const [isRead, setRead] = useState(read);
  const [opened, setOpened] = useState(false);
  const toggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open) return;
    setRead(true);
    setOpened(true);
  };
  const { title, lead } = messageContent(message);
  return (
    <details onToggle={toggle}>
      <summary className={names('notifications__head', !isRead && 'new')}>
        <span className="notifications__icon">
          <Icon name={icons[messageTypeId] ?? 'mail'} />
        </span>
        <h2 className="notifications__subject">
          {subject}
          {!isRead && <span className="notifications__new">{messageTexts.newMessage()}</span>}
        </h2>
        <span className="notifications__when">
          {when(date, browser.now())}
          {channel === 'push' && ` · ${messageTexts.byPush()}`}
        </span>
        <span className="notifications__preview">{title ?? lead[0]?.words}</span>
      </summary>
      {opened && <MessageBody {...message} />}
    </details>
  );
}
