import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import type { ContentLink } from '../../core/rules/links.ts';
import { addressAttributes, allowedAttributes, allowedTags, droppedTags } from '../../core/rules/richText.ts';

/** How addresses in a text are checked: both answer null for what may not be used. */
export interface Addresses {
  content(address: string): ContentLink | null;
  photo(address: string): string | null;
}

const config = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: [...allowedAttributes, ...Object.keys(addressAttributes)],
  FORBID_CONTENTS: droppedTags,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
} satisfies Config;

interface Policies {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): NonNullable<Config['TRUSTED_TYPES_POLICY']>;
}

/** The page's policy; a second bundle on the page may not be allowed one of the same name and has the sanitiser's own. */
function policy(): Config {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  try {
    const made = trustedTypes?.createPolicy('spesa', {
      createHTML: (html) => html,
      createScriptURL: () => {
        throw new TypeError('No script address comes from content.');
      },
    });
    return made ? { TRUSTED_TYPES_POLICY: made } : {};
  } catch {
    return {};
  }
}

let addresses: Addresses | undefined;

function checkAddresses(element: Element): void {
  const { localName } = element;
  if (localName === 'a' && element.hasAttribute('href')) {
    const link = addresses?.content(element.getAttribute('href') ?? '');
    if (!link) element.removeAttribute('href');
    else element.setAttribute('href', link.href);
    if (link?.kind === 'external' || link?.kind === 'video') {
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener noreferrer');
    }
  } else if (element.hasAttribute('href')) {
    element.removeAttribute('href');
  }
  if (!element.hasAttribute('src')) return;
  const source = localName === 'img' ? addresses?.photo(element.getAttribute('src') ?? '') : null;
  if (source) element.setAttribute('src', source);
  else element.removeAttribute('src');
}

let purifier: DOMPurify | undefined;
let trusted: Config = {};

/** The only way of HTML from content or the API into the page (design §5.9): text and pictures, every address checked; to be done last. */
export function sanitize(html: string, given: Addresses): DocumentFragment {
  if (!purifier) {
    purifier = createDOMPurify(window);
    purifier.addHook('afterSanitizeAttributes', checkAddresses);
    trusted = policy();
  }
  addresses = given;
  return purifier.sanitize(html, { ...config, ...trusted, RETURN_DOM_FRAGMENT: true });
}
