import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { customers, demoPassword } from '../shop/customers.ts';
import { missingFromPhp } from '../wordpress/native.ts';
import { repository, sitePassword } from '../wordpress/site.ts';
import { startCron } from './cron.ts';
import { openShop, refuseTakenPorts, type Shop } from './openShop.ts';
import { runToEnd, startProcess, stopOnSignals } from './processes.ts';

const cache = path.join(repository, '.cache');
const mark = path.join(cache, 'running.json');
const say = (sentence: string): boolean => process.stdout.write(`${sentence}\n`);

function readPort(text = '8080'): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_534)
    throw new Error(`PORT deve essere un numero fra 1 e 65534, non “${text}”.`);
  return port;
}

function readHosts(text: string | undefined): string[] {
  return text ? text.split(',') : ['127.0.0.1', '::1'];
}

function describe({ url, provider, wordpress }: Shop, seconds: number): string {
  const width = Math.max(...customers.map(({ email }) => email.length));
  return [
    '',
    `  Il negozio è aperto (${seconds.toFixed(1)} s): ${url}`,
    '',
    `  WordPress ${wordpress.version}     ${url}/wp-admin/   admin / ${sitePassword}   ·   editor / ${sitePassword}`,
    `  API                 ${url}/ebsn/api/openapi.json`,
    `  Gestore delle carte ${provider}`,
    `  Posta inviata       ${url}/outbox`,
    `  Magazzino           ${url}/magazzino   magazzino@example.it / spesa-demo (il codice arriva nella posta)`,
    '',
    `  Clienti di prova, tutti con la password ${demoPassword}:`,
    ...customers.map(({ email, about }) => `    ${email.padEnd(width)}  ${about}`),
    '',
    ...hint(wordpress.engine),
    '  Ctrl-C chiude tutto; i dati restano. npm run reset li dimentica.',
    '',
  ].join('\n');
}

/** Starts the watching build and waits for its first bundle. */
async function buildAndWatch(onEnd: (reason: string) => void): Promise<void> {
  const manifest = path.join(repository, 'wp-plugin/dist/preact/manifest.json');
  const started = Date.now();
  let ended = '';
  startProcess('La costruzione', process.execPath, ['build.mjs', '--watch'], {
    cwd: repository,
    onEnd: (reason) => {
      ended = reason;
      onEnd(reason);
    },
  });
  while ((statSync(manifest, { throwIfNoEntry: false })?.mtimeMs ?? 0) < started) {
    if (ended) throw new Error(ended);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** What would make pages fast where PHP runs as WebAssembly. */
function hint(engine: Shop['wordpress']['engine']): string[] {
  if (engine === 'php') return [];
  const missing = missingFromPhp();
  const why = missing.length
    ? `manca ${missing.join(', ')}; su Debian: apt-get install php-cli php-sqlite3 php-xml php-mbstring php-curl php-gd php-intl`
    : 'SPESA_ENGINE=php lo accende';
  return [
    '  PHP gira in WebAssembly: con quello di sistema le pagine sono quindici volte più rapide',
    `  (${why}).`,
    '',
  ];
}

async function start(watch: boolean): Promise<void> {
  const port = readPort(process.env['PORT']);
  await refuseTakenPorts(port);
  const started = performance.now();
  let shop: Shop | null = null;
  let stopping = false;
  const stop = async (): Promise<void> => {
    stopping = true;
    await shop?.stop();
    rmSync(mark, { force: true });
  };
  stopOnSignals(stop);
  const onEnd = (reason: string): void => {
    if (stopping || !shop) return;
    process.stderr.write(`${reason}\n`);
    void stop().finally(() => process.exit(1));
  };
  say(
    watch ? 'Costruisco gli elementi e li ricostruisco a ogni modifica…' : 'Costruisco gli elementi, se sono cambiati…',
  );
  if (watch) await buildAndWatch(onEnd);
  else
    await runToEnd(process.execPath, ['build.mjs', '--if-stale'], { cwd: repository }).catch((error: Error) => {
      throw new Error(`Gli elementi non si costruiscono. ${error.message}`);
    });
  say('Accendo API e WordPress (la prima volta WordPress va scaricato)…');
  shop = await openShop({
    port,
    hosts: readHosts(process.env['HOST']),
    site: path.join(cache, 'site'),
    data: path.join(cache, 'shop'),
    watch,
    onEnd,
  });
  startCron(shop);
  mkdirSync(cache, { recursive: true });
  writeFileSync(mark, JSON.stringify({ pid: process.pid, port }));
  say(describe(shop, (performance.now() - started) / 1000));
}

const { values } = parseArgs({ options: { watch: { type: 'boolean', default: false } } });
try {
  await start(values.watch);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
