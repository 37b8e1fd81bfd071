import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSlices } from '../../core/browser/storage.ts';
import { openTab } from '../../core/browser/tabStorage.ts';

const ours = 'https://spesa.example';
const planted = 'spesa:{"spesa:1:credentials":"{\\"session\\":\\"of the attacker\\"}"}';

/** A tab whose site data are blocked: pages come and go in it, its name stays. */
function createTab(name = '') {
  const tab = { name };
  return {
    tab,
    /** A page of ours is loaded in it. */
    open(referrer = '', hasNavigation = true) {
      const page = Object.assign(new EventTarget(), {
        location: new URL(`${ours}/cart/`),
        document: { referrer },
        navigation: hasNavigation ? new EventTarget() : undefined,
        setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
        clearTimeout: (timer: number) => clearTimeout(timer),
      });
      Object.defineProperty(page, 'name', { get: () => tab.name, set: (value: string) => (tab.name = value) });
      const opened = openTab(page as unknown as Window);
      const slices = createSlices(() => opened.storage, '1');
      return {
        leaveFor: opened.leaveFor,
        write: (session: string) => slices.write('credentials', { session }),
        read: () => slices.read('credentials', (value) => value),
        navigate: (url: string, sameDocument = false) =>
          page.navigation?.dispatchEvent(Object.assign(new Event('navigate'), { destination: { url, sameDocument } })),
        show: (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
      };
    },
  };
}

describe('STO-01 the tab’s name', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('carries the session from page to page of ours, with what changes on the way', () => {
    const { tab, open } = createTab();
    const first = open();
    first.write('a');
    first.navigate(`${ours}/product/latte/`);
    first.write('b');
    expect(tab.name).toContain('"b');
    const next = open(`${ours}/cart/`);
    expect(next.read()).toEqual({ session: 'b' });
    expect(tab.name).toBe('');
  });

  it('is empty while a page stands, and on the way to any other site, however it is left', () => {
    const { tab, open } = createTab();
    const page = open();
    page.write('a');
    expect(tab.name).toBe('');
    for (const url of [
      'https://www.example.org/',
      'https://spesa.example.org/',
      'about:blank',
      '',
      'http://spesa.example/',
    ]) {
      page.navigate(`${ours}/a/`);
      page.navigate(url);
      expect([url, tab.name]).toEqual([url, '']);
    }
    page.navigate(`${ours}/cart/#righe`, true);
    expect(tab.name).toBe('');
  });

  it('is emptied when a way to a page of ours was broken off, and when a page is back', () => {
    const { tab, open } = createTab();
    const page = open();
    page.write('a');
    page.navigate(`${ours}/listino.pdf`);
    vi.advanceTimersByTime(30_000);
    expect(tab.name).toBe('');
    page.write('b');
    expect(tab.name).toBe('');
    page.navigate(`${ours}/a/`);
    page.show(false);
    expect(tab.name).not.toBe('');
    page.show(true);
    expect(tab.name).toBe('');
  });

  it.each(['', 'https://evil.example/', 'https://spesa.example.evil.example/', 'http://spesa.example/', 'no address'])(
    'is not taken over when the page was opened from “%s”',
    (referrer) => {
      const { tab, open } = createTab(planted);
      expect(open(referrer).read()).toBeUndefined();
      expect(tab.name).toBe('');
    },
  );

  it('is written on the way that the code takes where the browser does not tell of ways', () => {
    const { tab, open } = createTab();
    const page = open('', false);
    page.write('a');
    page.leaveFor('/payment/');
    expect(open(`${ours}/cart/`).read()).toEqual({ session: 'a' });
    page.leaveFor('/payment/');
    page.leaveFor('https://pay.example/');
    expect(tab.name).toBe('');
  });

  it('that belongs to the page’s own scripts is left alone', () => {
    const { tab, open } = createTab('popup-login');
    const page = open();
    page.write('x');
    page.navigate(`${ours}/a/`);
    page.navigate('https://www.example.org/');
    expect(tab.name).toBe('popup-login');
  });
});
