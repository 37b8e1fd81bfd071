import { consoleLog } from '../http/log.ts';
import type { Log } from '../http/options.ts';
import { jsonLog, openLog } from './jsonLog.ts';
import { createMetrics, type Metrics, type Watched } from './metrics.ts';
import { createPlans } from './plans.ts';

/** What whoever runs the shop sees of it. */
export interface Observed {
  log: Log;
  /** Tells a sentence that no call is to be blamed for. */
  report(sentence: string): void;
  metrics: Metrics;
}

/** Figures always; lines as sentences for people, or as JSON for programs. */
export function observe(watched: Watched, asJson: boolean): Observed {
  const lines = asJson ? openLog() : undefined;
  const metrics = createMetrics(watched);
  const write = lines ? jsonLog(lines) : consoleLog;
  const tellPlan = lines && createPlans(watched.db, (planned) => lines.warn(planned));
  return {
    log(entry) {
      metrics.observe(entry);
      write(entry);
      tellPlan?.(entry);
    },
    report: (sentence) => (lines ? lines.error(sentence) : console.error(sentence)),
    metrics,
  };
}
