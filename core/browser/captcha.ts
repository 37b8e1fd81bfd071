import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Config } from '../config.ts';
import { toJson } from '../rules/json.ts';

interface Recaptcha {
  ready(done: () => void): void;
  execute(key: string, options: { action: string }): Promise<string>;
}

/** The captcha key that stands for work of the browser's own, on challenges of whoever checks it: the shop's server, or WordPress for its forms. */
const OWN_WORK = 'altcha';

const encode = (value: unknown): string =>
  btoa(toJson(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

async function workFor(address: string, fetch: typeof globalThis.fetch): Promise<string> {
  const response = await fetch(address, { cache: 'no-store' });
  const challenge = (await response.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new TypeError('the challenge has no solution');
  return encode({ challenge, solution });
}

let loading: Promise<Recaptcha> | undefined;

/** The provider's script, once a page. */
const recaptcha = (key: string): Promise<Recaptcha> =>
  (loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), {
      src: `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(key)}`,
      onload() {
        const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha };
        grecaptcha.ready(() => resolve(grecaptcha));
      },
      onerror: () => reject(new TypeError('the captcha did not come')),
    });
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

/**
 * A fresh token for a call as its query parameter, never beside a pin (ruling 21): by work of this browser, or from
 * reCAPTCHA. Throws TypeError when none can be had.
 */
export async function captchaQuery(
  path: string,
  input: { mfa_pin?: unknown },
  { captchaKey = '', api, ajax = '' }: Pick<Config, 'captchaKey' | 'api' | 'ajax'>,
  fetch: typeof globalThis.fetch,
): Promise<[string, string][]> {
  if (input.mfa_pin) return [];
  const action = path.split('/').at(-1) || 'form';
  const asked = path
    ? `${api}/captcha/challenge?action=${encodeURIComponent(action)}`
    : `${ajax}?action=spesa_form_challenge`;
  const token =
    captchaKey === OWN_WORK
      ? await workFor(asked, fetch)
      : await (await recaptcha(captchaKey)).execute(captchaKey, { action });
  return [['token_recaptcha', token]];
}
