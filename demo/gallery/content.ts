import { Hono } from 'hono';
import type { Article, MenuItem } from '../../core/schema/platform.ts';

const topic = (id: number, name: string, slug: string) => ({ id, name, slug, link: `/basko-for-next-gen/${slug}` });
const saving = topic(1, 'Risparmio', 'risparmio');
const seasons = topic(2, 'Stagioni', 'stagioni');

const article = (id: number, title: string, excerpt: string, of = saving, picture = 20103): Article => ({
  id,
  slug: `articolo-${id}`,
  custom_slug: `articolo-${id}`,
  date: `2026-11-${String(id + 9).padStart(2, '0')}T10:00:00`,
  link: `${of.link}/articolo-${id}`,
  title: { rendered: title },
  excerpt: { rendered: `<p>${excerpt}</p>` },
  ...(id % 4 !== 3 && { featured_image_url: `/photo/categorie/${picture}.webp` }),
  categories: [of],
});

/** Articles of both sections, as WordPress would answer. */
export const articles: readonly Article[] = [
  article(1, 'La prima spesa da soli', 'Una lista corta, tre ricette e un budget che regge fino a venerdì.'),
  article(2, 'Leggere un’etichetta in dieci secondi', 'Prezzo al chilo, ingredienti, scadenza: dove guardare prima.'),
  article(3, 'Zucca &amp; compagnia', 'Che cosa comprare in autunno e come conservarlo.', seasons, 20202),
  article(4, 'Il pane di ieri', 'Cinque modi per non buttarlo, dalla panzanella ai canederli.', seasons, 20102),
  article(5, 'Colazione in cinque minuti', 'Latte, avena, frutta: tre vasetti da preparare la sera.'),
  article(6, 'Olio: quale per che cosa', 'Per friggere, per condire, per il pesto.', seasons, 20105),
  article(7, 'Una cena per sei con venti euro', 'Pasta al forno, insalata e una torta di mele.'),
  article(8, 'Freezer: che cosa sì, che cosa no', 'Tempi e contenitori, senza sprechi.'),
  article(9, 'Quanta acqua serve alla pasta', 'Meno di quanto pensi, e si risparmia anche sul gas.'),
];

const item = (id: number, title: string, url: string, children: MenuItem[] = []): MenuItem => ({
  id,
  order: id,
  parent: 0,
  title,
  url,
  target: '',
  ...(children.length > 0 && { children }),
});

/** The menu of every place. */
export const menu: readonly MenuItem[] = [
  item(1, 'Negozio', '/', [item(2, 'Frutta e verdura', '/category/frutta'), item(3, 'Pane', '/category/pane')]),
  item(4, 'Magazine', '/magazine'),
  item(5, 'Lavora con noi', 'https://lavoro.example.org/'),
];

/** The slides of the slider `home`. */
export const slides = [
  {
    id: 11,
    title: 'Pane caldo fino alle sette di sera',
    img: '/photo/categorie/2.webp',
    img_mobile: '',
    url: '/category/pane',
    target: '',
    order: 1,
  },
  {
    id: 12,
    title: 'Consegna in giornata',
    img: '/photo/categorie/3.webp',
    img_mobile: '/photo/categorie/2.webp',
    url: '',
    target: '',
    order: 2,
  },
];

const trader = {
  name: 'Mercati Lanterna S.r.l.',
  address: 'Via Palestro 12, 16122 Genova',
  vat: '01234567890',
  register: 'Registro delle imprese di Genova, REA GE-123456',
  capital: '€ 100.000 interamente versato',
  email: 'clienti@example.it',
  pec: 'lanterna@pec.example.it',
  phone: '010 895 0012',
};

/** The recipes of a product in their light form. */
const recipes = [
  {
    id: 31,
    slug: 'trofie-al-pesto',
    title: { rendered: 'Trofie al pesto' },
    link: '/trofie-al-pesto/',
    minutes: 20,
    servings: 4,
  },
  {
    id: 32,
    slug: 'torta-di-mele',
    title: { rendered: 'Torta di mele' },
    link: '/torta-di-mele/',
    featured_image: '/photo/categorie/2.webp',
  },
];

const blocks = [
  {
    id: 21,
    slug: 'block-1',
    content: { rendered: '<h3>La newsletter</h3><p>Una mail al mese, con le ricette di stagione.</p>' },
  },
  { id: 22, slug: 'block-2', content: { rendered: '<p><a href="/leaflets">I volantini di questa settimana</a></p>' } },
];

const page = {
  id: 41,
  slug: 'consegna-e-ritiro',
  link: '/consegna-e-ritiro/',
  title: { rendered: 'Consegna e ritiro' },
  content: {
    rendered:
      '<p>A casa, in negozio o al locker: <strong>scegli tu</strong> giorno e ora.</p><ul><li>A casa, dalle 8 alle 22</li><li>In negozio, in due ore</li></ul>',
  },
};

/** What WordPress would answer for the examples: a site stands behind the gallery nowhere. */
export function contentPlatform(): Hono {
  const app = new Hono();
  app.get('/wp/v2/:section{magazine|next-gen}', (context) => {
    const { category, search, per_page: size = '10', page: number = '1' } = context.req.query();
    const found = articles.filter(
      ({ title, categories = [] }) =>
        (!category || categories.some(({ slug }) => slug === category)) &&
        (!search || title.rendered.toLowerCase().includes(search.toLowerCase())),
    );
    const from = (Number(number) - 1) * Number(size);
    context.header('X-WP-Total', String(found.length));
    context.header('X-WP-TotalPages', String(Math.ceil(found.length / Number(size))));
    return context.json(found.slice(from, from + Number(size)));
  });
  app.get('/wp-api-menus/v2/menu-locations/:location', (context) => context.json(menu));
  app.get('/wp/v2/slides_by_id/:id', (context) => context.json(context.req.param('id') === 'home' ? slides : []));
  app.get('/wp/v2/new_slides/:id/:time/:x', (context) => context.json(slides));
  app.get('/wp/v2/pages', (context) => context.json(context.req.query('slug') === page.slug ? [page] : []));
  app.get('/wp/v2/ux-blocks', (context) => context.json(blocks));
  app.get('/wp/v2/recipepid/:id/light', (context) => context.json(recipes));
  app.get('/custom/v1/trader', (context) => context.json({ trader }));
  app.get('/custom/v1/:section', (context) =>
    context.json({ topics: [saving, seasons].map((one, index) => ({ ...one, count: 5 - index })) }),
  );
  return app;
}
