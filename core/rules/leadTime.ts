/** Lead time in hours: days times 24 (§5); null when there is none. */
export function leadTimeHours(days: number | null | undefined): number | null {
  return typeof days === 'number' && Number.isFinite(days) && days > 0 ? Math.round(days * 24) : null;
}
