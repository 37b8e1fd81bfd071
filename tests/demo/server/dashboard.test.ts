import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readQuestion, readScrape } from '../../../bench/promql.ts';

const told = (seconds: number, calls: number, slow: number) =>
  readScrape(
    `# HELP spesa_call_seconds\nspesa_call_seconds_count{call="GET /cart/view",http="200"} ${calls}\nspesa_call_seconds_count{call="GET /cart/view",http="503"} ${slow}
spesa_call_seconds_bucket{le="0.1"} ${calls}\nspesa_call_seconds_bucket{le="0.5"} ${calls + slow}\nspesa_call_seconds_bucket{le="+Inf"} ${calls + slow}`,
    seconds,
    'api-1',
  );
const scrapes = [told(100, 10, 0), told(110, 40, 0), told(120, 80, 20)];
const ask = (question: string) => readQuestion(question)(scrapes, 120);

test('the dashboard’s picture reckons rates, sums and quantiles as Prometheus does', () => {
  expect(ask('sum by (http) (rate(spesa_call_seconds_count[1m]))')).toEqual([
    { labels: { http: '200' }, value: 3.5 },
    { labels: { http: '503' }, value: 1 },
  ]);
  expect(ask('sum(rate(spesa_call_seconds_count{http=~"5..|429"}[15s]))')).toEqual([{ labels: {}, value: 2 }]);
  expect(ask('histogram_quantile(0.9, sum by (le) (increase(spesa_call_seconds_bucket[1m])))')).toEqual([
    { labels: {}, value: expect.closeTo(0.1 + 0.4 * ((81 - 70) / 20), 5) as number },
  ]);
  expect(ask('time() - max by (http) (spesa_call_seconds_count{http!="503"})')).toEqual([
    { labels: { http: '200' }, value: 40 },
  ]);
  expect(() => readQuestion('avg(spesa_locks_waiting) * 2')).toThrow('not understood');
});

test('every panel of the dashboard asks what the picture understands', () => {
  const file = join(import.meta.dirname, '../../../deploy/grafana/spesa.json');
  const { panels } = JSON.parse(readFileSync(file, 'utf8')) as { panels: { targets: { expr: string }[] }[] };
  const questions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(questions.length).toBeGreaterThan(20);
  for (const question of questions) expect(readQuestion(question)([], 0)).toBeDefined();
});
