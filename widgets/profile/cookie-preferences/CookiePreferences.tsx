import { laterView } from '../../hooks/laterView.ts';
import { Skeleton } from '../../ui/EmptyState.tsx';
import { ConsentBanner } from './ConsentBanner.tsx';
import type { CookiePreferencesProps } from './cookie-preferences.widget.ts';

const ConsentForm = laterView(() => import('./ConsentForm.tsx'), 'needed');

/** The choices as a form; as a banner where the bundle has put the element on a page by itself, which then loads no form. */
export default function CookiePreferences({ host }: CookiePreferencesProps) {
  if (host.dataset.banner !== undefined) return <ConsentBanner />;
  return (
    <ConsentForm>
      <Skeleton lines={12} />
    </ConsentForm>
  );
}
