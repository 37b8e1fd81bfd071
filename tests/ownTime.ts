/** How long the work takes, in ms of this thread's own time: a busy machine does not count. The shortest of so many turns. */
export function ownTime(work: () => unknown, turns = 1): number {
  const times = Array.from({ length: turns }, () => {
    const began = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(began);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}
