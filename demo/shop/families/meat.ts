import type { Line } from '../catalogue/line.ts';
import { chilled, cold, counter, tray } from './profiles.ts';

const butchers = ['Macelleria Balestrino', 'Carni del Colle', 'Spesa Buona'];
const raw = { contains: [], storage: 'Conservare fra 0 e +4 °C. Cuocere completamente prima del consumo.', disposal: tray };
const beef = 'Nato, allevato e macellato in Italia';
const byWeight = { WEIGHT_SELLING: '0.4', STEP_SELLING: '0.1', SIZE: 'Fetta sottile,Fetta media,Fetta alta' };

/** Department 4: meat. */
export const meat: readonly Line[] = [
  {
    ...counter, ...raw, leaf: 'bovino', emoji: '🥩', pack: 'tray', brands: butchers, sizes: ['al kg'], price: 1790, infos: byWeight, origin: beef, nutrition: [148, 6.2, 2.4, 0, 0, 0, 22, 0.15], words: 'carne manzo bovino vitello', marks: ['Italiano'],
    articles: [
      { name: 'Fettine di bovino adulto', variety: 'Scottona' }, { name: 'Bistecca di scamone' }, { name: 'Filetto di bovino', dear: 2, nutrition: [127, 5, 2, 0, 0, 0, 20.5, 0.12] }, { name: 'Costata con osso', dear: 1.2 }, { name: 'Tagliata di bovino', dear: 1.35 }, { name: 'Spezzatino di bovino', dear: 0.8 },
      { name: 'Bollito misto', dear: 0.7 }, { name: 'Arrosto di vitello', dear: 1.3, nutrition: [107, 2.7, 1, 0, 0, 0, 20.7, 0.2] }, { name: 'Ossibuchi di vitello', dear: 1.05 }, { name: 'Macinato scelto di bovino', dear: 0.75, words: 'ragù polpette', nutrition: [172, 10, 4.2, 0, 0, 0, 20, 0.16] },
    ],
  },
  {
    ...counter, ...raw, leaf: 'suino', emoji: '🥩', pack: 'tray', brands: butchers, sizes: ['al kg'], price: 890, infos: byWeight, origin: 'Allevato e macellato in Italia', nutrition: [157, 8, 2.8, 0, 0, 0, 21, 0.15], words: 'carne maiale suino', hue: 350,
    articles: [{ name: 'Braciole di suino' }, { name: 'Lonza a fette', dear: 1.1, nutrition: [146, 7, 2.4, 0, 0, 0, 20.7, 0.14] }, { name: 'Costine di suino', dear: 0.85 }, { name: 'Arista disossata' }, { name: 'Filetto di suino', dear: 1.25, nutrition: [110, 2.9, 1, 0, 0, 0, 20.9, 0.13] }, { name: 'Salsiccia fresca', ingredients: 'Carne di suino 95 %, sale, spezie, aromi naturali, antiossidante: acido ascorbico.', nutrition: [304, 26, 9.5, 0.5, 0.3, 0, 16, 1.9], dear: 1.15, words: 'salsiccia grigliata' }],
  },
  {
    ...counter, ...raw, leaf: 'pollo-e-tacchino', emoji: '🍗', pack: 'tray', brands: ['Aia del Bosco', 'Carni del Colle', 'Spesa Buona'], sizes: ['al kg'], price: 990, infos: byWeight, origin: 'Allevato e macellato in Italia', nutrition: [110, 1.2, 0.3, 0, 0, 0, 23.3, 0.15], words: 'carne pollo tacchino', hue: 32,
    articles: [{ name: 'Petto di pollo a fette' }, { name: 'Petto di pollo intero', dear: 0.95 }, { name: 'Cosce di pollo', dear: 0.5, nutrition: [170, 11, 3.2, 0, 0, 0, 18, 0.2] }, { name: 'Sovracosce di pollo', dear: 0.55, nutrition: [160, 10, 3, 0, 0, 0, 18, 0.2] }, { name: 'Alette di pollo', dear: 0.5, nutrition: [193, 13.4, 3.9, 0, 0, 0, 18.3, 0.2] }, { name: 'Pollo intero', dear: 0.5, nutrition: [171, 11, 3.3, 0, 0, 0, 18, 0.2] }, { name: 'Fesa di tacchino a fette', dear: 1.1, nutrition: [107, 1.2, 0.4, 0, 0, 0, 24, 0.11] }, { name: 'Spezzatino di tacchino', dear: 0.9 }],
  },
  {
    ...cold, vat: 10, leaf: 'pollo-e-tacchino', emoji: '🍗', pack: 'tray', brands: ['Aia del Bosco', 'Spesa Buona'], sizes: ['280 g', '400 g'], price: 1150, contains: ['glutine (grano)', 'uova'], traces: ['latte', 'soia'], nutrition: [220, 11, 2, 15, 1, 1, 15, 1.2], words: 'cotolette impanato pollo', origin: 'Carne: Italia', each: 2,
    articles: [{ name: 'Cotolette di pollo impanate', ingredients: 'Carne di pollo 60 %, pangrattato (farina di GRANO), olio di girasole, UOVA, sale, aromi.' }, { name: 'Cordon bleu di tacchino', contains: ['glutine (grano)', 'latte', 'uova'], ingredients: 'Carne di tacchino 50 %, formaggio (LATTE) 12 %, prosciutto cotto, pangrattato (farina di GRANO), olio di girasole, UOVA, sale.' }, { name: 'Bocconcini di pollo impanati', emoji: '🍗', ingredients: 'Carne di pollo 58 %, pangrattato (farina di GRANO), olio di girasole, UOVA, sale, paprica.' }],
  },
  {
    ...cold, vat: 10, leaf: 'hamburger-e-preparati', emoji: '🍔', pack: 'tray', brands: ['Macelleria Balestrino', 'Carni del Colle', 'Spesa Buona'], sizes: ['200 g', '400 g'], price: 1390, contains: [], traces: ['soia', 'latte'], storage: chilled, nutrition: [198, 13, 5.2, 1.5, 0.3, 0.5, 18.5, 1], words: 'hamburger polpette carne', origin: 'Carne: Italia', each: 2,
    articles: [{ name: 'Hamburger di scottona', ingredients: 'Carne di bovino 92 %, acqua, sale, fibra vegetale, antiossidante: acido ascorbico.' }, { name: 'Hamburger di chianina', dear: 1.35, ingredients: 'Carne di bovino di razza Chianina 94 %, sale, fibra vegetale.' }, { name: 'Hamburger di pollo', dear: 0.9, ingredients: 'Carne di pollo 88 %, acqua, sale, aromi, fibra vegetale.', nutrition: [150, 8, 2.2, 1, 0.3, 0.5, 18, 1.1] }, { name: 'Polpette al sugo da cuocere', contains: ['glutine (grano)', 'uova', 'latte'], traces: [], emoji: '🧆', ingredients: 'Carne di bovino e suino 75 %, pane (farina di GRANO), UOVA, formaggio (LATTE), prezzemolo, sale.', dear: 0.95 }, { name: 'Spiedini misti', emoji: '🍢', ingredients: 'Carne di suino, pollo e tacchino 85 %, peperoni, salsiccia, rosmarino.' }, { name: 'Involtini alla ligure', emoji: '🌯', hue: 90, contains: ['frutta a guscio', 'latte'], ingredients: 'Carne di bovino 70 %, mortadella, maggiorana, PINOLI, formaggio (LATTE), sale.', dear: 1.2 }],
  },
  {
    ...cold, vat: 10, leaf: 'tofu-seitan-e-burger-vegetali', emoji: '🌱', pack: 'tray', brands: ['Soia & Sole', 'Orto Bio'], sizes: ['180 g', '250 g'], price: 1390, marks: ['Vegano'], contains: ['soia'], traces: ['sesamo', 'glutine'], nutrition: [140, 8, 1.2, 2, 0.6, 2, 14, 0.6], words: 'vegano vegetariano proteine', each: 2,
    articles: [{ name: 'Tofu al naturale', ingredients: 'SOIA 57 %, acqua, coagulante: cloruro di magnesio.', dear: 0.8 }, { name: 'Tofu affumicato', ingredients: 'SOIA 57 %, acqua, sale, coagulante: cloruro di magnesio, fumo di faggio.' }, { name: 'Seitan alla piastra', emoji: '🌾', contains: ['glutine (grano)', 'soia'], ingredients: 'Glutine di GRANO, acqua, salsa di SOIA, spezie.', nutrition: [150, 2, 0.4, 5, 0.8, 1.2, 28, 1.2] }, { name: 'Burger di lenticchie', emoji: '🍔', contains: [], ingredients: 'Lenticchie 45 %, carote, olio di girasole, fiocchi di patate, sale, spezie.', nutrition: [180, 7, 0.8, 18, 2, 6, 8, 1] }, { name: 'Burger di piselli e spinaci', emoji: '🍔', hue: 110, contains: [], ingredients: 'Piselli 38 %, spinaci 20 %, olio di girasole, fiocchi di patate, sale.', nutrition: [175, 7, 0.8, 18, 2, 6, 7, 1] }, { name: 'Hummus di ceci', emoji: '🫘', pack: 'tub', contains: ['sesamo'], ingredients: 'Ceci 60 %, crema di SESAMO 15 %, olio di semi di girasole, succo di limone, aglio, sale.', nutrition: [260, 19, 2.2, 12, 0.5, 5, 7.5, 1] }],
  },
];
