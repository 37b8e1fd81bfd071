import { pageLink } from '../../core/rules/links.ts';
import { preferences } from '../../core/labels/it/consentLink.ts';
import { spesa } from '../element/context.ts';

/** At the end of a page whose theme leads nowhere: the way to what the customer consents to, which every page has (LAW-12). */
export function placeConsentLink(): void {
  const link = document.createElement('a');
  link.href = pageLink(spesa().config.pages, 'cookies');
  link.textContent = preferences();
  const end = document.createElement('p');
  end.className = 'spesa consent-link';
  end.append(link);
  document.body.append(end);
}
