import { useEffect, useState } from 'react';

const asked = (): number => Math.max(1, Math.floor(Number(new URLSearchParams(location.search).get('page') ?? 1)) || 1);

/** The page number in the address, from 1, and the way to another one, which the browser's back button undoes. */
export function usePageNumber(href: (page: number) => string): [page: number, go: (page: number) => void] {
  const [page, setPage] = useState(asked);
  useEffect(() => {
    const read = () => setPage(asked());
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);
  const go = (to: number): void => {
    history.pushState(null, '', href(to));
    setPage(to);
  };
  return [page, go];
}
