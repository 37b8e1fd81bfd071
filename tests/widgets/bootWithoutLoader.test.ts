import { expect, test, vi } from 'vitest';

test('NET-17 where the loader cannot be had, what is printed is left to the browser again', async () => {
  document.head.innerHTML =
    '<script type="application/json" data-spesa-config data-loader="data:text/javascript,throw 1"></script>';
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await import('../../widgets/boot.ts');
  const { body } = document;
  body.innerHTML = '<spesa-x class="spesa"><a data-press="way" href="#there">Vai</a></spesa-x>';
  const link = body.querySelector('a')!;
  const press = () => !link.dispatchEvent(new Event('click', { bubbles: true, cancelable: true }));
  expect(press()).toBe(true);
  window.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(press()).toBe(false));
  expect(link.getAttribute('aria-busy')).toBeNull();
});
