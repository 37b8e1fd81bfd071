import type { Line } from '../catalogue/line.ts';
import { cold, plastic } from './profiles.ts';

const makers = ['Malga Serena', 'Latteria Val d’Aveto', 'Bianca Fattoria', 'Spesa Buona', 'Orto Bio'];
const milkOnly = { contains: ['latte'], origin: 'Latte: Italia', disposal: plastic } as const;
const flavours = [['fragola', '🍓', 350], ['mirtillo', '🫐', 235], ['pesca', '🍑', 26], ['albicocca', '🍑', 32], ['limone', '🍋', 54], ['banana', '🍌', 50], ['caffè', '☕', 24], ['vaniglia', '🍦', 46], ['cocco', '🥥', 30], ['frutti di bosco', '🫐', 320]] as const;

/** Department 3: yogurt and chilled desserts. */
export const yogurt: readonly Line[] = [
  {
    ...cold, ...milkOnly, leaf: 'yogurt-intero', emoji: '🥣', pack: 'tub', brands: makers, sizes: ['2 x 125 g', '500 g', '125 g'], price: 420, each: 2, nutrition: [97, 3.2, 2.1, 13.5, 13, 0.2, 3.4, 0.1], words: 'yogurt colazione',
    articles: [{ name: 'Yogurt intero bianco', ingredients: 'LATTE intero, fermenti lattici vivi.', nutrition: [66, 3.7, 2.5, 4.6, 4.6, 0, 3.7, 0.12], hue: 210 }, ...flavours.map(([taste, emoji, hue]) => ({ name: `Yogurt intero ${/^[aeiou]/.test(taste) ? 'all’' : taste === 'fragola' || taste === 'pesca' || taste === 'banana' || taste === 'vaniglia' ? 'alla ' : taste === 'frutti di bosco' ? 'ai ' : 'al '}${taste}`, emoji, hue, ingredients: `LATTE intero, ${taste} 12 %, zucchero, amido modificato, aromi naturali, fermenti lattici vivi.` }))],
  },
  {
    ...cold, ...milkOnly, leaf: 'yogurt-greco-e-skyr', emoji: '🥣', pack: 'tub', brands: ['Malga Serena', 'Bianca Fattoria', 'Spesa Buona'], sizes: ['150 g', '450 g'], price: 790, each: 2, words: 'yogurt greco skyr proteine', marks: ['Alto contenuto di proteine'], ingredients: 'LATTE scremato, crema di LATTE, fermenti lattici vivi.', nutrition: [93, 5, 3.5, 3.6, 3.6, 0, 8.5, 0.1],
    articles: [{ name: 'Yogurt greco bianco 5 %' }, { name: 'Yogurt greco bianco 0 %', ingredients: 'LATTE scremato, fermenti lattici vivi.', nutrition: [54, 0, 0, 3.6, 3.6, 0, 10, 0.1] }, { name: 'Yogurt greco al miele', emoji: '🍯', ingredients: 'LATTE scremato, crema di LATTE, miele 12 %, fermenti lattici vivi.', nutrition: [115, 3.8, 2.6, 12.5, 12.5, 0, 7.5, 0.1] }, { name: 'Skyr bianco', ingredients: 'LATTE scremato, fermenti lattici vivi.', nutrition: [58, 0.2, 0.1, 3.5, 3.5, 0, 10.5, 0.1] }, { name: 'Skyr al mirtillo', emoji: '🫐', hue: 235, ingredients: 'LATTE scremato, mirtillo 9 %, zucchero, fermenti lattici vivi.', nutrition: [78, 0.2, 0.1, 9.5, 9, 0.2, 9, 0.1] }],
  },
  {
    ...cold, ...milkOnly, leaf: 'yogurt-da-bere-e-kefir', emoji: '🥛', pack: 'bottle', brands: ['Malga Serena', 'Latteria Val d’Aveto', 'Orto Bio'], sizes: ['500 ml', '6 x 100 ml'], price: 390, each: 2, words: 'yogurt da bere kefir', ingredients: 'LATTE parzialmente scremato, fermenti lattici vivi.', nutrition: [60, 1.6, 1.1, 7, 7, 0, 3.6, 0.1],
    articles: [{ name: 'Kefir bianco', sizes: ['500 ml'] }, { name: 'Yogurt da bere alla fragola', emoji: '🍓', hue: 350, ingredients: 'LATTE parzialmente scremato, fragola 8 %, zucchero, fermenti lattici vivi.', nutrition: [76, 1.4, 1, 12, 12, 0.1, 3, 0.1] }, { name: 'Latte fermentato ai probiotici', sizes: ['6 x 100 ml'], ingredients: 'LATTE scremato, zucchero, fermenti lattici vivi.', dear: 1.1 }],
  },
  {
    ...cold, ...milkOnly, leaf: 'dessert-freschi', emoji: '🍮', pack: 'tub', brands: ['Malga Serena', 'Pasticceria Zuccarello', 'Spesa Buona'], sizes: ['2 x 100 g', '4 x 100 g'], price: 690, each: 2, words: 'dessert budino dolce', contains: ['latte', 'uova'], traces: ['glutine', 'frutta a guscio'], nutrition: [150, 6, 4, 20, 17, 0.2, 3.5, 0.15],
    articles: [{ name: 'Crème caramel', ingredients: 'LATTE intero, zucchero, UOVA, caramello 10 %.' }, { name: 'Budino al cioccolato', emoji: '🍫', hue: 20, contains: ['latte'], ingredients: 'LATTE intero, zucchero, cacao 4 %, amido di mais, crema di LATTE.' }, { name: 'Panna cotta ai frutti di bosco', emoji: '🫐', hue: 320, contains: ['latte'], ingredients: 'Crema di LATTE 55 %, frutti di bosco 20 %, zucchero, gelatina.' }, { name: 'Tiramisù', emoji: '🍰', contains: ['latte', 'uova', 'glutine (grano)'], traces: ['frutta a guscio'], ingredients: 'Mascarpone (LATTE) 32 %, savoiardi (farina di GRANO, UOVA, zucchero), caffè, zucchero, tuorlo d’UOVO, cacao.', nutrition: [285, 16, 10, 28, 20, 0.8, 5, 0.2], dear: 1.5 }],
  },
];
