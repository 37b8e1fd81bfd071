import { fireEvent, render, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { noFilters } from '../../../core/rules/productFilters.ts';
import { useFilters } from '../../../widgets/catalogue/listing/useFilters.ts';
import { usePageNumber } from '../../../widgets/hooks/usePageNumber.ts';

afterEach(() => {
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

/** The customer goes back after the first drawing, and before the effects that listen for it. */
function useEarlyReturn(address: string): void {
  useLayoutEffect(() => {
    history.replaceState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, [address]);
}

function Filters() {
  const { filters } = useFilters(false);
  useEarlyReturn('/category/latte?promo=1');
  return <p>{filters.promo ? 'in promozione' : 'tutti'}</p>;
}

function Page() {
  const [page] = usePageNumber((n) => `/orders?page=${n}`);
  useEarlyReturn('/orders?page=3');
  return <p>{`pagina ${page}`}</p>;
}

test.each([
  [Filters, '/category/latte', 'in promozione'],
  [Page, '/orders', 'pagina 3'],
])(
  'who goes back while a view is drawn for the first time sees what the address then says',
  async (View, begin, seen) => {
    history.replaceState(null, '', begin);
    const { findByText } = render(<View />);
    await expect(findByText(seen)).resolves.toBeTruthy();
  },
);

function Filtered() {
  const { go } = useFilters(false);
  return (
    <>
      <button onClick={() => go({ ...noFilters, promo: true })}>in promozione</button>
      <a href="/product/latte" onClick={(press) => press.preventDefault()}>
        Latte
      </a>
    </>
  );
}

test('who follows a link right after a filter finds the filter again when going back: the address is written first', () => {
  history.replaceState(null, '', '/category/latte');
  const { getByText } = render(<Filtered />);
  fireEvent.click(getByText('in promozione'));
  expect(location.search).toBe('');
  const known = history.length;
  fireEvent.click(getByText('Latte'));
  expect(location.search).toBe('?promo=1');
  expect(history.length).toBe(known + 1);
});

test('a reload right after a filter finds it again: the address follows within a frame or two, however busy the page is', async () => {
  vi.stubGlobal('requestIdleCallback', () => 1);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  history.replaceState(null, '', '/category/latte');
  const { container } = render(<Filtered />);
  fireEvent.click(container.querySelector('button')!);
  await waitFor(() => expect(location.search).toBe('?promo=1'), { timeout: 400 });
});
