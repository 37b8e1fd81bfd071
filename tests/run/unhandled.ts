import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError } from 'vitest/node';

/** Writes the errors that no test caught, with the file that ran then, to the path in `SPESA_UNHANDLED`. */
export default class Unhandled implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    const said = errors.map(({ name, message, stack, ...more }) =>
      [more['VITEST_TEST_PATH'], more['VITEST_TEST_NAME'], stack ?? `${name}: ${message}`].filter(Boolean).join('\n'),
    );
    writeFileSync(process.env['SPESA_UNHANDLED']!, JSON.stringify(said));
  }
}
