import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the processor in a second, as Linux counts them for whoever asks. */
const TICKS = 100;

interface Stat {
  parent: number;
  /** s, its own and that of its children who have ended. */
  seconds: number;
}

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), seconds: ticks / TICKS };
  } catch {
    return undefined;
  }
}

/** Time of one core that a process and all below it have used so far, s: what others do on the machine meanwhile is not in it. */
export function coreSeconds(pid: number): number {
  const stats = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), statOf(Number(name))] as const),
  );
  const isBelow = (at: number | undefined): boolean =>
    at === pid || (at !== undefined && at > 1 && isBelow(stats.get(at)?.parent));
  return [...stats].reduce((sum, [each, stat]) => sum + (stat && isBelow(each) ? stat.seconds : 0), 0);
}

/** Memory of a process, MB. */
export function residentOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? 0) / 1024);
}
