import { ErrorState, Skeleton } from './EmptyState.tsx';

/** Stands for what a query has not brought yet: grey bars, or, once it has failed, a way to ask again (NET-01). */
export function Pending({ status, reload, lines }: { status: string; reload(): void; lines?: number }) {
  return status === 'failed' ? <ErrorState onRetry={reload} /> : <Skeleton lines={lines} />;
}
