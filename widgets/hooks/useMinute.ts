import { useEffect, useState } from 'react';
import { useSpesa } from './useSpesa.ts';

const MINUTE = 60_000;

/** The moment in ms, anew at the beginning of every minute and when the page is shown again. */
export function useMinute(): number {
  const { browser } = useSpesa();
  const [now, setNow] = useState(browser.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const at = browser.now();
      setNow(at);
      clearTimeout(timer);
      timer = setTimeout(tick, MINUTE - (at % MINUTE));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [browser]);
  return now;
}
