import type { Line } from '../catalogue/line.ts';
import { larder, paper } from './profiles.ts';

const makers = ['Pastificio Val Trebbia', 'Grano Alto', 'Trafila d’Oro', 'Spesa Buona', 'Antica Dispensa'];
const durum = { contains: ['glutine (grano)'], traces: ['soia', 'senape'], ingredients: 'Semola di GRANO duro, acqua.', nutrition: [356, 1.5, 0.3, 71.5, 3.2, 3, 12.8, 0.01] as const, origin: 'Grano: Italia. Molitura: Italia' };

/** Department 7: dry pasta, rice and cereals. */
export const pasta: readonly Line[] = [
  {
    ...larder, ...durum, leaf: 'pasta-di-semola', vat: 4, emoji: '🍝', pack: 'box', brands: makers, sizes: ['500 g', '1 kg'], price: 210, each: 2, disposal: paper, words: 'pasta pasta secca primi', text: 'Essiccata lentamente, tiene bene la cottura e raccoglie il sugo.',
    articles: ['Spaghetti n. 5', 'Spaghettini', 'Linguine', 'Bucatini', 'Penne rigate', 'Mezze penne rigate', 'Rigatoni', 'Mezze maniche rigate', 'Fusilli', 'Farfalle', 'Conchiglie rigate', 'Orecchiette', 'Trofie', 'Casarecce', 'Paccheri', 'Ditalini rigati', 'Stelline', 'Tortiglioni', 'Sedani rigati', 'Trenette'],
  },
  {
    ...larder, leaf: 'pasta-integrale-e-speciale', vat: 4, emoji: '🌾', pack: 'box', brands: ['Grano Alto', 'Pastificio Val Trebbia', 'Orto Bio'], sizes: ['500 g'], price: 290, disposal: paper, words: 'pasta integrale', contains: ['glutine (grano)'], origin: 'Grano: Italia',
    articles: [
      ...['Spaghetti integrali', 'Penne integrali', 'Fusilli integrali'].map((name) => ({ name, marks: ['Integrale'], ingredients: 'Semola integrale di GRANO duro, acqua.', nutrition: [350, 2.5, 0.5, 64, 3.4, 8, 13, 0.01] as const })),
      ...['Fusilli di lenticchie rosse', 'Penne di ceci'].map((name) => ({ name, sizes: ['250 g', '300 g'], contains: [], traces: ['soia'], marks: ['Senza glutine', 'Alto contenuto di proteine'], ingredients: `Farina di ${name.includes('ceci') ? 'ceci' : 'lenticchie rosse'} 100 %.`, nutrition: [344, 2.1, 0.4, 52, 2.2, 9, 25, 0.02] as const, dear: 2.4, origin: 'Legumi: UE e non UE' })),
      ...['Penne senza glutine', 'Spaghetti senza glutine'].map((name) => ({ name, sizes: ['400 g'], contains: [], traces: ['soia'], marks: ['Senza glutine'], ingredients: 'Farina di mais bianco, farina di mais giallo, farina di riso, acqua, emulsionante: mono- e digliceridi degli acidi grassi.', nutrition: [355, 1.3, 0.3, 78, 0.6, 1.4, 6.8, 0.01] as const, dear: 1.7, origin: 'Mais e riso: Italia' })),
      { name: 'Caserecce di farro', contains: ['glutine (farro)'], ingredients: 'Semola di FARRO, acqua.', nutrition: [355, 2.2, 0.4, 67, 2.5, 6, 13.5, 0.01], dear: 1.4 },
    ],
  },
  {
    ...larder, leaf: 'pasta-all-uovo', vat: 4, emoji: '🥚', pack: 'box', brands: ['Sfogliavera', 'Antica Dispensa', 'Spesa Buona'], sizes: ['250 g', '500 g'], price: 520, disposal: paper, contains: ['glutine (grano)', 'uova'], traces: ['soia'], ingredients: 'Semola di GRANO duro, UOVA fresche da galline allevate a terra 32 %.', nutrition: [372, 4.5, 1.4, 66, 3.2, 3.2, 15, 0.14], origin: 'Grano: Italia. Uova: Italia', words: 'pasta uovo',
    articles: ['Tagliatelle all’uovo', 'Pappardelle all’uovo', 'Fettuccine all’uovo', 'Lasagne all’uovo', 'Maltagliati all’uovo'],
  },
  {
    ...larder, leaf: 'riso', vat: 4, emoji: '🍚', pack: 'box', brands: ['Riseria Due Ponti', 'Spesa Buona', 'Antica Dispensa', 'Orto Bio'], sizes: ['1 kg', '500 g'], price: 340, disposal: paper, contains: [], origin: 'Italia, Vercelli', words: 'riso risotto', nutrition: [349, 0.9, 0.2, 78, 0.3, 1.2, 7, 0.01],
    articles: [
      { name: 'Riso Carnaroli', ingredients: 'Riso Carnaroli.', text: 'Chicco grande per risotti sempre all’onda.' }, { name: 'Riso Arborio', ingredients: 'Riso Arborio.', dear: 0.95 }, { name: 'Riso Vialone Nano', ingredients: 'Riso Vialone Nano.', dear: 1.1 }, { name: 'Riso Roma', ingredients: 'Riso Roma.', dear: 0.9 },
      { name: 'Riso parboiled', ingredients: 'Riso parboiled.', dear: 0.85 }, { name: 'Riso Basmati', ingredients: 'Riso Basmati.', origin: 'India', dear: 1.15 }, { name: 'Riso Venere integrale', ingredients: 'Riso integrale nero.', sizes: ['500 g'], marks: ['Integrale'], dear: 1.7, hue: 280 },
    ],
  },
  {
    ...larder, leaf: 'cereali-farro-e-cous-cous', vat: 4, emoji: '🌾', pack: 'bag', brands: ['Alba Chiara', 'Orto Bio', 'Spesa Buona'], sizes: ['500 g', '400 g'], price: 380, contains: ['glutine'], traces: ['soia', 'sesamo'], origin: 'Italia', words: 'cereali zuppe insalate', nutrition: [340, 2, 0.4, 65, 2, 8, 12, 0.02],
    articles: [
      { name: 'Farro perlato', ingredients: 'FARRO perlato.', contains: ['glutine (farro)'] }, { name: 'Orzo perlato', ingredients: 'ORZO perlato.', contains: ['glutine (orzo)'], dear: 0.8 }, { name: 'Cous cous', ingredients: 'Semola di GRANO duro precotta.', contains: ['glutine (grano)'], dear: 0.75 }, { name: 'Bulgur', ingredients: 'GRANO duro precotto e spezzato.', contains: ['glutine (grano)'], origin: 'Turchia' },
      { name: 'Quinoa', ingredients: 'Quinoa bianca.', contains: [], marks: ['Senza glutine'], origin: 'Perù', dear: 2.1 }, { name: 'Polenta istantanea', ingredients: 'Farina di mais precotta.', contains: [], dear: 0.65, emoji: '🌽', words: 'polenta mais' },
    ],
  },
];
