import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

async function settled(decode: (() => Promise<void>) | undefined) {
  const { firstPaint } = await import('../../../widgets/element/painted.ts');
  if (decode) {
    const picture = document.body.appendChild(Object.assign(document.createElement('img'), { decode }));
    picture.setAttribute('fetchpriority', 'high');
  }
  let done = false;
  void firstPaint().then(() => (done = true));
  return () => done;
}

it('a page without a wanted picture is taken over at once', async () => {
  const done = await settled(undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(done()).toBe(true);
});

it('elements wait for the wanted picture and one frame more', async () => {
  let show = () => {};
  const done = await settled(() => new Promise((resolve) => (show = resolve)));
  await vi.advanceTimersByTimeAsync(500);
  expect(done()).toBe(false);
  show();
  await vi.advanceTimersByTimeAsync(50);
  expect(done()).toBe(true);
});

it.each([
  ['never comes', () => new Promise<void>(() => {})],
  ['is broken', () => Promise.reject(new Error('EncodingError'))],
])('a picture that %s holds nobody for more than two seconds', async (_, decode) => {
  const done = await settled(decode);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(done()).toBe(true);
});
