import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import { openShop } from '../demo/run/openShop.ts';
import { freePort, freePorts, waitForAnswer } from '../demo/run/ports.ts';
import { startProcess } from '../demo/run/processes.ts';
import { repository } from '../demo/wordpress/site.ts';
import { seedFolder } from '../tests/demo/server/seed.ts';
import { beginAtMoment, sameClock } from '../tests/moment.ts';
import { copySharedSite, prepareSharedSite } from '../tests/run/site.ts';
import { pause } from '../tests/waits.ts';
import { mustUse } from './mustUse.ts';

/** Something that tests visit. */
interface Place {
  url: string;
  stop: () => Promise<void>;
}

const seededPages = ['/', '/category/frutta-e-verdura/'];

/** Asks the pages until the server prints them with their answers: on a busy machine the first question may take too long. */
async function warm(shop: Place): Promise<void> {
  for (const path of seededPages) {
    for (
      let tries = 0;
      tries < 90 && !(await (await fetch(shop.url + path)).text()).includes('data-spesa-seeds');
      tries++
    )
      await pause(1_000);
  }
}

/** Lets every page of the site note its own complaints, for an engine whose console cannot be read. */
const complaints = ['e2e/php/complaints.php', 'demo/gallery/complaints.js'];

let seeding = Promise.resolve();

/** One folder after another: the first makes the seed that the others copy. */
const seeded = (folder: string): Promise<void> => (seeding = seeding.then(() => seedFolder(folder)));

async function shopOf(project: string): Promise<Place> {
  const site = path.join(repository, `.cache/test/e2e-${project}`);
  copySharedSite(site);
  mustUse(site, [
    'e2e/php/languages.php',
    'e2e/php/patient.php',
    'e2e/php/other-host.php',
    'tests/php/plugins/consent-api.php',
    ...(project === 'webkit' ? complaints : []),
  ]);
  const engine = project === 'react' ? 'react' : 'preact';
  const data = path.join(repository, `.cache/test/data-${project}-${process.pid}`);
  rmSync(data, { recursive: true, force: true });
  await seeded(data);
  const shop = await openShop({ port: await freePorts(2), site, data, settings: { engine } });
  await warm(shop);
  return { url: shop.url, stop: () => shop.stop().then(() => rmSync(data, { recursive: true, force: true })) };
}

async function gallery(): Promise<Place> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { stop } = startProcess('La galleria', process.execPath, [path.join(repository, 'demo/gallery/main.ts')], {
    quiet: true,
    env: { PORT: String(port) },
  });
  await waitForAnswer(url, { timeout: 200_000 });
  return { url, stop };
}

/**
 * Builds what is stale and answers `GET /<project>` with the address of that project's own place: a whole shop on data
 * just seeded, or the gallery, opened when its first test asks. SPESA_E2E_URL names a shop that is open already.
 */
export default async function openShops(): Promise<() => Promise<void>> {
  if (process.env['SPESA_E2E_URL']) return async () => {};
  beginAtMoment();
  // All that is started from here on, the tests' own processes among it, lives by the same clock.
  Object.assign(process.env, sameClock());
  const engine = process.env['SPESA_LONG'] === '1' ? [] : ['--engine', 'preact'];
  const build = spawnSync(process.execPath, ['build.mjs', '--if-stale', ...engine], {
    cwd: repository,
    encoding: 'utf8',
  });
  if (build.status !== 0) throw new Error(build.stdout + build.stderr);
  await prepareSharedSite();
  const places = new Map<string, Promise<Place>>();
  const placeOf = (project: string): Promise<Place> => {
    const place = places.get(project) ?? (project === 'gallery' ? gallery() : shopOf(project));
    places.set(project, place);
    return place;
  };
  const answer = (request: Request): Promise<Response> =>
    placeOf(new URL(request.url).pathname.slice(1)).then(
      ({ url }) => new Response(url),
      (error: Error) => new Response(error.message, { status: 500 }),
    );
  const { desk, port } = await new Promise<{ desk: ServerType; port: number }>((resolve) => {
    const server = serve({ port: 0, hostname: '127.0.0.1', fetch: answer }, (address) =>
      resolve({ desk: server, port: address.port }),
    );
  });
  process.env['SPESA_E2E_PLACES'] = `http://127.0.0.1:${port}`;
  return async () => {
    desk.close();
    const opened = await Promise.allSettled(places.values());
    await Promise.all(opened.map((place) => (place.status === 'fulfilled' ? place.value.stop() : undefined)));
  };
}
