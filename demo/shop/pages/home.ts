import type { ShopPage } from '../types.ts';
import { block, proposal, row, type Banner } from './blocks.ts';

const heroes: readonly Banner[] = [
  { name: 'La spesa che ti somiglia', descr: 'Freschi di giornata e grandi marche, quando vuoi tu.', alt: 'Un carrello con frutta, pane, formaggio e verdura', picture: 'hero-spesa', url: '/category/frutta-e-verdura', type: 'overlay', button: 'Inizia dal fresco', colours: ['#ffffff', '#1f3a1c'] },
  { name: 'Le offerte di questa settimana', descr: 'Sconti e 3x2 in dispensa, da mettere da parte.', alt: 'Pasta, olive, caffè, biscotti e succhi in offerta', picture: 'hero-offerte', url: '/category/dispensa', type: 'overlay', button: 'Vedi le offerte', colours: ['#3d2c08', '#fff6dc'] },
  { name: 'È tempo di agrumi', descr: 'Tarocco, clementine e limoni raccolti in Sicilia e in Calabria.', alt: 'Arance, limoni, mele, pere, uva, fragole e kiwi', picture: 'hero-frutta', url: '/category/frutta-e-verdura/frutta-fresca/agrumi', type: 'overlay', button: 'Scegli gli agrumi', colours: ['#ffffff', '#6b2a05'] },
  { name: 'Liguria in tavola', descr: 'Basilico di Pra’, trofie e focaccia: i sapori di casa.', alt: 'Basilico, formaggio, pasta, olive, limoni, pane e aglio', picture: 'hero-liguria', url: '/category/salumi-e-gastronomia/pasta-fresca-e-sughi/pesto-e-sughi-freschi', type: 'overlay', button: 'Scopri i sapori', colours: ['#0f3d2a', '#f0fff5'] },
];

const tiles: readonly Banner[] = [
  { name: 'Pranzo in venti minuti', descr: 'Pasta, passata e un filo d’olio buono.', alt: 'Un piatto di pasta con pomodoro, formaggio e basilico', picture: 'tile-pranzo', url: '/category/dispensa/pasta-e-riso', type: 'vertical', colours: ['#fdeceb', '#571310'] },
  { name: 'Buona colazione', descr: 'Caffè, biscotti e marmellate.', alt: 'Caffè, brioche, fragole e latte', picture: 'tile-colazione', url: '/category/colazione-e-dolci', type: 'vertical', colours: ['#fdf3df', '#4d3205'] },
  { name: 'La cantina', descr: 'Vermentino, Barbera e bollicine.', alt: 'Calici di vino con uva e formaggio', picture: 'tile-cantina', url: '/category/bevande/vini', type: 'vertical', colours: ['#fbe9f1', '#561031'] },
  { name: 'Per i più piccoli', descr: 'Pappe e pannolini sempre disponibili.', alt: 'Un biberon, un orsetto, una mela e un succo', picture: 'tile-bimbi', url: '/category/infanzia', type: 'vertical', colours: ['#e6f4fb', '#0c3a52'] },
  { name: 'Casa in ordine', descr: 'Detersivi anche in ricarica: meno imballaggio, stesso bucato.', alt: 'Un cesto del bucato, schiuma, spugna e flacone', picture: 'tile-casa', url: '/category/casa-e-pulizia', type: 'horizontal', colours: ['#e8eefb', '#15305f'] },
  { name: 'Un gelato, subito', descr: 'Vaschette, coni e ghiaccioli, a casa senza sciogliersi.', alt: 'Gelati in cono e in coppa con fragole', picture: 'tile-gelati', url: '/category/surgelati/gelati', type: 'horizontal', colours: ['#fbe8f8', '#521049'], inverted: true },
];

/** What the app shows who opens it for the first time; a new first picture shows it again. */
const tutorial: readonly Banner[] = [
  { name: 'Benvenuto nella tua spesa', descr: 'Tutto il negozio in tasca: cerca, scegli, e la spesa è fatta.', alt: 'Caffè, brioche, fragole e latte', picture: 'tile-colazione', url: '/category/frutta-e-verdura', type: 'image' },
  { name: 'Consegna o ritiro, decidi tu', descr: 'A casa nella fascia che preferisci, o in negozio quando passi di lì.', alt: 'Un cesto del bucato, schiuma, spugna e flacone', picture: 'tile-casa', url: '/category/dispensa', type: 'image' },
  { name: 'Le tue liste, sempre con te', descr: 'Segna con la stella ciò che compri spesso: lo ritrovi in un attimo.', alt: 'Un piatto di pasta con pomodoro, formaggio e basilico', picture: 'tile-pranzo', url: '/category/dispensa/pasta-e-riso', type: 'image' },
];

const products = (id: number, codInt: string, title: string, settings: Record<string, string>) => block(id, codInt, title, 'ProductSlider', { TITLE: title, LIMIT: '12', AUTOPLAY: 'false', ...settings });

/** The home page: banners, offers, ideas, and some departments. */
export const home: ShopPage = {
  slug: 'home',
  blocks: [
    block(9, 'HOME_TUTORIAL', 'Benvenuto', 'Tutorial', {}, tutorial.map((banner, at) => proposal(171 + at, banner))),
    block(10, 'HOME_CONSEGNA', 'La tua consegna', 'UserDeliveryService', {}),
    block(1, 'HOME_HERO', 'In primo piano', 'BannerSlider', { TITLE: 'In primo piano', AUTOPLAY: 'true' }, heroes.map((banner, at) => proposal(101 + at, banner))),
    block(21, 'HOME_CARTA', 'Carta fedeltà', 'PrimaCardRow', {}),
    products(2, 'HOME_PROMO', 'Le offerte della settimana', { PROMO: 'true', PARENT_CATEGORY_ID: '1', SHOW_ALL_SLUG: 'tutti-i-reparti' }),
    block(22, 'HOME_BUONI', 'I tuoi buoni', 'GiftCodeWidgetSlider', { TITLE: 'I tuoi buoni', AUTOPLAY: 'true' }),
    block(11, 'HOME_VOLANTINI', 'Volantini', 'LeafletSlider', { TITLE: 'Volantini', AUTOPLAY: 'true' }),
    products(3, 'HOME_FRUTTA', 'Frutta di stagione', { PARENT_CATEGORY_ID: '201', SHOW_ALL_SLUG: 'frutta-e-verdura/frutta-fresca' }),
    block(4, 'HOME_TILES', 'Idee per oggi', 'BannerList', { TITLE: 'Idee per oggi' }, tiles.map((banner, at) => proposal(151 + at, banner))),
    products(5, 'HOME_FRESCHI', 'Dal banco del fresco', { PARENT_CATEGORY_ID: '3', SHOW_ALL_SLUG: 'latte-e-formaggi' }),
    block(12, 'HOME_NEGOZIO', 'Il tuo negozio', 'FavouriteWh', { TITLE: 'Il tuo negozio' }),
    block(23, 'HOME_SERVIZI', 'Scopri i servizi', 'ServiceDiscovery', { TITLE: 'Dove portiamo la spesa?' }),
    products(6, 'HOME_PASTA', 'Pasta e riso', { PARENT_CATEGORY_ID: '701', SHOW_ALL_SLUG: 'dispensa/pasta-e-riso' }),
    products(7, 'HOME_COLAZIONE', 'La colazione', { PARENT_CATEGORY_ID: '8', SHOW_ALL_SLUG: 'colazione-e-dolci' }),
    products(8, 'HOME_CASA', 'Per la casa', { PARENT_CATEGORY_ID: '11', SHOW_ALL_SLUG: 'casa-e-pulizia' }),
  ],
  rows: ['HOME_TUTORIAL', 'HOME_CONSEGNA', 'HOME_HERO', 'HOME_CARTA', 'HOME_PROMO', 'HOME_BUONI', 'HOME_VOLANTINI', 'HOME_FRUTTA', 'HOME_TILES', 'HOME_FRESCHI', 'HOME_NEGOZIO', 'HOME_SERVIZI', 'HOME_PASTA', 'HOME_COLAZIONE', 'HOME_CASA'].map(row),
  navItems: [
    { name: 'Offerte', itemUrl: '/category/tutti-i-reparti?promo=true' },
    { name: 'Frutta e verdura', itemUrl: '/category/frutta-e-verdura' },
    { name: 'Pane fresco', itemUrl: '/category/pane-e-pasticceria/pane/pane-fresco' },
  ],
};
