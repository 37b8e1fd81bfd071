import type { Line } from '../catalogue/line.ts';
import { cold, counter, cut } from './profiles.ts';

const milkOnly = { contains: ['latte'], origin: 'Latte: Italia' } as const;
const dairies = ['Latteria Val d’Aveto', 'Malga Serena', 'Bianca Fattoria', 'Casaro Antico'];
const curd = 'LATTE, sale, caglio';

/** Department 3: cheese. */
export const cheese: readonly Line[] = [
  {
    ...cold, ...milkOnly, vat: 4, leaf: 'mozzarella-e-freschi', emoji: '🧀', pack: 'tub', brands: ['Bianca Fattoria', 'Malga Serena', 'Spesa Buona', 'Orto Bio'], sizes: ['125 g', '250 g', '3 x 125 g'], price: 980, each: 2, ingredients: `${curd}, fermenti lattici.`, nutrition: [240, 18, 13, 1.5, 1, 0, 17.5, 0.6], hue: 205, words: 'mozzarella formaggio fresco',
    articles: [
      { name: 'Mozzarella di latte vaccino' }, { name: 'Mozzarella senza lattosio', marks: ['Senza lattosio'], dear: 1.15 }, { name: 'Mozzarella di bufala campana', brands: ['Bufala Felice', 'Antica Dispensa'], sizes: ['250 g', '125 g'], ingredients: 'LATTE di bufala, sale, caglio.', marks: ['DOP e IGP'], badge: 'DOP', dear: 1.75, nutrition: [262, 21.5, 15, 1, 0.6, 0, 16, 0.7] },
      { name: 'Burrata', brands: ['Bufala Felice', 'Malga Serena'], sizes: ['200 g', '120 g'], ingredients: 'LATTE, crema di LATTE, sale, caglio.', dear: 1.7, nutrition: [280, 25, 17, 1.7, 1.7, 0, 12, 0.6] }, { name: 'Ricotta', sizes: ['250 g', '500 g'], ingredients: 'Siero di LATTE, crema di LATTE, sale.', dear: 0.65, nutrition: [150, 11, 7.6, 3.5, 3.5, 0, 8.8, 0.4] },
      { name: 'Stracchino', sizes: ['100 g', '165 g'], dear: 1.1, nutrition: [280, 23, 16, 1.2, 1.2, 0, 17, 1.1] }, { name: 'Prescinsêua genovese', brands: ['Latteria Val d’Aveto'], sizes: ['200 g', '400 g'], ingredients: 'LATTE, crema di LATTE, fermenti lattici, caglio.', marks: ['Km 0'], dear: 1.2, nutrition: [180, 15, 10, 3, 3, 0, 8, 0.1], text: 'La cagliata acidula della tradizione ligure, per torte salate e pansoti.' },
      { name: 'Formaggio fresco spalmabile', sizes: ['200 g', '150 g'], ingredients: 'LATTE, crema di LATTE, sale, addensante: farina di semi di carrube, fermenti lattici.', nutrition: [235, 22, 15, 4, 4, 0, 5.5, 0.75], dear: 0.95 }, { name: 'Mascarpone', sizes: ['250 g', '500 g'], ingredients: 'Crema di LATTE, correttore di acidità: acido citrico.', nutrition: [395, 41, 28, 3.5, 3.5, 0, 3.7, 0.1], dear: 0.95 },
    ],
  },
  {
    ...counter, ...milkOnly, vat: 4, leaf: 'formaggi-al-banco', emoji: '🧀', pack: 'loose', brands: ['Casaro Antico', 'Latteria Val d’Aveto', 'Malga Serena'], sizes: ['al kg'], price: 1690, infos: { WEIGHT_SELLING: '0.2', STEP_SELLING: '0.1' }, options: [cut], words: 'formaggio banco',
    articles: [
      { name: 'Parmigiano Reggiano 24 mesi', brands: ['Casaro Antico', 'Antica Dispensa'], ingredients: `${curd}.`, marks: ['DOP e IGP'], dear: 1.4, nutrition: [402, 30, 20, 0, 0, 0, 32, 1.6] }, { name: 'Grana Padano 16 mesi', ingredients: 'LATTE, sale, caglio, conservante: lisozima da UOVO.', contains: ['latte', 'uova'], marks: ['DOP e IGP'], dear: 1.1, nutrition: [398, 29, 18, 0, 0, 0, 33, 1.5] },
      { name: 'Pecorino romano', ingredients: 'LATTE di pecora, sale, caglio.', marks: ['DOP e IGP'], dear: 1.25, nutrition: [411, 33, 22, 0.2, 0.2, 0, 28, 4.5] }, { name: 'Gorgonzola dolce', ingredients: `${curd}, fermenti lattici, muffe.`, marks: ['DOP e IGP'], dear: 0.95, nutrition: [324, 27, 19, 1, 0.1, 0, 19, 1.8] }, { name: 'Asiago fresco', ingredients: `${curd}.`, marks: ['DOP e IGP'], dear: 0.8, nutrition: [368, 30, 21, 0.7, 0.3, 0, 24, 1.8] },
      { name: 'Fontina valdostana', ingredients: `${curd}.`, marks: ['DOP e IGP'], dear: 1.15, nutrition: [381, 31, 21, 0.8, 0, 0, 24.5, 1.8] }, { name: 'Formaggetta di Stella', brands: ['Latteria Val d’Aveto'], ingredients: 'LATTE vaccino e di capra, sale, caglio.', marks: ['Km 0'], dear: 1.1, nutrition: [330, 26, 17, 1, 1, 0, 23, 1.2] }, { name: 'San Stè della Val d’Aveto', brands: ['Latteria Val d’Aveto'], ingredients: `${curd}.`, marks: ['Km 0'], dear: 1.05, nutrition: [380, 31, 20, 0.5, 0.3, 0, 25, 1.5] },
      { name: 'Provolone piccante', ingredients: `${curd}.`, dear: 0.85, nutrition: [374, 29, 19, 1, 0, 0, 27, 2.1] }, { name: 'Taleggio', ingredients: `${curd}, fermenti lattici.`, marks: ['DOP e IGP'], dear: 0.85, nutrition: [315, 26, 18, 0.9, 0.9, 0, 19, 2.2] },
    ],
  },
  {
    ...cold, ...milkOnly, vat: 4, leaf: 'formaggi-confezionati', emoji: '🧀', pack: 'tray', shape: 'dish', brands: dairies, sizes: ['250 g', '350 g'], price: 1490, each: 2, ingredients: `${curd}.`, nutrition: [370, 29, 19, 0.8, 0.2, 0, 26, 1.7], words: 'formaggio',
    articles: [{ name: 'Parmigiano Reggiano in spicchio', brands: ['Casaro Antico', 'Spesa Buona', 'Antica Dispensa'], sizes: ['300 g', '500 g', '1 kg'], marks: ['DOP e IGP'], dear: 1.45, nutrition: [402, 30, 20, 0, 0, 0, 32, 1.6] }, { name: 'Grana Padano in spicchio', sizes: ['300 g', '500 g'], ingredients: 'LATTE, sale, caglio, conservante: lisozima da UOVO.', contains: ['latte', 'uova'], marks: ['DOP e IGP'], dear: 1.15 }, { name: 'Scamorza affumicata', dear: 0.8 }, { name: 'Caciotta dolce', dear: 0.8 }, { name: 'Provola dolce', dear: 0.85 }, { name: 'Pecorino toscano', ingredients: 'LATTE di pecora, sale, caglio.', marks: ['DOP e IGP'], dear: 1.3 }, { name: 'Feta greca', ingredients: 'LATTE di pecora e capra, sale, caglio, fermenti lattici.', sizes: ['200 g'], marks: ['DOP e IGP'], origin: 'Latte: Grecia', nutrition: [276, 23, 16, 0.7, 0.7, 0, 17, 2.5] }, { name: 'Brie', origin: 'Latte: Francia', sizes: ['200 g'], nutrition: [330, 28, 19, 0.5, 0.5, 0, 19, 1.6], dear: 0.8 }, { name: 'Caprino fresco', ingredients: 'LATTE di capra, sale, fermenti lattici, caglio.', sizes: ['80 g', '160 g'], nutrition: [220, 18, 12, 2, 2, 0, 13, 0.6] }],
  },
  {
    ...cold, ...milkOnly, vat: 4, leaf: 'formaggi-grattugiati-e-a-fette', emoji: '🧀', pack: 'bag', brands: dairies, sizes: ['100 g', '200 g'], price: 1750, each: 2, ingredients: `${curd}.`, nutrition: [385, 29, 19, 0, 0, 0, 31, 1.6], words: 'formaggio grattugiato fette',
    articles: [{ name: 'Parmigiano Reggiano grattugiato', marks: ['DOP e IGP'], dear: 1.25 }, { name: 'Grattugiato per pasta', dear: 0.85 }, { name: 'Fettine da fondere', pack: 'tray', sizes: ['200 g', '400 g'], ingredients: 'Formaggi (LATTE), acqua, burro (LATTE), proteine del LATTE, sali di fusione: citrati di sodio.', nutrition: [280, 21, 14, 6, 6, 0, 16, 2.5], dear: 0.55 }, { name: 'Emmentaler a fette', pack: 'tray', origin: 'Latte: Germania', dear: 0.8, sizes: ['150 g', '250 g'] }, { name: 'Edamer a fette', pack: 'tray', origin: 'Latte: Germania', dear: 0.65, sizes: ['150 g', '250 g'] }, { name: 'Mozzarella julienne per pizza', dear: 0.6, sizes: ['200 g', '400 g'], words: 'pizza mozzarella' }],
  },
];
