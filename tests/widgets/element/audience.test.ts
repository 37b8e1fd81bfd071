import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forAudience } from '../../../widgets/element/audience.ts';

let observed: Element[] = [];
let show: (near: boolean) => void = () => {};

beforeEach(() => {
  observed = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: (entries: { isIntersecting: boolean }[]) => void) {
        show = (isIntersecting) => heard([{ isIntersecting }]);
      }
      observe = (element: Element) => void observed.push(element);
      disconnect = () => {};
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('the code of a customer’s element is asked for when one of them comes near the screen, also one that is added later', async () => {
  const definition = vi.fn(async () => 'gift codes');
  const brought = forAudience('spesa-gift-code-slider', definition, true);
  expect(observed).toEqual([]);
  const later = document.body.appendChild(document.createElement('spesa-gift-code-slider'));
  await vi.waitFor(() => expect(observed).toContain(later));
  show(false);
  await Promise.resolve();
  expect(definition).not.toHaveBeenCalled();
  show(true);
  expect(await brought).toBe('gift codes');
  expect(definition).toHaveBeenCalledTimes(1);
});

test('what does not load near the screen comes wherever it stands', async () => {
  expect(await forAudience('spesa-tutorial', async () => 'tutorial', false)).toBe('tutorial');
});

test('an editor sees it wherever it stands, also where it has no place for customers', async () => {
  document.documentElement.setAttribute('data-spesa-no-shell', '');
  expect(await forAudience('spesa-delivery-service', async () => 'delivery', true)).toBe('delivery');
  document.documentElement.removeAttribute('data-spesa-no-shell');
});
