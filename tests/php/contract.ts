import { readFileSync } from 'node:fs';
import { endpoints } from '../../core/api/endpoints/index.ts';
import type { Endpoint } from '../../core/api/endpoint.ts';
import { defaultConfig, readConfig } from '../../core/config.ts';
import { checkAnswer } from '../../demo/server/http/checkAnswer.ts';

/** What a value is, as far as a configuration is concerned. */
const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** Members of a printed configuration that the browser would not take. */
function strangers(printed: Record<string, unknown>): string[] {
  const read = readConfig(printed) as unknown as Record<string, unknown>;
  const known = {
    ...defaultConfig,
    acceptAlternatives: true,
    acceptAlternativesPromo: true,
    captchaKey: '',
    texts: '',
    visitReports: 0,
    ajax: '',
    labels: {},
  };
  return Object.entries(printed)
    .filter(([name, value]) => {
      const wanted = (known as Record<string, unknown>)[name];
      return wanted === undefined || kindOf(wanted) !== kindOf(value) || read[name] === undefined;
    })
    .map(([name]) => `config.${name}`);
}

const rows = new Map(
  Object.values(endpoints)
    .flatMap((table): Endpoint[] => Object.values(table))
    .filter(({ base }) => base === 'content' || base === 'ajax')
    .map((row) => [row.name, row]),
);

/**
 * Reads `{ config, answers: { <name of a row>: answer } }` from its standard input and says, one a line, what of it
 * breaks the strict shapes that the browser reads by; also which rows of the content platform nobody asked.
 */
const { config, answers } = JSON.parse(readFileSync(0, 'utf8')) as {
  config: Record<string, unknown>;
  answers: Record<string, unknown>;
};
const faults = strangers(config);
for (const [name, row] of rows)
  try {
    if (name in answers) checkAnswer(row, answers[name]);
    else faults.push(`${name} is not asked`);
  } catch (fault) {
    faults.push(`${name}: ${(fault as Error).message}`);
  }
for (const name of Object.keys(answers)) if (!rows.has(name)) faults.push(`${name} is no row`);
process.stdout.write(faults.join('\n'));
