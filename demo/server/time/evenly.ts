import { setTimeout as wait } from 'node:timers/promises';

/** Does `work` and ends no sooner than after so many milliseconds, well or not, so that the time does not tell which way it went (SEC-04). */
export async function evenly<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const rest = wait(milliseconds);
  try {
    return await work();
  } finally {
    await rest;
  }
}
