import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Log } from '../http/options.ts';
import { isSlow } from './jsonLog.ts';
import { currentTrace, type Statement } from './trace.ts';

/** One step of a plan, in the database's own words. */
interface Step {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Function Name'?: string;
  'Plan Rows': number;
  Plans?: Step[];
}

/** What is written of a plan. */
export interface Planned {
  requestId: string;
  slowest: string;
  plan: string;
}

/** In ms: a statement's plan is told no oftener. */
const RARELY = 600_000;
/** Statements whose plans were told; beyond, all are forgotten. */
const MANY = 200;

const steps = (step: Step): string => {
  const on = step['Index Name'] ?? step['Relation Name'] ?? step['Function Name'];
  const own = `${step['Node Type']}${on ? ` ${on}` : ''} ~${step['Plan Rows']}`;
  return step.Plans ? `${own} (${step.Plans.map(steps).join(', ')})` : own;
};

/** How the database would find what a statement asks for, step by step with the rows it expects; nothing is done, and no value is told. */
async function planOf(db: Kysely<Database>, { sql, parameters }: Statement): Promise<string> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Step }] }>(
    CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]),
  );
  return steps(rows[0]!['QUERY PLAN'][0].Plan);
}

/** Tells the plan of a slow call's slowest statement: one at a time, so that a database in trouble is not asked the more. */
export function createPlans(db: Kysely<Database>, tell: (planned: Planned) => void): Log {
  const told = new Map<string, number>();
  let isAsking = false;
  return ({ started }) => {
    const trace = currentTrace();
    if (!trace || isAsking || !isSlow(started) || !/^\s*(select|insert|update|delete|with)\b/i.test(trace.slowest.sql))
      return;
    const { id, slowest } = trace;
    const at = performance.now();
    if (at - (told.get(slowest.sql) ?? -RARELY) < RARELY) return;
    if (told.size >= MANY) told.clear();
    told.set(slowest.sql, at);
    isAsking = true;
    void planOf(db, slowest)
      .then(
        (plan) => tell({ requestId: id, slowest: slowest.sql, plan }),
        () => told.delete(slowest.sql),
      )
      .finally(() => (isAsking = false));
  };
}
