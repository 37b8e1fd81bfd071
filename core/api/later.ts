import { ApiError } from './error.ts';

/**
 * A function whose code arrives with its first call. Code that cannot be fetched is a shop that cannot be reached (throws ApiError),
 * and is fetched again by the next call.
 */
export function later<M, A extends unknown[], R>(load: () => Promise<M>, pick: (module: M) => (...given: A) => Promise<R>): (...given: A) => Promise<R> {
  let arriving: Promise<M> | undefined;
  return async (...given) => {
    arriving ??= load();
    const module = await arriving.catch((cause: unknown) => {
      arriving = undefined;
      throw new ApiError('unreachable', 'import', { cause });
    });
    return pick(module)(...given);
  };
}
