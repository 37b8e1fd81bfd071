import type { Line } from '../catalogue/line.ts';
import { chilled, cold, counter, tray } from './profiles.ts';

const fishmongers = ['Pescheria Punta Chiappa', 'Nordmare'];
const raw = { storage: 'Conservare fra 0 e +2 °C e consumare entro 2 giorni, previa cottura.', disposal: tray };

/** Department 4: fish. */
export const fish: readonly Line[] = [
  {
    ...counter, ...raw, leaf: 'pesce-fresco', emoji: '🐟', pack: 'tray', brands: fishmongers, sizes: ['al kg'], price: 1690, infos: { WEIGHT_SELLING: '0.3', STEP_SELLING: '0.1' }, contains: ['pesce'], words: 'pesce fresco', hue: 205,
    articles: [
      { name: 'Orata di allevamento', origin: 'Allevata in Italia, Golfo della Spezia', dear: 0.85, nutrition: [121, 3.8, 0.9, 0, 0, 0, 20.7, 0.2] }, { name: 'Branzino di allevamento', origin: 'Allevato in Italia, Golfo della Spezia', dear: 0.9, nutrition: [112, 3, 0.7, 0, 0, 0, 21, 0.2] }, { name: 'Acciughe del Mar Ligure', origin: 'Pescate con ciancioli, Mar Ligure (FAO 37.1.3)', marks: ['Km 0'], dear: 0.6, nutrition: [96, 2.6, 1.3, 0, 0, 0, 16.8, 0.3] },
      { name: 'Filetti di salmone', origin: 'Allevato in Norvegia', emoji: '🐟', hue: 14, dear: 1.25, nutrition: [208, 13, 3, 0, 0, 0, 20, 0.15] }, { name: 'Trancio di pesce spada', origin: 'Pescato con palangari, Mediterraneo (FAO 37)', dear: 1.55, nutrition: [109, 4.2, 1.2, 0, 0, 0, 16.9, 0.2] }, { name: 'Trancio di tonno', origin: 'Pescato con palangari, Oceano Indiano (FAO 51)', hue: 350, dear: 1.7, nutrition: [158, 8, 2, 0, 0, 0, 21.5, 0.1], words: 'tonno' },
      { name: 'Filetti di merluzzo', origin: 'Pescato con reti da traino, Atlantico nord-orientale (FAO 27)', dear: 1.1, nutrition: [71, 0.3, 0.1, 0, 0, 0, 17, 0.2] }, { name: 'Triglie di scoglio', origin: 'Pescate con reti da posta, Mar Ligure (FAO 37.1.3)', dear: 1.2, nutrition: [123, 6.2, 1.6, 0, 0, 0, 15.8, 0.2] }, { name: 'Trota salmonata', origin: 'Allevata in Italia, Trentino', dear: 0.75, nutrition: [118, 4.4, 1, 0, 0, 0, 19.5, 0.1] },
    ],
  },
  {
    ...counter, ...raw, leaf: 'molluschi-e-crostacei', emoji: '🦐', pack: 'tray', brands: fishmongers, sizes: ['al kg'], price: 1590, infos: { WEIGHT_SELLING: '0.5', STEP_SELLING: '0.25' }, contains: ['crostacei'], words: 'frutti di mare', each: 2,
    articles: [{ name: 'Gamberi argentini', origin: 'Pescati, Atlantico sud-occidentale (FAO 41)', nutrition: [85, 0.8, 0.2, 0.9, 0, 0, 18.6, 0.5] }, { name: 'Mazzancolle', origin: 'Allevate in Ecuador', nutrition: [85, 0.8, 0.2, 0.9, 0, 0, 18.6, 0.5] }, { name: 'Calamari puliti', emoji: '🦑', contains: ['molluschi'], origin: 'Pescati con reti da traino, Mediterraneo (FAO 37)', nutrition: [68, 1.7, 0.5, 0.6, 0, 0, 12.6, 0.4] }, { name: 'Polpo verace', emoji: '🐙', contains: ['molluschi'], origin: 'Pescato con nasse, Marocco (FAO 34)', nutrition: [57, 1, 0.2, 1.4, 0, 0, 10.6, 0.6] }],
  },
  {
    ...cold, ...raw, leaf: 'molluschi-e-crostacei', emoji: '🦪', pack: 'bag', brands: fishmongers, sizes: ['1 kg', '2 kg'], price: 490, contains: ['molluschi'], words: 'cozze vongole frutti di mare', each: 1, storage: 'Molluschi vivi: conservare fra +2 e +6 °C e cuocere prima del consumo.',
    articles: [{ name: 'Cozze della Spezia', origin: 'Allevate in Italia, Golfo della Spezia', marks: ['Km 0'], nutrition: [84, 2.7, 0.4, 3.4, 0, 0, 11.7, 0.7] }, { name: 'Vongole veraci', origin: 'Allevate in Italia, Laguna di Venezia', sizes: ['500 g', '1 kg'], dear: 3.2, nutrition: [72, 2.5, 0.4, 2.2, 0, 0, 10.2, 0.7] }],
  },
  {
    ...cold, leaf: 'pesce-affumicato-e-marinato', emoji: '🍣', pack: 'tray', brands: ['Nordmare', 'Pescheria Punta Chiappa', 'Spesa Buona'], sizes: ['100 g', '200 g'], price: 3190, contains: ['pesce'], storage: chilled, words: 'salmone affumicato antipasto', each: 3, hue: 14,
    articles: [{ name: 'Salmone norvegese affumicato', ingredients: 'SALMONE (Salmo salar) 97 %, sale, fumo di faggio.', origin: 'Allevato in Norvegia', nutrition: [179, 10, 2, 0.5, 0.5, 0, 22, 3] }, { name: 'Carpaccio di tonno', ingredients: 'TONNO a pinne gialle 97 %, sale.', origin: 'Pescato, Oceano Indiano (FAO 51)', nutrition: [108, 1, 0.3, 0, 0, 0, 24, 2.5], dear: 1.1 }, { name: 'Acciughe marinate', ingredients: 'ACCIUGHE 65 %, olio di girasole, aceto di vino, aglio, prezzemolo, sale.', origin: 'Pescate, Mar Ligure (FAO 37.1.3)', emoji: '🐟', marks: ['Km 0'], dear: 0.7, nutrition: [170, 11, 2, 0.5, 0.5, 0, 17, 2.8] }, { name: 'Insalata di mare', contains: ['molluschi', 'crostacei', 'pesce'], ingredients: 'Calamari (MOLLUSCHI), cozze (MOLLUSCHI), gamberi (CROSTACEI), surimi (PESCE), olio di girasole, aceto, sale.', emoji: '🦑', origin: 'UE e non UE', dear: 0.6, nutrition: [110, 6, 0.8, 3, 1, 0.2, 11, 1.6] }, { name: 'Surimi', contains: ['pesce', 'crostacei', 'uova', 'glutine (grano)'], ingredients: 'Polpa di PESCE 38 %, acqua, amido di GRANO, albume d’UOVO, olio di girasole, zucchero, aroma di granchio (CROSTACEI).', emoji: '🦀', origin: 'Lituania', dear: 0.35, nutrition: [100, 2, 0.3, 13, 4, 0.1, 7, 1.6] }],
  },
];
