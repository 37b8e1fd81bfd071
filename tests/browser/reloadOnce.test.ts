import { afterEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from '../../core/browser/reloadOnce.ts';
import { memoryStorage } from '../testBrowser.ts';

afterEach(() => void vi.useRealTimers());

function page({ answers = true, blocked = false } = {}) {
  const reload = vi.fn();
  const storage = memoryStorage();
  const fetch = answers ? async () => new Response('') : async () => Promise.reject(new TypeError('Failed to fetch'));
  const window = {
    fetch,
    location: { href: 'http://shop.test/', reload },
    get sessionStorage() {
      if (blocked) throw new DOMException('denied', 'SecurityError');
      return storage;
    },
  } as unknown as Window;
  return { window, reload };
}

describe('a page whose files are gone after an update', () => {
  it('NET-17 is loaded anew once, then says so: never a loop', async () => {
    const { window, reload } = page();
    expect(await reloadOnce(window)).toBe(true);
    for (let time = 0; time < 10; time += 1) expect(await reloadOnce(window)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('NET-17 may be loaded anew for the next update, a minute later at the earliest', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { window, reload } = page();
    await reloadOnce(window);
    vi.advanceTimersByTime(59_000);
    expect(await reloadOnce(window)).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect(await reloadOnce(window)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('NET-17 NET-01 is left as it is when the site does not answer', async () => {
    const { window, reload } = page({ answers: false });
    expect(await reloadOnce(window)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('NET-17 STO-01 is never loaded anew where nothing can be remembered', async () => {
    const { window, reload } = page({ blocked: true });
    expect(await reloadOnce(window)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
