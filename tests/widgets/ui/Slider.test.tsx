import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Slider } from '../../../widgets/ui/Slider.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** happy-dom lays nothing out: slides of 100 px in a list of 200 px, which scrolls at once. */
function layOut(list: HTMLElement, count: number): void {
  Object.defineProperties(list, { clientWidth: { value: 200 }, scrollWidth: { value: count * 100 } });
  [...list.children].forEach((slide, index) => Object.defineProperty(slide, 'offsetLeft', { value: index * 100 }));
  list.scrollBy = ((by: ScrollToOptions) => {
    list.scrollLeft += by.left ?? 0;
    list.dispatchEvent(new Event('scroll'));
  }) as typeof list.scrollBy;
  list.dispatchEvent(new Event('scroll'));
}

const current = () => document.querySelector('[aria-current]')?.getAttribute('aria-label');

test('[spesa-product-slider] arrows, bullets and keys move page by page and stop at the ends', async () => {
  render(
    <Slider heading="Offerte">
      {Array.from({ length: 6 }, (_, index) => (
        <p key={index}>{index}</p>
      ))}
    </Slider>,
  );
  const list = document.querySelector('.slider__track') as HTMLElement;
  layOut(list, 6);
  expect(await screen.findAllByRole('button', { name: /Pagina \d di 3/ })).toHaveLength(3);
  const [before, after] = [
    screen.getByRole('button', { name: 'Indietro' }),
    screen.getByRole('button', { name: 'Avanti' }),
  ];
  expect([before.hasAttribute('disabled'), after.hasAttribute('disabled')]).toEqual([true, false]);
  await userEvent.click(after);
  await waitFor(() => expect(current()).toBe('Pagina 2 di 3'));
  expect(list.scrollLeft).toBe(200);
  list.focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(current()).toBe('Pagina 3 di 3'));
  expect(list.scrollLeft).toBe(400);
  expect(after.hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Pagina 1 di 3' }));
  expect(list.scrollLeft).toBe(0);
});

test('A11Y-05 an autoplaying slider can be stopped, and waits while somebody is in it', async () => {
  vi.useFakeTimers();
  render(
    <Slider heading="Novità" show="one" autoplay={1000}>
      {Array.from({ length: 3 }, (_, index) => (
        <a href={`#${index}`} key={index}>
          {index}
        </a>
      ))}
    </Slider>,
  );
  const list = document.querySelector('.slider__track') as HTMLElement;
  layOut(list, 6);
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await wait(50);
  await wait(1100);
  expect(list.scrollLeft).toBe(200);
  (document.querySelector('.slider__track a') as HTMLElement).focus();
  await wait(5000);
  expect(list.scrollLeft).toBe(200);
  (document.activeElement as HTMLElement).blur();
  fireEvent.click(screen.getByRole('button', { name: 'Ferma lo scorrimento automatico' }));
  await wait(5000);
  expect(list.scrollLeft).toBe(200);
  fireEvent.click(screen.getByRole('button', { name: 'Riprendi lo scorrimento automatico' }));
  (document.activeElement as HTMLElement).blur();
  await wait(1100);
  expect(list.scrollLeft).toBe(400);
});

test('an autoplaying slider stands still in the editor’s canvas until somebody starts it', async () => {
  vi.useFakeTimers();
  document.documentElement.setAttribute('data-spesa-no-shell', '');
  try {
    render(
      <Slider heading="Novità" show="one" autoplay={1000}>
        {Array.from({ length: 3 }, (_, index) => (
          <p key={index}>{index}</p>
        ))}
      </Slider>,
    );
    const list = document.querySelector('.slider__track') as HTMLElement;
    layOut(list, 6);
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await wait(50);
    await wait(5000);
    expect(list.scrollLeft).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Riprendi lo scorrimento automatico' }));
    await wait(1100);
    expect(list.scrollLeft).toBe(200);
  } finally {
    document.documentElement.removeAttribute('data-spesa-no-shell');
  }
});
