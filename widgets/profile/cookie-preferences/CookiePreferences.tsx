import { ConsentBanner } from './ConsentBanner.tsx';
import type { CookiePreferencesProps } from './cookie-preferences.widget.ts';
import { ConsentForm } from './ConsentForm.tsx';

/** The choices as a form; as a banner where the bundle has put the element on a page by itself. */
export default function CookiePreferences({ host }: CookiePreferencesProps) {
  return host.dataset.banner === undefined ? <ConsentForm /> : <ConsentBanner />;
}
