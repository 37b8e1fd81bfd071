import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const rules = join(import.meta.dirname, '../../../deploy/prometheus/alerts.yml');
const folder = mkdtempSync(join(tmpdir(), 'spesa-alerts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const call = (http: number) => `spesa_call_seconds_count{call="GET /cart/view",http="${http}"}`;
const below = (le: string) => `spesa_call_seconds_bucket{call="GET /cart/view",le="${le}"}`;
const hours = 180;

/** Figures of a shop that is well, a minute apart; `a+bxn` is Prometheus' own form. */
const well: Record<string, string> = {
  spesa_database_up: `1x${hours}`,
  [call(200)]: `0+600x${hours}`,
  [call(500)]: `0x${hours}`,
  [call(503)]: `0+3x${hours}`,
  [below('0.1')]: `0+590x${hours}`,
  [below('1')]: `0+600x${hours}`,
  [below('2.5')]: `0+600x${hours}`,
  [below('+Inf')]: `0+600x${hours}`,
  'spesa_pool_connections{state="waiting"}': `0x${hours}`,
  spesa_locks_waiting: `1x${hours}`,
  'spesa_job_last_success_timestamp_seconds{job="reconcile"}': `0+60x${hours}`,
  spesa_payment_problems: `0x${hours}`,
  spesa_mails_waiting: `3x${hours}`,
  spesa_visit_failed_calls_total: `0+1x${hours}`,
  spesa_visit_calls_total: `0+100x${hours}`,
};

/** What each alert is for: the figures that are otherwise then, and since how many minutes. */
const ill: Record<string, [figures: Record<string, string>, minutes: number]> = {
  DatabaseAway: [{ spesa_database_up: `0x${hours}` }, 2],
  NoProcess: [{ spesa_database_up: '_x180' }, 3],
  Faults: [{ [call(500)]: `0+6x${hours}` }, 12],
  Unavailable: [{ [call(503)]: `0+30x${hours}` }, 12],
  SlowCalls: [{ [below('0.1')]: `0+500x${hours}`, [below('1')]: `0+560x${hours}` }, 22],
  PoolExhausted: [{ 'spesa_pool_connections{state="waiting"}': `2x${hours}` }, 4],
  LocksWaiting: [{ spesa_locks_waiting: `9x${hours}` }, 4],
  JobStopped: [{ 'spesa_job_last_success_timestamp_seconds{job="reconcile"}': `0x${hours}` }, 40],
  PaymentMisfit: [{ spesa_payment_problems: `1x${hours}` }, 3],
  MailsWaiting: [{ spesa_mails_waiting: `80x${hours}` }, 20],
  CallsFailForVisitors: [{ spesa_visit_failed_calls_total: `0+5x${hours}` }, 90],
};

/** What fires then, as Prometheus itself reckons it. */
function fires(figures: Record<string, string>, minutes: number, expected: readonly string[]): string {
  const file = join(folder, 'case.yml');
  const series = Object.entries({ ...well, ...figures }).map(([name, values]) => ({ series: name, values }));
  const question = 'sort_desc(count by (alertname) (ALERTS{alertstate="firing"}))';
  const answers = expected.map((alertname) => ({ labels: `{alertname="${alertname}"}`, value: 1 }));
  const asked = [{ expr: question, eval_time: `${minutes}m`, exp_samples: answers }];
  const suite = {
    rule_files: [rules],
    evaluation_interval: '30s',
    tests: [{ interval: '1m', input_series: series, promql_expr_test: asked }],
  };
  writeFileSync(file, JSON.stringify(suite));
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
  return status === 0 ? 'as expected' : stdout + stderr;
}

test.runIf(hasPromtool)('in Prometheus no alert fires of a shop that is well', () => {
  for (const minutes of [1, 20, 90, 170]) expect(fires({}, minutes, [])).toBe('as expected');
});

test.runIf(hasPromtool).each(Object.entries(ill))(
  'in Prometheus %s fires of what it is for, alone',
  (name, [figures, minutes]) => {
    expect(fires(figures, minutes, [name])).toBe('as expected');
    expect(fires(figures, 0, [])).toBe('as expected');
  },
);

test('every alert has a case', () => {
  const names = [...readFileSync(rules, 'utf8').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  expect(Object.keys(ill).sort()).toEqual(names.sort());
});
