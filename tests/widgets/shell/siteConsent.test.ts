// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allows, answerConsent } from '../../../core/flows/consent.ts';
import { provideSpesa } from '../../../widgets/element/context.ts';
import { shareConsent } from '../../../widgets/shell/siteConsent.ts';
import { testSpesa } from '../../testBrowser.ts';

type Told = [category: string, value: string];

/** The functions that the API publishes, over what was said before. */
function publish(said: Record<string, string>, type: string | false): Told[] {
  const told: Told[] = [];
  Object.assign(window, {
    wp_fallback_consent_type: type,
    wp_has_consent(category: string) {
      const held = (Reflect.get(window, 'wp_consent_type') as string | undefined) ?? type;
      return !held || (!said[category] && held === 'optout') || said[category] === 'allow';
    },
    wp_set_consent(category: string, value: string) {
      said[category] = value;
      told.push([category, value]);
      document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { [category]: value } }));
    },
  });
  return told;
}

const set = (category: string, value: string) =>
  (Reflect.get(window, 'wp_set_consent') as (...told: Told) => void)(category, value);

function open(consentApi: 'own' | 'site', before: Record<string, boolean> = {}) {
  const { spesa, browser } = testSpesa(() => Promise.reject(new TypeError('Failed to fetch')), {
    config: { asksConsent: true, consentApi },
  });
  if (Object.keys(before).length > 0) answerConsent(spesa, before);
  provideSpesa(spesa);
  const heard = new AbortController();
  const listen = document.addEventListener.bind(document);
  document.addEventListener = (name: string, listener: EventListener) =>
    listen(name, listener, { signal: heard.signal });
  shareConsent();
  document.addEventListener = listen as typeof document.addEventListener;
  leave = () => heard.abort();
  const kept = () => [allows(spesa, 'analytics'), allows(spesa, 'profilation')];
  return { spesa, browser, kept };
}

let leave = () => {};
beforeEach(() => Reflect.deleteProperty(window, 'wp_consent_type'));
afterEach(() => {
  leave();
  for (const name of ['wp_has_consent', 'wp_set_consent', 'wp_fallback_consent_type'])
    Reflect.deleteProperty(window, name);
});

describe('LAW-12 where this shop asks', () => {
  test('LAW-12 nothing is told before an answer; then each answer is told once, a gate of its own tells nothing', () => {
    const told = publish({}, 'optin');
    const { spesa } = open('own');
    expect(told).toEqual([]);
    expect(Reflect.get(window, 'wp_consent_type')).toBe('optin');
    answerConsent(spesa, { video: true });
    expect(told).toEqual([]);
    answerConsent(spesa, { analytics: true });
    expect(told).toEqual([
      ['statistics', 'allow'],
      ['marketing', 'deny'],
    ]);
  });

  test('LAW-12 an answer of before is told again where the API has forgotten it, and not where it knows it', () => {
    const told = publish({ statistics: 'allow', marketing: 'deny' }, 'optin');
    open('own', { analytics: true });
    expect(told).toEqual([]);
    leave();
    const again = publish({}, 'optin');
    const { kept } = open('own', { analytics: true });
    expect(again).toHaveLength(2);
    expect(kept()).toEqual([true, false]);
  });

  test('LAW-12 what another plugin says later counts too', () => {
    publish({}, 'optin');
    const { kept } = open('own', { analytics: true, profilation: true });
    set('statistics', 'deny');
    expect(kept()).toEqual([false, true]);
  });
});

describe('LAW-12 where another plugin of the site asks', () => {
  test('LAW-12 its answer of before is kept, with a date and an id, and the same again changes nothing', () => {
    publish({ statistics: 'allow' }, 'optin');
    const { spesa, kept } = open('site');
    expect(kept()).toEqual([true, false]);
    const first = spesa.preferences.current().cookiePreferences;
    set('statistics', 'allow');
    expect(spesa.preferences.current().cookiePreferences).toEqual(first);
    set('marketing', 'allow');
    expect(kept()).toEqual([true, true]);
    set('functional', 'deny');
    set('statistics', 'perhaps');
    expect(kept()).toEqual([true, true]);
  });

  test.each([false, 'optout'] as const)('LAW-12 with the type %s no silence is a yes', (type) => {
    publish({}, type);
    const { kept } = open('site');
    expect(kept()).toEqual([undefined, undefined]);
    set('statistics', 'allow');
    expect(kept()).toEqual([true, false]);
  });

  test('LAW-12 its type may come later, and its functions with it', () => {
    const { kept } = open('site');
    expect(kept()).toEqual([undefined, undefined]);
    publish({ marketing: 'allow' }, false);
    Reflect.set(window, 'wp_consent_type', 'optin');
    document.dispatchEvent(new Event('wp_consent_type_defined'));
    expect(kept()).toEqual([false, true]);
  });
});
