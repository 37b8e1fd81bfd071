/** What one attempt at a call brought: `200`, `refused <code>`, an HTTP status, `503 bare` without Retry-After, `no process` where nobody took the connection, `cut` for a broken one, `silent` for none in the time a browser waits. */
export interface Attempt {
  /** ms since the run began, when the answer was there. */
  at: number;
  /** ms it took. */
  took: number;
  row: string;
  /** Does the call change something? */
  writes: boolean;
  kind: string;
}

/** What customers met between two moments. */
export interface Met {
  /** Writes acknowledged. */
  writes: number;
  /** Seconds: the longest without an acknowledged write of anybody, and without any 200 of anybody. */
  writeGap: number;
  answerGap: number;
  /** Seconds: the slowest answer of any kind. */
  slowest: number;
  /** How many attempts of each kind that is not 200. */
  kinds: Record<string, number>;
}

function longestGap(moments: readonly number[], from: number, to: number): number {
  const all = [from, ...moments, to];
  return Math.max(...all.slice(1).map((moment, index) => moment - (all[index] ?? from))) / 1000;
}

/** Every attempt of everybody, in order. */
export function createAnswers() {
  const attempts: Attempt[] = [];
  const now = () => performance.now();
  return {
    now,
    note: (attempt: Omit<Attempt, 'at'>): void => void attempts.push({ ...attempt, at: now() }),
    /** Acknowledged writes so far. */
    writes: (): number => attempts.filter(({ writes, kind }) => writes && kind === '200').length,
    between(from: number, to: number): Met {
      const within = attempts.filter(({ at }) => at >= from && at <= to);
      const good = within.filter(({ kind }) => kind === '200');
      const writes = good.filter((attempt) => attempt.writes);
      const kinds: Record<string, number> = {};
      for (const { kind } of within) if (kind !== '200') kinds[kind] = (kinds[kind] ?? 0) + 1;
      const at = (some: readonly Attempt[]) => some.map((attempt) => attempt.at);
      return {
        writes: writes.length,
        writeGap: longestGap(at(writes), from, to),
        answerGap: longestGap(at(good), from, to),
        slowest: Math.max(0, ...within.map(({ took }) => took)) / 1000,
        kinds,
      };
    },
    /** The calls that met this kind, each once. */
    rowsOf: (kind: string): string[] => [
      ...new Set(attempts.filter((attempt) => attempt.kind === kind).map(({ row }) => row)),
    ],
  };
}

export type Answers = ReturnType<typeof createAnswers>;
