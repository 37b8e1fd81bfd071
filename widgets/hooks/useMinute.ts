import { useEffect, useState } from 'react';
import { useSpesa } from './useSpesa.ts';

const MINUTE = 60_000;

/** The moment in ms by the server's clock, anew at the beginning of every minute and when the page is shown again. */
export function useMinute(): number {
  const { serverNow } = useSpesa();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const at = serverNow();
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
  }, [serverNow]);
  return now;
}
