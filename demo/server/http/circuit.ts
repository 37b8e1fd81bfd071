/** Somebody else's service that may hang. */
export interface Circuit {
  /** Does `work`, or fails at once while the service is taken for dead; of those who ask then one tries it again each time the pause is over. */
  pass<T>(work: () => Promise<T>): Promise<T>;
}

const failuresToOpen = 3;
const pause = 10_000;

/** A circuit that opens after three failures in a row and lets one try through every ten seconds (SRV-10). */
export function createCircuit(name: string, clock: () => number = () => performance.now()): Circuit {
  let failures = 0;
  let tryAt = 0;
  return {
    async pass(work) {
      if (failures >= failuresToOpen) {
        if (clock() < tryAt) throw new Error(`${name} does not answer and is left alone for a moment`);
        tryAt = clock() + pause;
      }
      try {
        const result = await work();
        failures = 0;
        return result;
      } catch (failure) {
        failures += 1;
        tryAt = clock() + pause;
        throw failure;
      }
    },
  };
}
