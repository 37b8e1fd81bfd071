import type { Line } from '../catalogue/line.ts';
import { fresh, loose, ripeness } from './profiles.ts';

const growers = ['Frutteto Alto', 'Valle Verde', 'Orto Bio', 'Spesa Buona'];
const southern = ['Sole del Sud', 'Orto Bio', 'Spesa Buona'];
const apple = [53, 0.2, 0, 12.5, 10.7, 2.1, 0.3, 0] as const;
const citrus = [40, 0.1, 0, 8.3, 8, 1.6, 0.8, 0] as const;

/** Department 2: fresh fruit, sold by weight or in trays. */
export const fruit: readonly Line[] = [
  {
    ...loose, leaf: 'mele-e-pere', emoji: '🍎', pack: 'loose', brands: growers, sizes: ['al kg'], price: 229, infos: { WEIGHT_SELLING: '0.6', STEP_SELLING: '0.2', WEIGHT_SELLING_SINGLE_UNIT: '0.2' },
    origin: 'Italia, Alto Adige', nutrition: apple, words: 'mele mela frutta', text: 'Mele croccanti, raccolte a mano e conservate al fresco.',
    articles: [
      { name: 'Mele Golden Delicious', variety: 'Golden Delicious', emoji: '🍏', tint: -30 }, { name: 'Mele Fuji', variety: 'Fuji', dear: 1.05 }, { name: 'Mele Royal Gala', variety: 'Royal Gala' },
      { name: 'Mele Granny Smith', variety: 'Granny Smith', emoji: '🍏' }, { name: 'Mele Renetta', variety: 'Renetta del Canada', emoji: '🍏', dear: 1.15 }, { name: 'Mele Stark Delicious', variety: 'Stark Delicious', dear: 0.95 },
      { name: 'Mele annurche campane', variety: 'Annurca', dear: 1.4, origin: 'Italia, Campania', marks: ['DOP e IGP'], badge: 'IGP' },
    ],
  },
  {
    ...loose, leaf: 'mele-e-pere', emoji: '🍐', pack: 'loose', brands: growers, sizes: ['al kg'], price: 269, infos: { WEIGHT_SELLING: '0.6', STEP_SELLING: '0.2', WEIGHT_SELLING_SINGLE_UNIT: '0.2' },
    origin: 'Italia, Emilia-Romagna', nutrition: [57, 0.1, 0, 12.9, 9.8, 3.1, 0.4, 0], words: 'pere pera frutta', options: [ripeness],
    articles: [{ name: 'Pere Abate Fetel', variety: 'Abate Fetel' }, { name: 'Pere Williams', variety: 'Williams' }, { name: 'Pere Conference', variety: 'Conference', dear: 0.95 }, { name: 'Pere Kaiser', variety: 'Kaiser', dear: 0.9 }],
  },
  {
    ...loose, leaf: 'agrumi', emoji: '🍊', pack: 'loose', brands: southern, sizes: ['al kg'], price: 199, infos: { WEIGHT_SELLING: '1', STEP_SELLING: '0.5', WEIGHT_SELLING_SINGLE_UNIT: '0.25' },
    origin: 'Italia, Sicilia', nutrition: citrus, words: 'arance agrumi spremuta frutta',
    articles: [{ name: 'Arance Tarocco', variety: 'Tarocco' }, { name: 'Arance Navel', variety: 'Navel' }, { name: 'Mandarini', variety: 'Tardivo di Ciaculli', dear: 1.2 }, { name: 'Clementine', variety: 'Comune', dear: 1.25, origin: 'Italia, Calabria' }, { name: 'Limoni', variety: 'Femminello', emoji: '🍋', dear: 1.2 }, { name: 'Pompelmi rosa', variety: 'Star Ruby', dear: 0.95 }],
  },
  {
    ...fresh, leaf: 'agrumi', emoji: '🍊', pack: 'bag', brands: southern, sizes: ['2 kg', '1,5 kg'], price: 165, origin: 'Italia, Sicilia', nutrition: citrus, words: 'arance limoni agrumi', each: 1,
    articles: [{ name: 'Arance da spremuta in rete', variety: 'Valencia' }, { name: 'Clementine in rete', variety: 'Comune' }, { name: 'Limoni non trattati in rete', variety: 'Femminello', emoji: '🍋', sizes: ['500 g', '1 kg'], dear: 1.6 }],
  },
  {
    ...loose, leaf: 'banane-e-frutta-esotica', emoji: '🍌', pack: 'loose', brands: ['Sole del Sud', 'Orto Bio', 'Spesa Buona'], sizes: ['al kg'], price: 179, infos: { WEIGHT_SELLING: '0.4', STEP_SELLING: '0.2', WEIGHT_SELLING_SINGLE_UNIT: '0.18' }, each: 3,
    origin: 'Ecuador', variety: 'Cavendish', category: 'Extra', nutrition: [89, 0.3, 0.1, 20.3, 12.2, 2.6, 1.1, 0], words: 'banane banana frutta esotica', options: [ripeness], articles: ['Banane'],
  },
  {
    ...fresh, leaf: 'banane-e-frutta-esotica', emoji: '🥭', pack: 'loose', brands: ['Sole del Sud', 'Valle Verde'], sizes: ['1 pezzo'], price: 199, each: 1, nutrition: [60, 0.4, 0.1, 13.4, 11, 1.6, 0.8, 0], words: 'frutta esotica tropicale',
    articles: [
      { name: 'Mango pronto da mangiare', variety: 'Kent', origin: 'Perù' }, { name: 'Avocado Hass', variety: 'Hass', origin: 'Perù', emoji: '🥑', dear: 0.7, options: [ripeness] }, { name: 'Ananas', variety: 'MD2', origin: 'Costa Rica', emoji: '🍍', dear: 1.4 },
      { name: 'Cocco', variety: 'Comune', origin: 'Costa d’Avorio', emoji: '🥥', dear: 0.8 }, { name: 'Melone giallo', variety: 'Gialletto', origin: 'Italia, Sicilia', emoji: '🍈', dear: 1.7 }, { name: 'Lime', variety: 'Tahiti', origin: 'Brasile', emoji: '🍋', tint: 45, dear: 0.25 },
    ],
  },
  {
    ...fresh, leaf: 'banane-e-frutta-esotica', emoji: '🥝', pack: 'tray', brands: ['Valle Verde', 'Orto Bio', 'Spesa Buona'], sizes: ['500 g', '1 kg'], price: 329, origin: 'Italia, Lazio', variety: 'Hayward', nutrition: [61, 0.5, 0, 12, 9, 3, 1.1, 0], words: 'kiwi frutta', articles: [{ name: 'Kiwi verde' }, { name: 'Kiwi giallo', variety: 'Soreli', dear: 1.5 }],
  },
  {
    ...loose, leaf: 'uva-e-frutta-estiva', emoji: '🍇', pack: 'loose', brands: southern, sizes: ['al kg'], price: 299, infos: { WEIGHT_SELLING: '0.5', STEP_SELLING: '0.25' }, origin: 'Italia, Puglia', nutrition: [64, 0.1, 0, 15.6, 15.6, 1.5, 0.5, 0], words: 'uva pesche frutta estiva',
    articles: [{ name: 'Uva Italia', variety: 'Italia' }, { name: 'Uva senza semi', variety: 'Sugraone', dear: 1.25 }, { name: 'Pesche gialle', variety: 'Rich Lady', emoji: '🍑' }, { name: 'Pesche noci', variety: 'Big Top', emoji: '🍑' }, { name: 'Ciliegie', variety: 'Ferrovia', emoji: '🍒', dear: 2.2 }, { name: 'Albicocche', variety: 'Orange Rubis', emoji: '🍑', dear: 1.2 }, { name: 'Kaki vaniglia', variety: 'Vaniglia', emoji: '🍅', tint: 25 }],
  },
  {
    ...fresh, leaf: 'frutti-di-bosco-e-fragole', emoji: '🍓', pack: 'tray', brands: ['Valle Verde', 'Frutteto Alto', 'Orto Bio'], sizes: ['250 g', '500 g'], price: 940, origin: 'Italia, Basilicata', nutrition: [35, 0.4, 0, 5.3, 5.3, 1.6, 0.9, 0], words: 'frutti di bosco fragole',
    articles: [{ name: 'Fragole', variety: 'Candonga' }, { name: 'Mirtilli', variety: 'Duke', emoji: '🫐', sizes: ['125 g', '250 g'], dear: 1.3, origin: 'Italia, Trentino' }, { name: 'Lamponi', variety: 'Tulameen', emoji: '🍒', sizes: ['125 g'], dear: 1.5, origin: 'Italia, Trentino' }, { name: 'Frutti di bosco misti', variety: 'Assortite', emoji: '🫐', sizes: ['200 g'], dear: 1.3, origin: 'Italia, Trentino' }],
  },
];
