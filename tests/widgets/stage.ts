import { configure } from '@testing-library/react';
import { createElement } from '../../widgets/element/createElement.tsx';
import { provideSpesa } from '../../widgets/element/context.ts';
import { keepPresses } from '../../widgets/element/presses.ts';
import { widgets } from '../../widgets/index.ts';
import type { Config } from '../../core/config.ts';
import type { Spesa } from '../../core/spesa.ts';
import { leavePage } from './pageTimers.ts';
import { testSpesa, type Device, type TestBrowser } from '../testBrowser.ts';

/** What comes with a touch is compiled when a test first asks for it, passwords are hashed, and the machine may be busy: a second is too short. */
configure({ asyncUtilTimeout: 8_000 });

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** A page with one shop client on it, and a network that can be watched, cut and slowed. */
export interface Stage {
  spesa: Spesa;
  browser: TestBrowser;
  /** Every call sent, in order. */
  requests: URL[];
  /** Calls to a path of the API, with their query. */
  asked(path: string): URL[];
  /** Cuts the network, or mends it again. */
  cut(broken: boolean): void;
  /** Answers instead of the shop while it returns something. */
  intercept(answer: ((url: URL, init?: RequestInit) => Response | Promise<Response> | undefined) | undefined): void;
}

/** Puts a shop over this network on the page; elements mount at once, as if they were in view. */
export function stage(network: Fetch, options: { config?: Partial<Config>; device?: Device } = {}): Stage {
  if (!options.device) leavePage();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  const requests: URL[] = [];
  let broken = false;
  let instead: Parameters<Stage['intercept']>[0];
  const { spesa, browser } = testSpesa(async (input, init) => {
    const url = new URL(String(input), 'http://shop.test');
    requests.push(url);
    if (broken) throw new TypeError('Failed to fetch');
    return (await instead?.(url, init)) ?? network(url.href, init);
  }, options);
  provideSpesa(spesa);
  return {
    spesa,
    browser,
    requests,
    asked: (path) => requests.filter(({ pathname }) => pathname.endsWith(path)),
    cut: (now) => void (broken = now),
    intercept: (answer) => void (instead = answer),
  };
}

const pressed = new WeakSet<Document>();

/** Defines the element once and puts it on the page with these attributes and this server HTML inside. */
export async function place(
  tag: `spesa-${string}`,
  attributes: Record<string, string> = {},
  inside = '',
): Promise<HTMLElement> {
  if (!pressed.has(document)) keepPresses(document);
  pressed.add(document);
  const element = document.createElement(tag);
  element.className = 'spesa';
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.innerHTML = inside;
  printSeeds(element);
  document.body.append(element);
  const { default: widget } = await widgets[tag]!();
  if (!customElements.get(tag)) customElements.define(tag, createElement(widget));
  if (!element.hasAttribute('data-mounted')) await new Promise<void>((resolve) => watch(element, resolve));
  return element;
}

function watch(element: HTMLElement, mounted: () => void): void {
  const check = () => (element.hasAttribute('data-mounted') ? mounted() : setTimeout(check, 1));
  check();
}

interface PrintedAnswer {
  endpoint: string;
  input: object;
  data: unknown;
  at: number;
  hash?: string;
}

/** The page's script of printed answers, as the plugin writes it; `place` puts it at the end of the body and names all of them to its element. */
export function seedScript(answers: readonly PrintedAnswer[], products: object = {}): string {
  const seeds = { products, answers: answers.map((seed) => ({ hash: 'w0d0t0', ...seed })) };
  return `<script type="application/json" data-spesa-seeds>${JSON.stringify(seeds).replaceAll('<', '\\u003c')}</script>`;
}

/** Moves the script of printed answers out of an element to the end of the body. */
export function printSeeds(element: HTMLElement): void {
  const script = element.querySelector('script[data-spesa-seeds]');
  if (!script) return;
  document.querySelector('body > script[data-spesa-seeds]')?.remove();
  document.body.append(script);
  const { answers } = JSON.parse(script.textContent) as { answers: unknown[] };
  element.dataset.seeds = answers.map((_, index) => index).join(' ');
}

/** The envelope of a good answer. */
export function answer(data: unknown, status = 0): Response {
  const none = { errors: [], infos: [], warnings: [], errorsMessage: [], infosMessage: [], warningsMessage: [] };
  return Response.json({ response: { status, ...none }, data });
}
