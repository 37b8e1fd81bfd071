import { useEffect } from 'react';
import { report } from '../../core/flows/report.ts';
import type { AnalyticsEvents } from '../../core/rules/analytics.ts';
import { useSpesa } from './useSpesa.ts';

/** Tells analytics, where the customer allows them, of what is being looked at: once for each `key`, and not without one. */
export function useReport<N extends keyof AnalyticsEvents>(
  name: N,
  key: string | number | undefined,
  detail: () => AnalyticsEvents[N],
): void {
  const spesa = useSpesa();
  useEffect(() => {
    if (key !== undefined) report(spesa, name, detail);
  }, [key]);
}
