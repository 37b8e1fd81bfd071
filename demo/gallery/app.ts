import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { defaultConfig, type Config } from '../../core/config.ts';
import type { CssProperty } from '../../widgets/manifest/cssProperties.ts';
import type { Manifest } from '../../widgets/bundle/manifest.ts';
import { contentPlatform } from './content.ts';
import type { Example, Shown } from './examples.ts';
import { contentForms } from './forms.ts';
import type { PlaceOrders } from './orders.ts';
import { elementPage } from './docs/elementPage.ts';
import { indexPage, lookPage, scenesPage } from './docs/otherPages.ts';
import { findables } from './docs/search.ts';
import { liveSite } from './docs/site.ts';
import { engines, type Engine } from './html.ts';
import { examplePage } from './pages.ts';
import { sceneOf } from './scenes.ts';
import { answerIn, sessionScript, stateOf, type State } from './states.ts';

const site = 'gallery';
/** What all examples are told by their page. */
export const exampleConfig: Partial<Config> = {
  ...defaultConfig,
  site,
  api: '/ebsn/api',
  content: '/content',
  currencyForm: 'italian',
  ajax: '/content/ajax',
  fastSearchWords: ['Latte', 'Pane', 'Caffè'],
};
const policy =
  "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'self'";

const configFor = (state: string): Partial<Config> => ({
  ...exampleConfig,
  api: `/state/${state}/ebsn/api`,
  ...(state === 'broken' && { content: '/state/broken/content' }),
});

/** What comes before the bundle: a session as the state has it, kept apart where the example stands in a page of the documentation. */
const shopOf = (root: string, state: string) =>
  html`<script src="${root}frame.js" data-stays="framed"></script>
    <script src="${root}session.js?state=${state}"></script>`;

/** Scripts and sheets of the gallery itself, as they lie in its folder. */
export const ownFiles: Readonly<Record<string, string>> = {
  'press.js': 'text/javascript',
  'complaints.js': 'text/javascript',
  'frame.js': 'text/javascript',
  'docs.js': 'text/javascript',
  'gallery.css': 'text/css',
  'docs.css': 'text/css',
};

const engineOf = (wanted: string | undefined): Engine => engines.find((name) => name === wanted) ?? 'preact';

interface Parts {
  /** The reference shop, in this process. */
  shop: Hono;
  placeOrders: PlaceOrders;
  elements: readonly Shown[];
  looks: readonly CssProperty[];
  /** Folder with a bundle for each engine. */
  bundles: string;
}

/** The gallery as one app: index, examples, bundle, and the shop behind a state. */
export function createGallery({ shop, placeOrders, elements, looks, bundles }: Parts): Hono {
  const app = new Hono();
  const manifestOf = (engine: Engine) =>
    JSON.parse(readFileSync(join(bundles, engine, 'manifest.json'), 'utf8')) as Manifest;

  /** An example with what its state has for it: an order's page shows the order that was placed. */
  const exampleIn = async (tag: string, example: Example, { login, orders }: State): Promise<Example> => {
    if (!login || !orders) return example;
    const orderId = await placeOrders(login, orders);
    return tag === 'spesa-order'
      ? { ...example, attributes: [...example.attributes, ['order-id', String(orderId)]] }
      : example;
  };

  app.use(async (context, next) => {
    await next();
    context.res.headers.set('Content-Security-Policy', policy);
    context.res.headers.set('X-Content-Type-Options', 'nosniff');
  });
  const docs = liveSite(elements, looks);
  app.get('/', (context) => context.html(indexPage(docs)));
  app.get('/look/', (context) => context.html(lookPage(docs)));
  app.get('/scenes/', (context) => context.html(scenesPage(docs)));
  app.get('/search.json', (context) => context.json(findables(docs)));
  app.get('/elements/:tag/', (context) => {
    const shown = elements.find(({ widget }) => widget.tag === context.req.param('tag'));
    return shown ? context.html(elementPage(shown, docs)) : context.notFound();
  });
  app.get('/examples.json', (context) =>
    context.json(
      elements.flatMap(({ widget, examples }) =>
        examples.map(({ title }, index) => ({
          tag: widget.tag,
          title,
          personal: widget.personal,
          path: `/example/${widget.tag}/${index}`,
        })),
      ),
    ),
  );
  app.get('/example/:tag/:index', async (context) => {
    const { tag, index } = context.req.param();
    const example = elements.find(({ widget }) => widget.tag === tag)?.examples[Number(index)];
    const engine = engineOf(context.req.query('engine'));
    if (!example || !existsSync(join(bundles, engine, 'manifest.json'))) return context.notFound();
    const state = stateOf(context.req.query('state'));
    const shown = await exampleIn(tag, example, state);
    const { name } = state;
    const around = { root: '../../', shop: shopOf('../../', name) };
    return context.html(examplePage(tag, shown, configFor(name), { engine, manifest: manifestOf(engine) }, around));
  });
  app.get('/scene/:name', async (context) => {
    const scene = sceneOf(context.req.param('name'));
    const engine = engineOf(context.req.query('engine'));
    if (!scene || !existsSync(join(bundles, engine, 'manifest.json'))) return context.notFound();
    const { on, title, attributes = [], state, press } = scene;
    const shown = await exampleIn(on, { title, attributes }, stateOf(state));
    const around = { root: '../', shop: shopOf('../', state), press };
    return context.html(examplePage(on, shown, configFor(state), { engine, manifest: manifestOf(engine) }, around));
  });
  for (const [file, type] of Object.entries(ownFiles))
    app.get(`/${file}`, (context) =>
      context.body(readFileSync(join(import.meta.dirname, file)), 200, { 'Content-Type': type }),
    );
  app.get('/session.js', (context) => sessionScript(stateOf(context.req.query('state')), shop, site, context));
  app.use('/bundle/*', serveStatic({ root: bundles, rewriteRequestPath: (path) => path.replace('/bundle', '') }));
  app.all('/state/:state/ebsn/api/*', (context) => {
    const state = stateOf(context.req.param('state'));
    const url = new URL(context.req.url);
    url.pathname = url.pathname.replace(`/state/${state.name}`, '');
    return answerIn(state, shop, new Request(url, context.req.raw));
  });
  app.all('/state/broken/content/*', (context) => context.text('In manutenzione', 503));
  app.route('/content', contentForms);
  app.route('/content', contentPlatform());
  app.all('/photo/*', (context) => shop.request(context.req.raw));
  return app;
}
