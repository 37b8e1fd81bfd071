import { useEffect, useState } from 'react';
import { pathLink, stepAt } from '../../core/rules/route.ts';
import { useSpesa } from './useSpesa.ts';

/** What a page with several addresses shows: read from the address, and written into it when it changes (account §2). */
export function useStep<S extends string>(paths: Readonly<Record<S, string>>): [S | undefined, (step: S) => void] {
  const { pages } = useSpesa().config;
  const read = () => stepAt(pages, paths, location.pathname);
  const [step, setStep] = useState(read);
  useEffect(() => {
    const follow = () => setStep(read());
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  return [
    step,
    (to) => {
      history.replaceState(history.state, '', pathLink(pages, paths[to]));
      setStep(to);
    },
  ];
}
