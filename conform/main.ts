import { parseArgs } from 'node:util';
import { conform, type Result } from './conform.ts';
import { walkDrained } from './drainedWalk.ts';
import type { Suspect } from './drainedWeight.ts';
import { isUsable, lineOf, summaryOf, suspectLine, walkSummary } from './report.ts';

const usage = `npm run conform -- https://negozio.example/ebsn/api [--writes] [--drained]

Prova le chiamate dell'API di un negozio e dice quali rispondono come gli elementi si aspettano.
Da sola non cambia nulla e chiede solo ciò che chiede un visitatore. Con un cliente fatto apposta,
nelle variabili CONFORM_LOGIN e CONFORM_PASSWORD, prova anche ciò che chiede un cliente;
con --writes gli riempie il carrello e le liste e poi li svuota.
Con --drained sfoglia anche tutto il catalogo e dice di quali prodotti in acqua, salamoia, aceto o succo
il prezzo al chilo non è sul peso sgocciolato (art. 15 c. 3 del Codice del consumo).
Ordini e pagamenti non si provano mai.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    writes: { type: 'boolean', default: false },
    drained: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const [address] = positionals;
const { CONFORM_LOGIN: login, CONFORM_PASSWORD: password } = process.env;

if (values.help || !address || !URL.canParse(address)) {
  console.log(usage);
  process.exit(values.help ? 0 : 2);
}

const results: Result[] = [];
const trial = { api: address.replace(/\/+$/, ''), fetch, writes: values.writes };
for await (const result of conform({ ...trial, customer: login && password ? { login, password } : undefined })) {
  results.push(result);
  console.log(lineOf(result));
}
console.log(summaryOf(results));

const suspects: Suspect[] = [];
if (values.drained) {
  const walk = walkDrained(trial);
  let step = await walk.next();
  for (; !step.done; step = await walk.next()) {
    suspects.push(step.value);
    console.log(suspectLine(step.value));
  }
  console.log(walkSummary(suspects, step.value));
}
process.exit(isUsable(results) && !suspects.some(({ due }) => due) ? 0 : 1);
