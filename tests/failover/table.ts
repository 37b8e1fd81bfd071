import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Met } from './answers.ts';

/** One fault of one round. */
export interface Outcome extends Met {
  fault: string;
  title: string;
  round: number;
  leaderAfter?: number | undefined;
  orders: number;
  /** Cents held at the provider. */
  money: number;
  /** What was lost or done twice, or does not add up. */
  wrong: string[];
  /** Answers that nobody may get. */
  unfit: string[];
}

const folder = path.join(import.meta.dirname, '../../.cache/failover');

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

const spread = (values: readonly number[]): string =>
  values.length === 0 ? '–' : `${median(values).toFixed(1)} / ${Math.max(...values).toFixed(1)}`;

const words = (outcomes: readonly Outcome[]): string => {
  const sums: Record<string, number> = {};
  for (const { kinds } of outcomes)
    for (const [kind, count] of Object.entries(kinds)) sums[kind] = (sums[kind] ?? 0) + count;
  return (
    Object.entries(sums)
      .sort(([, a], [, b]) => b - a)
      .map(([kind, count]) => `${count}× ${kind}`)
      .join(', ') || 'solo 200'
  );
};

const heading = [
  'Guasto',
  'volte',
  'nuova guida (s)',
  'senza scritture (s)',
  'senza risposte (s)',
  'la più lenta (s)',
  'scritture',
  'perse o doppie',
  'altre risposte',
];

const rowOf = (outcomes: readonly Outcome[]): string[] => [
  outcomes[0]!.title,
  String(outcomes.length),
  spread(outcomes.flatMap(({ leaderAfter }) => leaderAfter ?? [])),
  spread(outcomes.map(({ writeGap }) => writeGap)),
  spread(outcomes.map(({ answerGap }) => answerGap)),
  spread(outcomes.map(({ slowest }) => slowest)),
  String(outcomes.reduce((sum, { writes }) => sum + writes, 0)),
  String(outcomes.reduce((sum, { wrong }) => sum + wrong.length, 0)),
  words(outcomes),
];

/** The outcomes as a table in Markdown, median / worst of the rounds. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const names = [...new Set(outcomes.map(({ fault }) => fault))];
  const rows = names.map((name) => rowOf(outcomes.filter(({ fault }) => fault === name)));
  return [heading, heading.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Keeps a file of this run and says where. */
export function keep(name: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}
