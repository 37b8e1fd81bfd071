import * as pageTexts from '../../../core/labels/it/deliveryPages.ts';
import { useLinks } from '../../hooks/useLinks.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** The card that leads employees to the lockers of their company (account §2). */
export default function ShopAtWork(_: { children?: undefined }) {
  const address = useLinks().page('workplace');
  if (!address) return null;
  return (
    <Notice title={pageTexts.workCard()}>
      <ButtonLink small variant="secondary" href={address}>
        {pageTexts.workOpen()}
      </ButtonLink>
    </Notice>
  );
}
