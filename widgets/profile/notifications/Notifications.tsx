import { useState } from 'react';
import { messages } from '../../../core/api/endpoints/messages.ts';
import * as messageTexts from '../../../core/labels/it/profile/messages.ts';
import { useLoggedIn } from '../../hooks/useCart.ts';
import { laterView } from '../../hooks/laterView.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { ProfilePage } from '../parts/ProfilePage.tsx';
import { Message } from './Message.tsx';

/** Its code comes after the list of messages. */
const PushSection = laterView(() => import('./PushSection.tsx'), 'shown');
const ToAnswer = laterView(() => import('../parts/ToAnswer.tsx'), 'needed');

const perPage = 12;
const asked = (): number => Math.max(1, Math.floor(Number(new URLSearchParams(location.search).get('page') ?? 1)) || 1);

function History() {
  const links = useLinks();
  const [page, setPage] = useState(asked);
  const { status, data, reload } = useQuery(messages.history, { page, page_size: perPage });
  if (!data) return <Pending status={status} reload={reload} lines={8} />;
  if (data.notifications.length === 0) return <EmptyState icon="info" title={messageTexts.noNotifications()} />;
  return (
    <>
      <ul className="notifications" aria-busy={status === 'loading' || undefined}>
        {data.notifications.map((one) => (
          <li className="notifications__one" key={one.notificationId}>
            <Message {...one} />
          </li>
        ))}
      </ul>
      {data.page.totPages > 1 && (
        <Pager
          page={data.page.selPage}
          pages={data.page.totPages}
          href={(to) => `${links.page('notifications')}?page=${to}`}
          onGo={setPage}
        />
      )}
    </>
  );
}

/** What the shop has sent to the customer, the newest first, and whether this device is told too. */
export default function Notifications() {
  const loggedIn = useLoggedIn();
  return (
    <ProfilePage page="notifications">
      {loggedIn && <ToAnswer />}
      {loggedIn && <History />}
      {loggedIn && <PushSection />}
    </ProfilePage>
  );
}
