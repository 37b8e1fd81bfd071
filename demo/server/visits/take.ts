import { Hono } from 'hono';
import * as v from 'valibot';
import { visitSchema } from '../../../core/schema/visit.ts';
import { defaultConfig } from '../../../core/config.ts';
import { sendProblem } from '../http/door.ts';
import type { Options } from '../http/options.ts';
import { asProblem, limited, malformed, unavailable } from '../http/problem.ts';
import { fromJson } from '../http/decode.ts';
import { readText } from '../http/readInput.ts';
import { refuseForeign } from '../http/security.ts';
import { now } from '../time/clock.ts';
import { addVisit } from './figures.ts';

/** Reports that this process takes in a second; figures want a sample, not every visit. */
const MOST_A_SECOND = 50;

const pages = new Set([...Object.keys(defaultConfig.pages), 'other']);

/** Takes the reports that pages send of themselves (`sendBeacon`, so as plain text) and adds them up; who sent one is neither asked nor kept. */
export function visits(options: Options): Hono {
  let [second, taken] = [0, 0];
  const isRoom = () => {
    const current = Math.floor(performance.now() / 1_000);
    if (current !== second) [second, taken] = [current, 0];
    taken += 1;
    return taken <= MOST_A_SECOND;
  };
  return new Hono().post('/visits', async (request) => {
    try {
      refuseForeign(request, options);
      if (!isRoom()) throw limited(1);
      if (!options.hasRoom()) throw unavailable('server.full', 30);
      const read = v.safeParse(visitSchema, fromJson(await readText(request)));
      if (!read.success || !pages.has(read.output.page)) throw malformed('Un valore della richiesta non è valido.');
      await addVisit(options.db, read.output, (await now(options.db, options.clock)).getTime());
      options.noteVisit(read.output);
      return request.body(null, 204);
    } catch (thrown) {
      const problem = asProblem(thrown);
      if (!problem) throw thrown;
      return sendProblem(request, problem);
    }
  });
}
