import { works, type Result, type State } from './conform.ts';

const words: Record<State, string> = {
  good: 'bene',
  deviates: 'diversa, ma si legge',
  refused: 'rifiutata',
  broken: 'non si legge',
  missing: 'non c’è',
  silent: 'non risponde',
  untried: 'non provata',
};

/** One call, and what is lost where it does not work. */
export function lineOf(result: Result): string {
  const mark = works(result) ? (result.state === 'good' ? '✓' : '≈') : result.required ? '✗' : '–';
  const needed = result.required ? ' (necessaria)' : '';
  const details = result.details.map((detail) => `      ${detail}`);
  const lost = works(result) ? [] : [`      senza: ${result.lost}`];
  return [`${mark} ${result.call}${needed}: ${words[result.state]}`, ...details, ...lost].join('\n');
}

/** Is there a shop without the calls that failed? */
export const isUsable = (results: readonly Result[]): boolean =>
  results.every((result) => !result.required || works(result));

export function summaryOf(results: readonly Result[]): string {
  const count = (test: (result: Result) => boolean) => results.filter(test).length;
  const bad = results.filter((result) => !works(result));
  const verdict = isUsable(results)
    ? 'Il negozio può funzionare con questa API.'
    : 'Con questa API il negozio non funziona: mancano chiamate necessarie.';
  return [
    '',
    `${results.length} chiamate: ${count(works)} si leggono, di cui ${count(({ state }) => state === 'deviates')} in forma diversa; ${bad.length} no.`,
    verdict,
  ].join('\n');
}
