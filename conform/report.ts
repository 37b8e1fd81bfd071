import { formatCurrency } from '../core/rules/price.ts';
import { works, type Result, type State } from './conform.ts';
import type { Walk } from './drainedWalk.ts';
import type { Suspect } from './drainedWeight.ts';

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

/** A suspect unit price: the one told beside the one due. */
export function suspectLine({ product, shown, unit, due }: Suspect): string {
  const euro = (amount: number) => `${formatCurrency(amount, 'italian')}/${unit}`;
  const name = [product.name, product.shortDescr, product.description].filter(Boolean).join(', ');
  const told = shown === null ? 'nessun prezzo per unità' : `mostra ${euro(shown)}`;
  return due
    ? `✗ ${product.productId} ${name}: ${told}, dovuti ${euro(due.euro)} sui ${due.drained} g sgocciolati`
    : `? ${product.productId} ${name}: ${told}, il peso sgocciolato non è dichiarato`;
}

export function walkSummary(suspects: readonly Suspect[], { looked, unread }: Walk): string {
  const wrong = suspects.filter(({ due }) => due).length;
  return [
    '',
    `Peso sgocciolato: ${looked} prodotti guardati, ${wrong} col prezzo per unità sbagliato, ${suspects.length - wrong} da controllare.`,
    ...(unread > 0 ? [`${unread} risposte non sono arrivate: i loro prodotti non sono stati guardati.`] : []),
  ].join('\n');
}
