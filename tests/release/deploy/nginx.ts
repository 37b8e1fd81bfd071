import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../demo/run/ports.ts';
import { startProcess, type Running } from '../../../demo/run/processes.ts';
import { deployFile } from '../../deployFile.ts';

export interface Nginx {
  /** Where it answers, with a certificate of its own making. */
  origin: string;
  port: number;
  running: Running;
  log(): string;
}

/** Where php-fpm listens for the nginx of this folder. */
const phpSocket = (folder: string): string => join(folder, 'php.sock');

/** Where that nginx keeps pages. */
export const pageCache = (folder: string): string => join(folder, 'pages');

/** php-fpm with two workers and the repository's settings, for the nginx of this folder. */
export function startPhp(folder: string, program: string): Running {
  const isRoot = process.getuid?.() === 0;
  writeFileSync(
    join(folder, 'fpm.conf'),
    [
      '[global]',
      `error_log = ${join(folder, 'fpm.log')}`,
      '[www]',
      ...(isRoot ? ['user = root', 'group = root', 'listen.owner = root'] : []),
      `listen = ${phpSocket(folder)}`,
      'pm = static',
      'pm.max_children = 2',
      'clear_env = no',
    ].join('\n'),
  );
  const settings = join(folder, 'php');
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, '99-spesa.ini'), deployFile('php/spesa.ini', []));
  const words = ['-F', '-y', join(folder, 'fpm.conf'), ...(isRoot ? ['-R'] : [])];
  const env = { PHP_INI_SCAN_DIR: `:${settings}` };
  return startProcess('php-fpm', program, words, { env, quiet: true, endSignal: 'SIGTERM' });
}

/** The real nginx with the repository's configuration, before API processes on these ports and a site's folder; `more` is what else is replaced in it. */
export async function startNginx(
  folder: string,
  apis: readonly [number, number],
  site: string,
  more: readonly (readonly [string, string])[] = [],
): Promise<Nginx> {
  const [plain, port] = [await freePort(), await freePort()];
  for (const name of ['cache', 'temp']) mkdirSync(join(folder, name), { recursive: true });
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-keyout', key, '-out', certificate],
  ]);
  const own = deployFile('nginx/spesa.conf', [
    ['127.0.0.1:8081', `127.0.0.1:${apis[0]}`],
    ['127.0.0.1:8082', `127.0.0.1:${apis[1]}`],
    ['/var/cache/nginx/spesa-pages', pageCache(folder)],
    ['/var/cache/nginx/spesa', join(folder, 'cache')],
    ['/var/log/nginx/spesa.log', join(folder, 'access.log')],
    ['/etc/ssl/negozio.example/fullchain.pem', certificate],
    ['/etc/ssl/negozio.example/privkey.pem', key],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['/srv/spesa/site', site],
    ['unix:/run/php/php-fpm.sock', `unix:${phpSocket(folder)}`],
    ['negozio.example', 'localhost'],
    ...more,
  ]);
  writeFileSync(join(folder, 'spesa.conf'), own);
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      process.getuid?.() === 0 ? 'user root;' : '',
      'worker_processes 1;',
      `pid ${join(folder, 'nginx.pid')};`,
      'events {}',
      'http {',
      'include /etc/nginx/mime.types;',
      ...temps.map((name) => `${name}_temp_path ${join(folder, 'temp', name)};`),
      `include ${join(folder, 'spesa.conf')};`,
      '}',
    ].join('\n'),
  );
  const words = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const checked = spawnSync('nginx', [...words, '-t'], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(checked.stderr);
  const running = startProcess('nginx', 'nginx', [...words, '-g', 'daemon off;'], {
    quiet: true,
    endSignal: 'SIGQUIT',
  });
  return {
    origin: `https://localhost:${port}`,
    port,
    running,
    log: () => readFileSync(join(folder, 'access.log'), 'utf8'),
  };
}
