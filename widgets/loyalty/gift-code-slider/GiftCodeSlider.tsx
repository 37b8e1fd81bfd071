import { createElement } from 'react';
import * as loyaltyTexts from '../../../core/labels/it/loyalty.ts';
import { loyalty } from '../../../core/api/endpoints/loyalty.ts';
import { romeTime } from '../../../core/rules/dates.ts';
import { giftsInHome } from '../../../core/rules/giftCertificates.ts';
import { useAudience } from '../../hooks/useAudience.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useSpesa } from '../../hooks/useSpesa.ts';

import { ErrorState, Skeleton } from '../../ui/EmptyState.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { EditorHint } from '../parts/EditorHint.tsx';
import { GiftCard } from './GiftCard.tsx';
import type { GiftCodeSliderProps } from './gift-code-slider.widget.ts';

const everything = { show_history: true };

/** The customer's gift certificates of both lists, one after another (§7); what one list lacks the other still shows. */
export default function GiftCodeSlider({
  heading,
  headingLevel,
  history,
  seconds,
  noAutoplay,
  noArrows,
  noBullets,
  host,
}: GiftCodeSliderProps) {
  const { browser } = useSpesa();
  const audience = useAudience(host);
  const asked = audience === 'customer' ? everything : null;
  const own = useQuery(loyalty.gifts, asked);
  const byHand = useQuery(loyalty.giftsByHand, asked);
  if (audience === 'visitor') return null;
  if (audience === 'editor') return <EditorHint title={heading || loyaltyTexts.gifts()} />;

  const lists = [own, byHand];
  const failed = lists.filter(({ status, data }) => status === 'failed' && !data);
  if (lists.some(({ status, data }) => !data && status !== 'failed')) return <Skeleton lines={4} />;
  const today = romeTime(browser.now()).date;
  const gifts = giftsInHome(
    lists.map(({ data }) => data?.giftCertificates ?? []),
    today,
    history,
  );
  if (gifts.length === 0 && failed.length > 0)
    return <ErrorState onRetry={() => failed.forEach(({ reload }) => reload())} />;
  if (gifts.length === 0) return createElement('spesa-service-discovery', { 'heading-level': headingLevel });
  return (
    <Slider
      heading={heading || loyaltyTexts.gifts()}
      noHeading={!heading}
      level={headingLevel}
      noArrows={noArrows}
      noBullets={noBullets}
      autoplay={noAutoplay ? 0 : seconds * 1000}
    >
      {gifts.map((gift) => (
        <GiftCard key={gift.userGiftCertificateId ?? gift.giftCertificateId} gift={gift} today={today} />
      ))}
    </Slider>
  );
}
