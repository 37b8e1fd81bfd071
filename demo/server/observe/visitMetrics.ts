import { Counter, Histogram, type Registry } from 'prom-client';
import { visitMeasures, type VisitMeasure } from '../../../core/schema/visit.ts';
import type { NoteVisit } from '../visits/figures.ts';

/** Names and units for Prometheus, which wants seconds and whole shifts. */
const measures: Record<VisitMeasure, { name: string; help: string }> = {
  lcp: { name: 'spesa_visit_lcp_seconds', help: 'Time to the largest paint of visits by page' },
  inp: { name: 'spesa_visit_inp_seconds', help: 'Slowest answer to a press of visits by page' },
  cls: { name: 'spesa_visit_cls', help: 'Layout shift of visits by page' },
  touch: {
    name: 'spesa_visit_touch_seconds',
    help: 'Time from the first press to the paint after it, of visits by page',
  },
};

/** Every measure is a thousandth of what Prometheus is told. */
const SCALE = 1_000;

/** The figures of visits that this process was told of; what it returns counts one. */
export function visitMetrics(registry: Registry): NoteVisit {
  const registers = [registry];
  const histograms = Object.entries(measures).map(([measure, named]) => {
    const bounds = visitMeasures[measure as VisitMeasure];
    const buckets = bounds.map((bound) => bound / SCALE);
    return [measure as VisitMeasure, new Histogram({ ...named, labelNames: ['page'], buckets, registers })] as const;
  });
  const calls = new Counter({
    name: 'spesa_visit_calls_total',
    help: 'Calls that visited pages made',
    labelNames: ['page'],
    registers,
  });
  const failed = new Counter({
    name: 'spesa_visit_failed_calls_total',
    help: 'Calls of visited pages that brought no answer',
    labelNames: ['page'],
    registers,
  });
  return (visit) => {
    const { page } = visit;
    for (const [measure, histogram] of histograms) {
      const value = visit[measure];
      if (value !== undefined) histogram.observe({ page }, value / SCALE);
    }
    calls.inc({ page }, visit.calls ?? 0);
    failed.inc({ page }, visit.failed ?? 0);
  };
}
