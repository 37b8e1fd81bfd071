import type { Line } from '../catalogue/line.ts';
import { brick, cold, larder, plastic } from './profiles.ts';

const dairies = ['Latteria Val d’Aveto', 'Malga Serena', 'Bianca Fattoria', 'Spesa Buona', 'Orto Bio'];
const milkFacts = { contains: ['latte'], origin: 'Latte: Italia' } as const;

/** Department 3: milk, plant drinks, cream. */
export const milk: readonly Line[] = [
  {
    ...cold, ...milkFacts, leaf: 'latte-fresco', vat: 4, emoji: '🥛', pack: 'carton', brands: dairies, sizes: ['1 l', '50 cl'], price: 165, each: 4, limit: 'Latte in promozione', ingredients: 'LATTE fresco pastorizzato.', disposal: brick, words: 'latte fresco',
    text: 'Munto nelle nostre valli e in negozio entro 24 ore.', storage: 'Conservare in frigorifero fra 0 e +4 °C. Dopo l’apertura consumare entro 3 giorni.',
    articles: [
      { name: 'Latte fresco intero alta qualità', nutrition: [65, 3.7, 2.5, 4.9, 4.9, 0, 3.3, 0.1] }, { name: 'Latte fresco parzialmente scremato', nutrition: [47, 1.6, 1.1, 4.9, 4.9, 0, 3.3, 0.1] },
      { name: 'Latte fresco senza lattosio', nutrition: [47, 1.6, 1.1, 4.9, 4.9, 0, 3.3, 0.1], ingredients: 'LATTE fresco pastorizzato parzialmente scremato delattosato, enzima lattasi.', marks: ['Senza lattosio'], dear: 1.12 },
    ],
  },
  {
    ...larder, ...milkFacts, leaf: 'latte-a-lunga-conservazione', vat: 4, emoji: '🥛', pack: 'carton', brands: dairies, sizes: ['1 l', '50 cl'], price: 125, each: 4, limit: 'Latte in promozione', ingredients: 'LATTE sterilizzato a lunga conservazione (UHT).', disposal: brick, words: 'latte uht', storage: 'Conservare a temperatura ambiente. Dopo l’apertura tenere in frigorifero e consumare entro 4 giorni.',
    articles: [
      { name: 'Latte UHT intero', nutrition: [64, 3.6, 2.4, 4.8, 4.8, 0, 3.2, 0.1] }, { name: 'Latte UHT parzialmente scremato', nutrition: [46, 1.5, 1, 4.9, 4.9, 0, 3.2, 0.1] }, { name: 'Latte UHT scremato', nutrition: [34, 0.1, 0.1, 5, 5, 0, 3.3, 0.1], dear: 0.96 },
      { name: 'Latte UHT senza lattosio', nutrition: [46, 1.5, 1, 4.9, 4.9, 0, 3.2, 0.1], marks: ['Senza lattosio'], dear: 1.15 },
    ],
  },
  {
    ...larder, ...milkFacts, leaf: 'latte-a-lunga-conservazione', vat: 4, emoji: '🥛', pack: 'carton', kind: 'Confezione', brands: ['Bianca Fattoria', 'Spesa Buona', 'Malga Serena'], sizes: ['1 l'], price: 115, each: 2, infos: { QTY_MULT: '6', QTY_LOCKED: 'true', MULTI_PACK: '6', LOGISTIC_PACKAGING_ITEMS: '6' }, ingredients: 'LATTE sterilizzato a lunga conservazione (UHT).', disposal: brick, words: 'latte uht cassa scorta',
    text: 'Si vende a cartoni da 6; il prezzo è del singolo litro.', articles: [{ name: 'Latte UHT parzialmente scremato, cartone da 6', nutrition: [46, 1.5, 1, 4.9, 4.9, 0, 3.2, 0.1] }, { name: 'Latte UHT intero, cartone da 6', nutrition: [64, 3.6, 2.4, 4.8, 4.8, 0, 3.2, 0.1] }],
  },
  {
    ...larder, leaf: 'bevande-vegetali', emoji: '🌾', pack: 'carton', brands: ['Soia & Sole', 'Orto Bio', 'Spesa Buona', 'Alba Chiara'], sizes: ['1 l'], price: 219, marks: ['Vegano', 'Senza lattosio'], disposal: brick, words: 'latte vegetale bevanda', storage: 'Agitare prima dell’uso. Dopo l’apertura tenere in frigorifero e consumare entro 5 giorni.',
    articles: [
      { name: 'Bevanda di soia', ingredients: 'Acqua, semi di SOIA 8,5 %, calcio, sale.', contains: ['soia'], nutrition: [38, 1.9, 0.3, 1.6, 1.3, 0.6, 3.4, 0.08], emoji: '🫘' },
      { name: 'Bevanda di avena', ingredients: 'Acqua, AVENA 11 %, olio di girasole, sale.', contains: ['glutine (avena)'], nutrition: [45, 1, 0.2, 8, 4.2, 0.8, 0.8, 0.1] },
      { name: 'Bevanda di mandorla senza zuccheri', ingredients: 'Acqua, MANDORLE 3 %, sale, emulsionante: lecitina di girasole.', contains: ['frutta a guscio (mandorle)'], nutrition: [18, 1.4, 0.1, 0.5, 0.1, 0.4, 0.6, 0.1], emoji: '🥜', marks: ['Senza zuccheri aggiunti'], dear: 1.15 },
      { name: 'Bevanda di riso', ingredients: 'Acqua, riso 14 %, olio di girasole, sale.', contains: [], nutrition: [52, 1, 0.1, 10.4, 5.8, 0.1, 0.2, 0.1], emoji: '🍚' },
    ],
  },
  {
    ...cold, ...milkFacts, leaf: 'panna-e-besciamella', emoji: '🥣', pack: 'carton', brands: ['Bianca Fattoria', 'Malga Serena', 'Spesa Buona'], sizes: ['200 ml', '500 ml'], price: 690, disposal: brick, words: 'panna besciamella',
    articles: [
      { name: 'Panna fresca da montare', ingredients: 'Crema di LATTE.', nutrition: [337, 35, 24, 2.9, 2.9, 0, 2.2, 0.08] }, { name: 'Panna da cucina', ingredients: 'Crema di LATTE, LATTE, stabilizzante: carragenina.', nutrition: [212, 21, 14, 3.6, 3.6, 0, 2.6, 0.1], dear: 0.85 },
      { name: 'Besciamella', ingredients: 'LATTE parzialmente scremato, farina di GRANO tenero, burro (LATTE), sale, noce moscata.', contains: ['latte', 'glutine (grano)'], nutrition: [98, 6.2, 3.4, 7.6, 4, 0.2, 3, 0.7], dear: 0.6 },
    ],
  },
  {
    ...cold, leaf: 'uova', emoji: '🥚', pack: 'box', brands: ['Aia del Bosco', 'Spesa Buona', 'Antica Dispensa', 'Orto Bio'], sizes: ['6 uova', '10 uova', '12 uova'], price: 34, each: 4, contains: ['uova'], ingredients: 'UOVA fresche categoria A.', nutrition: [128, 8.7, 3.2, 0.5, 0.3, 0, 12.4, 0.36], origin: 'Italia', category: 'A', disposal: 'Confezione: carta.', words: 'uova uovo', storage: 'Conservare preferibilmente in frigorifero dopo l’acquisto.',
    articles: [{ name: 'Uova da galline allevate a terra' }, { name: 'Uova da galline allevate all’aperto', dear: 1.2 }, { name: 'Uova grandi a pasta gialla', dear: 1.3 }],
  },
  {
    ...cold, ...milkFacts, leaf: 'burro-e-margarina', emoji: '🧈', pack: 'box', brands: ['Latteria Val d’Aveto', 'Malga Serena', 'Bianca Fattoria', 'Spesa Buona'], sizes: ['250 g', '125 g', '500 g'], price: 1090, ingredients: 'BURRO (panna di LATTE).', nutrition: [747, 83, 55, 0.6, 0.6, 0, 0.6, 0.03], disposal: plastic, words: 'burro',
    articles: [{ name: 'Burro' }, { name: 'Burro di centrifuga', dear: 1.2 }, { name: 'Burro salato', ingredients: 'BURRO (panna di LATTE), sale marino 2 %.', nutrition: [735, 81, 54, 0.6, 0.6, 0, 0.6, 2], dear: 1.15 }, { name: 'Burro senza lattosio', marks: ['Senza lattosio'], dear: 1.2 }, { name: 'Margarina vegetale', ingredients: 'Oli e grassi vegetali (girasole, karité), acqua, sale, emulsionante: lecitina di girasole, succo di limone.', contains: [], nutrition: [540, 60, 18, 0.4, 0.1, 0, 0.1, 0.4], marks: ['Vegano'], origin: 'Italia', dear: 0.55, brands: ['Bianca Fattoria', 'Spesa Buona', 'Soia & Sole'] }],
  },
];
