import * as errorTexts from '../../core/labels/it/errors.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Endpoint } from '../../core/api/endpoint.ts';
import { ApiError } from '../../core/api/error.ts';
import { tellFailure } from './tellFailure.ts';
import { useSpesa } from './useSpesa.ts';

export interface Command<A extends unknown[]> {
  /** Does it; a second call while the first is under way does nothing (NET-09). True when it went well. */
  run(...input: A): Promise<boolean>;
  busy: boolean;
  /** Why the last one failed, for the place that caused it; '' when it went well. */
  error: string;
  clear(): void;
}

/** The one place that catches a command's failure and tells it: the server's texts, else the call's own (design §5.8). Told to come back later, it stays busy, with the reason, for that long (NET-08). */
export function useCommand<A extends unknown[]>(
  work: (...input: A) => Promise<unknown>,
  failure: Endpoint['failure'] = errorTexts.generic,
): Command<A> {
  const spesa = useSpesa();
  const [state, setState] = useState({ busy: false, error: '' });
  const running = useRef(false);
  const alive = useRef(true);
  const latest = useRef(work);
  latest.current = work;

  useEffect(() => {
    alive.current = true;
    return () => void (alive.current = false);
  }, []);

  const run = useCallback(
    async (...input: A) => {
      if (running.current) return false;
      running.current = true;
      setState({ busy: true, error: '' });
      let error = '';
      let done = false;
      let pause = 0;
      try {
        done = (await latest.current(...input)) !== false;
      } catch (cause) {
        if (cause instanceof ApiError) pause = cause.retryAfter;
        error = await tellFailure(spesa, cause, failure);
      } finally {
        const finish = (text: string) => {
          running.current = false;
          if (alive.current) setState({ busy: false, error: text });
        };
        if (pause === 0) finish(error);
        else {
          if (alive.current) setState({ busy: true, error });
          void spesa.browser.wait(pause).then(() => finish(''));
        }
      }
      return done;
    },
    [spesa, failure],
  );
  const clear = useCallback(() => setState((old) => (old.error ? { ...old, error: '' } : old)), []);
  return { run, ...state, clear };
}
