import { describe, expect, test, vi } from 'vitest';
import { allows, answerConsent } from '../../core/flows/consent.ts';
import { tellAnalytics } from '../../core/flows/tellAnalytics.ts';
import { analyticsItem } from '../../core/rules/analytics.ts';
import { createDevice, testSpesa } from '../testBrowser.ts';

const nowhere = () => Promise.reject(new TypeError('Failed to fetch'));
const half = 183 * 86_400_000;

describe('consent', () => {
  test('LAW-12 nothing is allowed before it is said; an answer has its date and its own id, and ends after six months', () => {
    const { spesa, browser } = testSpesa(nowhere);
    expect(allows(spesa, 'analytics')).toBeUndefined();
    answerConsent(spesa, { analytics: true });
    expect(spesa.preferences.current().cookiePreferences).toMatchObject({
      technical: true,
      analytics: true,
      profilation: false,
      saveDate: expect.any(Number) as number,
      uuid: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    });
    expect([allows(spesa, 'analytics'), allows(spesa, 'profilation')]).toEqual([true, false]);
    browser.offset = half;
    expect(allows(spesa, 'analytics')).toBeUndefined();
  });

  test('LAW-12 each gate is its own: a video allows no map, and answers neither for statistics nor for longer', () => {
    const { spesa, browser } = testSpesa(nowhere);
    answerConsent(spesa, { analytics: false, profilation: false });
    browser.offset = half / 2;
    answerConsent(spesa, { video: true });
    expect(['video', 'maps', 'analytics'].map((name) => allows(spesa, name as 'video'))).toEqual([
      true,
      undefined,
      false,
    ]);
    browser.offset = half;
    expect([allows(spesa, 'video'), allows(spesa, 'analytics')]).toEqual([true, undefined]);
  });

  test('STO-10 a logout keeps it, and another tab hears of it', async () => {
    const device = createDevice();
    const first = testSpesa(nowhere, { device }).spesa;
    const second = testSpesa(nowhere, { device }).spesa;
    const heard: string[] = [];
    second.tabs.onNews(({ kind }) => heard.push(kind));
    answerConsent(first, { analytics: true, profilation: true });
    await vi.waitFor(() => expect(heard).toEqual(['consent']));
    await first.session.logout();
    expect(allows(second, 'profilation')).toBe(true);
  });

  test('STO-04 what is broken in storage counts as not asked', () => {
    const { spesa } = testSpesa(nowhere);
    spesa.preferences.remember({ cookiePreferences: { technical: false }, gates: { video: 'yes' } });
    expect([allows(spesa, 'analytics'), allows(spesa, 'video')]).toEqual([undefined, undefined]);
  });
});

describe('analytics', () => {
  const item = analyticsItem({ productId: 7, name: 'Pane', price: 2.5 }, 1500);

  test('is silent without consent, and hands typed events to the page with it', () => {
    const { spesa, browser } = testSpesa(nowhere);
    const add = () => tellAnalytics(spesa, 'add_to_cart', { currency: 'EUR', items: [item] });
    add();
    answerConsent(spesa, { analytics: false });
    add();
    expect(browser.published).toEqual([]);
    answerConsent(spesa, { analytics: true });
    add();
    expect(browser.published).toEqual([
      {
        name: 'add_to_cart',
        detail: { currency: 'EUR', items: [{ item_id: '7', item_name: 'Pane', price: 2.5, quantity: 1.5 }] },
      },
    ]);
  });

  test('PAY-17 an order is told once, over reloads; the last twenty are kept', () => {
    const device = createDevice();
    const order = (id: number, { spesa } = testSpesa(nowhere, { device })) =>
      tellAnalytics(spesa, 'purchase', { transaction_id: String(id), currency: 'EUR', value: 10, items: [] });
    const first = testSpesa(nowhere, { device });
    answerConsent(first.spesa, { analytics: true });
    order(1, first);
    const second = testSpesa(nowhere, { device });
    order(1, second);
    expect([first.browser.published.length, second.browser.published.length]).toEqual([1, 0]);
    for (let id = 2; id <= 30; id += 1) order(id, second);
    expect(second.spesa.preferences.current().ordersReported).toEqual(
      Array.from({ length: 20 }, (_, index) => String(index + 11)),
    );
  });
});
