import * as loyaltyTexts from '../../../core/labels/it/loyalty.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Where the card would be: that it was asked for, or the way to ask for one (§2: ProfileUpdate with wantPrima). */
export function CardRequest({ requested }: { requested: boolean }) {
  const links = useLinks();
  return (
    <div className="loyalty-request">
      <Icon name={requested ? 'clock' : 'card'} />
      <p className="loyalty-request__title">{(requested ? loyaltyTexts.requested : loyaltyTexts.requestTitle)()}</p>
      <p>{(requested ? loyaltyTexts.requestedText : loyaltyTexts.requestText)()}</p>
      {!requested && links.page('profile') && (
        <a className="button button--primary" href={`${links.page('profile')}?navToRefName=wantPrima`}>
          {loyaltyTexts.request()}
        </a>
      )}
    </div>
  );
}
