import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { createElement } from '../../../widgets/element/createElement.tsx';
import { pageConfig } from '../../../widgets/element/context.ts';
import { defineWidget } from '../../../widgets/element/defineWidget.ts';
import { kebab } from '../../../widgets/element/field.ts';
import { useQuery } from '../../../widgets/hooks/useQuery.ts';
import { widgets } from '../../../widgets/index.ts';
import { answer, place, stage, type Stage } from '../stage.ts';
import { nothingComes, pause } from '../../waits.ts';

const configuration = [
  'api',
  'api-base',
  'base',
  'base-url',
  'endpoint',
  'server',
  'host',
  'origin',
  'content',
  'key',
  'api-key',
  'captcha-key',
  'maps-key',
  'site-key',
  'token',
  'session',
  'account',
  'config',
  'payment-origin',
  'payment-origins',
  'allowed-domains',
];
const list = {
  page: { selPage: 1, totPages: 1, totItems: 0, itemsPerPage: 12 },
  products: [],
  categories: [],
  suggestions: [],
  facets: [],
};

let page: Stage;
beforeEach(() => void (page = stage(() => Promise.resolve(answer(list)))));
afterEach(() => document.body.replaceChildren());

describe('what an element takes from its attributes', () => {
  test.each(Object.keys(widgets) as (keyof typeof widgets)[])(
    'XSS-06 %s has no attribute that is configuration',
    async (tag) => {
      const { default: widget } = await widgets[tag]!();
      expect(
        Object.keys(widget.attributes)
          .map(kebab)
          .filter((name) => configuration.includes(name)),
      ).toEqual([]);
    },
  );

  test.each(['spesa-product-slider', 'spesa-search-page', 'spesa-crm-product-slider'] as const)(
    'XSS-06 %s asks the configured shop, whatever stands in its attributes',
    async (tag) => {
      const evil = 'https://evil.example/api';
      await place(tag, {
        query: 'latte',
        ...Object.fromEntries(
          configuration.flatMap((name) => [
            [name, evil],
            [`data-${name}`, evil],
          ]),
        ),
      });
      await vi.waitFor(() => expect(page.requests.length).toBeGreaterThan(0));
      expect(page.requests.filter(({ host }) => host !== 'shop.test')).toEqual([]);
    },
  );

  test('XSS-06 XSS-07 the configuration is read from the plugin’s script alone: no global, no clobbered name, no other script', () => {
    document.body.innerHTML =
      '<form id="spesaConfig" data-spesa-config><input name="api" value="https://evil.example"></form><div data-spesa-config>{"api":"https://evil.example"}</div><script type="text/plain" data-spesa-config>{"api":"https://evil.example"}</script>';
    Reflect.set(globalThis, 'spesaConfig', { api: 'https://evil.example' });
    expect(pageConfig(document).api).toBe('/ebsn/api');
    Reflect.deleteProperty(globalThis, 'spesaConfig');
  });
});

describe('an element that page builders move about', () => {
  test('NET-12 a thousand times taken off and put back: one root at a time, nothing left behind', async () => {
    let alive = 0;
    let most = 0;
    function View() {
      useEffect(() => {
        alive += 1;
        most = Math.max(most, alive);
        return () => void (alive -= 1);
      }, []);
      const { status } = useQuery(catalogue.products, { q: 'pane' });
      return <p>{status}</p>;
    }
    const tag = 'spesa-moved-about';
    customElements.define(
      tag,
      createElement(
        defineWidget({
          tag,
          title: 'Prova',
          description: '',
          attributes: {},
          loads: 'now',
          view: () => Promise.resolve({ default: View }),
        }),
      ),
    );
    const element = document.createElement(tag);
    for (let time = 0; time < 1000; time += 1) {
      document.body.append(element);
      await Promise.resolve();
      if (time % 10 === 0) await pause(5);
      element.remove();
      await Promise.resolve();
    }
    document.body.append(element);
    await vi.waitFor(() => expect(element.textContent).toBe('ready'));
    await vi.waitFor(() => expect(alive).toBe(1));
    expect(most).toBeLessThanOrEqual(2);
    expect(element.querySelectorAll('p')).toHaveLength(1);
    expect(Object.keys(page.spesa.query.store.getState().reads)).toHaveLength(1);
    element.remove();
    await vi.waitFor(() => expect(alive).toBe(0));
    await vi.waitFor(() => expect(page.spesa.query.store.getState().reads).toEqual({}));
  });

  test('NET-12 moved a thousand times within the page it keeps its one root and its state', async () => {
    let mounted = 0;
    const View = () => {
      useEffect(() => void (mounted += 1), []);
      return <input aria-label="Nota" />;
    };
    const tag = 'spesa-moved-within';
    customElements.define(
      tag,
      createElement(
        defineWidget({
          tag,
          title: 'Prova',
          description: '',
          attributes: {},
          loads: 'now',
          view: () => Promise.resolve({ default: View }),
        }),
      ),
    );
    const places = [document.createElement('section'), document.createElement('section')];
    document.body.append(...places);
    const element = document.createElement(tag);
    places[0]!.append(element);
    await vi.waitFor(() => expect(element.querySelector('input')).not.toBeNull());
    element.querySelector('input')!.value = 'senza glutine';
    for (let time = 0; time < 1000; time += 1) {
      places[time % 2]!.append(element);
      await Promise.resolve();
    }
    await nothingComes(20);
    expect(mounted).toBe(1);
    expect(element.querySelector('input')!.value).toBe('senza glutine');
  });
});
