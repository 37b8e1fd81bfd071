import { parseArgs } from 'node:util';
import { conform, type Result } from './conform.ts';
import { isUsable, lineOf, summaryOf } from './report.ts';

const usage = `npm run conform -- https://negozio.example/ebsn/api [--writes]

Prova le chiamate dell'API di un negozio e dice quali rispondono come gli elementi si aspettano.
Da sola non cambia nulla e chiede solo ciò che chiede un visitatore. Con un cliente fatto apposta,
nelle variabili CONFORM_LOGIN e CONFORM_PASSWORD, prova anche ciò che chiede un cliente;
con --writes gli riempie il carrello e le liste e poi li svuota. Ordini e pagamenti non si provano mai.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { writes: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
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
process.exit(isUsable(results) ? 0 : 1);
