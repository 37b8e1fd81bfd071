const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Nothing comes within these ms: the proof that something does not happen, where nothing later tells that it would have. */
export const nothingComes = after;

/** The pace of a loop that looks again, or how long a test's own work takes; never the wait for a result. */
export const pause = after;

/** Resolves when three looks in a row find what the one before found: an object of its own is never alike. */
export async function atRest(look: () => unknown, every = 4): Promise<void> {
  let before: unknown = {};
  for (let alike = 0, looks = 0; alike < 3 && looks < 500; looks += 1) {
    await pause(every);
    const found = look();
    alike = found === before ? alike + 1 : 0;
    before = found;
  }
}
