/** Orders dotted versions by number: 7.1 < 7.1.3 < 7.2. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number)) as [number[], number[]];
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference) return difference;
  }
  return 0;
}

/** The X.Y of X.Y.Z. */
export const series = (version: string): string => version.split('.').slice(0, 2).join('.');

/** For X.Y.Z that release, else (and for X.Y) the newest of the series, else the oldest that is not below it. */
export function chooseRelease<Release extends { version: string }>(
  wanted: string,
  offered: readonly Release[],
): Release | undefined {
  const fitting = offered
    .filter(({ version }) => compareVersions(version, series(wanted)) >= 0)
    .sort((a, b) => compareVersions(a.version, b.version));
  const exact = wanted === series(wanted) ? undefined : fitting.find(({ version }) => version === wanted);
  return exact ?? fitting.filter(({ version }) => series(version) === series(wanted)).at(-1) ?? fitting[0];
}
