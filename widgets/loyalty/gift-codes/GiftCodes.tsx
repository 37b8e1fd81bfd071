import { loyalty } from '../../../core/api/endpoints/loyalty.ts';
import * as giftCodesTexts from '../../../core/labels/it/profile/giftCodes.ts';
import { romeTime } from '../../../core/rules/dates.ts';
import { giftsInHome, giftState } from '../../../core/rules/giftCertificates.ts';
import type { GiftCertificate } from '../../../core/schema/loyalty.ts';
import { useLoggedIn } from '../../hooks/useCart.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';
import { Button } from '../../ui/Button.tsx';
import { PageSection } from '../../ui/FormPage.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/EmptyState.tsx';
import { ProfilePage } from '../../profile/parts/ProfilePage.tsx';
import { GiftCard } from '../gift-code-slider/GiftCard.tsx';

const everything = { show_history: true };

function Gifts({ gifts, today }: { gifts: readonly GiftCertificate[]; today: string }) {
  return (
    <ul className="gift-codes">
      {gifts.map((gift) => (
        <li key={gift.userGiftCertificateId ?? gift.giftCertificateId}>
          <GiftCard gift={gift} today={today} />
        </li>
      ))}
    </ul>
  );
}

/** The certificates of both lists; what one list lacks the other still shows. */
export default function GiftCodes() {
  const { browser, dialogs } = useSpesa();
  const asked = useLoggedIn() ? everything : null;
  const lists = [useQuery(loyalty.gifts, asked), useQuery(loyalty.giftsByHand, asked)];
  const failed = lists.filter(({ status, data }) => status === 'failed' && !data);
  const waiting = lists.some(({ status, data }) => !data && status !== 'failed');
  const today = romeTime(browser.now()).date;
  const gifts = giftsInHome(
    lists.map(({ data }) => data?.giftCertificates ?? []),
    today,
    true,
  );
  const usable = gifts.filter((gift) => giftState(gift, today) === 'usable');
  const past = gifts.filter((gift) => !usable.includes(gift));

  return (
    <ProfilePage page="giftCodes">
      <div className="gift-codes__typed">
        <Button variant="secondary" icon="tag" onClick={() => void dialogs.open('giftCodes', {})}>
          {giftCodesTexts.typeCode()}
        </Button>
      </div>
      {waiting && <Skeleton lines={6} />}
      {failed.length > 0 && <ErrorState onRetry={() => failed.forEach(({ reload }) => reload())} />}
      {!waiting && failed.length < lists.length && usable.length === 0 && (
        <EmptyState icon="gift" title={giftCodesTexts.noGifts()}>
          <p>{giftCodesTexts.noGiftsText()}</p>
        </EmptyState>
      )}
      {usable.length > 0 && (
        <PageSection title={giftCodesTexts.usable()}>
          <Gifts gifts={usable} today={today} />
        </PageSection>
      )}
      {past.length > 0 && (
        <PageSection title={giftCodesTexts.past()}>
          <Gifts gifts={past} today={today} />
        </PageSection>
      )}
    </ProfilePage>
  );
}
