import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useFilters } from '../../../widgets/catalogue/listing/useFilters.ts';
import { usePageNumber } from '../../../widgets/hooks/usePageNumber.ts';

afterEach(() => history.replaceState(null, '', '/'));

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
