import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handOn } from '../../../widgets/catalogue/card/handOn.ts';
import { whenIdle } from '../../../widgets/element/idle.ts';
import { fetchTouchCode } from '../../../widgets/element/quiet.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

describe('without requestIdleCallback', () => {
  beforeEach(() => void vi.stubGlobal('requestIdleCallback', undefined));

  test('idle is 200 ms later at most, and can be given up', () => {
    const [run, given] = [vi.fn(), vi.fn()];
    whenIdle(run, 10_000);
    whenIdle(given, 50)();
    vi.advanceTimersByTime(200);
    expect(run).toHaveBeenCalledOnce();
    expect(given).not.toHaveBeenCalled();
  });

  test.each([
    [undefined, ['/touch.js']],
    [{ effectiveType: '4g' }, ['/touch.js']],
    [{ saveData: true }, []],
    [{ effectiveType: '2g' }, []],
    [{ effectiveType: 'slow-2g' }, []],
  ])('with the line %o the code of a first touch is asked for: %o', async (connection, asked) => {
    vi.stubGlobal('navigator', { connection });
    document.head.innerHTML = '<script type="text/plain" data-touch="/touch.js"></script>';
    Object.defineProperty(document, 'readyState', { value: 'complete', configurable: true });
    void fetchTouchCode(document);
    await vi.advanceTimersByTimeAsync(1_000);
    Reflect.deleteProperty(document, 'readyState');
    expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual(asked);
  });
});

test('the sheet of a first touch is applied by the idle page, so that no touch waits for the styles of all that stands on it', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 20));
  vi.stubGlobal('navigator', {});
  document.head.innerHTML = '<script type="text/plain" data-touch="" data-touch-css="/shell.css"></script>';
  Object.defineProperty(document, 'readyState', { value: 'complete', configurable: true });
  void fetchTouchCode(document);
  await vi.advanceTimersByTimeAsync(1_000);
  Reflect.deleteProperty(document, 'readyState');
  const sheet = document.head.querySelector('link')!;
  sheet.dispatchEvent(new Event('load'));
  expect(sheet.media).toBe('not all');
  await vi.advanceTimersByTimeAsync(20);
  expect(sheet.media).toBe('all');
});

describe('the link of a product', () => {
  const writeText = vi.fn(() => Promise.resolve());
  const share = vi.fn(() => Promise.resolve());

  test.each([
    ['shared', { share, clipboard: { writeText } }],
    ['copied', { clipboard: { writeText } }],
    ['neither', {}],
    ['neither', { clipboard: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) } }],
  ])('is %s', async (done, device) => {
    vi.stubGlobal('navigator', device);
    expect(await handOn('Pane', 'https://shop.test/product/pane')).toBe(done);
  });
});
