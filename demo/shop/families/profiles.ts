import type { SelectOption } from '../../../core/schema/catalogue.ts';

/** How ripe: a choice the customer makes. */
export const ripeness: SelectOption = {
  name: 'Maturazione',
  parameterName: 'maturazione',
  options: [
    { key: 'pronta', value: 'Da mangiare subito' },
    { key: 'giorni', value: 'Fra due o tre giorni' },
    { key: 'acerba', value: 'Ancora acerba' },
  ],
  selected: null,
};

/** How sliced: a choice the customer makes at the counter. */
export const cut: SelectOption = {
  name: 'Taglio',
  parameterName: 'taglio',
  options: [
    { key: 'sottili', value: 'Fette sottili' },
    { key: 'spesse', value: 'Fette spesse' },
    { key: 'intero', value: 'In un pezzo intero' },
  ],
  selected: null,
};

export const paper = 'Confezione: carta. Verifica le regole del tuo Comune.';
export const plastic = 'Confezione: plastica. Verifica le regole del tuo Comune.';
export const glass = 'Bottiglia o vasetto: vetro. Tappo: metallo o plastica. Verifica le regole del tuo Comune.';
export const metal = 'Lattina o scatola: metallo. Verifica le regole del tuo Comune.';
export const brick = 'Cartone per bevande: carta, o come indica il tuo Comune. Tappo: plastica.';
export const tray = 'Vaschetta e pellicola: plastica. Verifica le regole del tuo Comune.';

export const dry = 'Conservare in luogo fresco e asciutto, lontano da fonti di calore.';
export const chilled = 'Conservare in frigorifero a +4 °C. Dopo l’apertura consumare entro 2 giorni.';
const frozen = 'Conservare a –18 °C. Una volta scongelato non ricongelare e consumare entro 24 ore.';

/** Fruit and vegetables in a pack. */
export const fresh = {
  vat: 4,
  perishable: true,
  contains: [],
  category: 'I',
  storage: 'Conservare in luogo fresco; lavare prima dell’uso.',
  disposal: plastic,
} as const;
/** Fruit and vegetables by weight. */
export const loose = { ...fresh, kind: 'Sfuso', bag: true, disposal: 'Sacchetto compostabile: organico.' } as const;
/** Chilled food in a pack. */
export const cold = { vat: 10, perishable: true, storage: chilled, disposal: tray } as const;
/** Food that keeps. */
export const larder = { vat: 10, storage: dry, disposal: plastic } as const;
/** Frozen food. */
export const deepFrozen = { vat: 10, storage: frozen, disposal: plastic } as const;
/** What the shop weighs at its counters. */
export const counter = {
  vat: 10,
  kind: 'Sfuso',
  perishable: true,
  storage: 'Conservare in frigorifero a +4 °C e consumare entro 3 giorni.',
  disposal: 'Carta accoppiata: indifferenziato, o come indica il tuo Comune.',
} as const;
/** What is no food. */
export const household = {
  vat: 22,
  nonFood: true,
  disposal: 'Flacone e tappo: plastica. Verifica le regole del tuo Comune.',
} as const;
