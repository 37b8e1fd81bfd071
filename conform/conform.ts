import * as v from 'valibot';
import { ApiError } from '../core/api/error.ts';
import { clientOf, type Server } from './client.ts';
import { customerSteps } from './customerSteps.ts';
import type { Found, Step } from './step.ts';
import { visitorSteps } from './visitorSteps.ts';

/**
 * How a call did. `deviates`: its form is another one, and the shop reads it all the same. `broken`: there is an answer that the shop
 * cannot read. `refused`: the envelope says no. `missing`: nobody answers there. `silent`: no answer. `untried`: its input was never told.
 */
export type State = 'good' | 'deviates' | 'refused' | 'broken' | 'missing' | 'silent' | 'untried';

export interface Result {
  /** Method and path. */
  call: string;
  state: State;
  required: boolean;
  /** Where the form deviates, or what the server said. */
  details: string[];
  lost: string;
}

export interface Trial extends Server {
  /** A customer made for this: without one only what visitors ask is tried. */
  customer?: { login: string; password: string } | undefined;
  /** May the customer's cart, lists, address and slot be changed? */
  writes?: boolean;
}

const mostDetails = 5;
const absent = new Set([404, 405, 410, 501]);

/** Does a step lead on, so that what comes after it can be tried? */
export const works = ({ state }: Result): boolean => state === 'good' || state === 'deviates';

function dataOf(text: string): unknown {
  const answer = JSON.parse(text.replace(/^\uFEFF/, '')) as { data?: { data?: unknown } };
  return answer.data;
}

/** Where an answer that could be read is not as the contract has it. */
function deviations({ row }: Step, text: string): string[] {
  const { issues = [] } = v.safeParse(row.answer, dataOf(text));
  return issues.map(
    (issue) => `${v.getDotPath(issue) ?? 'data'}: ${issue.expected ?? '?'} invece di ${issue.received}`,
  );
}

function failure({ mayRefuse }: Step, { reason, messages }: ApiError, http: number): [State, string[]] {
  const said = messages.errors.map(({ message }) => message);
  if (absent.has(http)) return ['missing', [`HTTP ${http}`]];
  if (http === 0) return ['silent', ['nessuna risposta entro il tempo']];
  if (reason === 'rejected' && mayRefuse && said.length > 0) return ['good', said];
  if (reason === 'rejected') return ['refused', said.length > 0 ? said : [`HTTP ${http}, senza un testo`]];
  if (reason === 'expired') return ['refused', ['419: la sessione non è riconosciuta']];
  if (reason === 'limited') return ['refused', ['429: troppe richieste']];
  return ['broken', [http >= 500 ? `HTTP ${http}` : 'la risposta non è l’involucro { response, data }']];
}

/** Tries the calls one after the other and tells of each when it has answered. */
export async function* conform(trial: Trial): AsyncGenerator<Result> {
  const { send, last } = clientOf(trial);
  const found: Found = { ...trial.customer };
  const steps = [...visitorSteps, ...(trial.customer ? customerSteps : [])];
  let entered = false;
  for (const step of steps) {
    const { row, required, lost } = step;
    const tell = (state: State, details: string[] = []): Result => ({
      call: `${row.method} ${row.path}`,
      state,
      required,
      details: details.slice(0, mostDetails),
      lost,
    });
    const isLogin = row.name === 'session.login';
    if (step.writes && !trial.writes) continue;
    const input = step.customer && !isLogin && !entered ? undefined : step.input(found);
    if (!input) {
      yield tell('untried', ['nessuna risposta precedente ha detto che cosa chiedere']);
      continue;
    }
    try {
      const { data } = await send(row, input as never);
      step.learn(data as never, found);
      entered ||= isLogin;
      const strange = deviations(step, last.text);
      yield tell(strange.length > 0 ? 'deviates' : 'good', strange);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      yield tell(...failure(step, error, last.status));
    }
  }
}
