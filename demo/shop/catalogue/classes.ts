import type { ShopClass } from '../types.ts';

const traits: readonly (readonly [name: string, description: string])[] = [
  ['Biologico', 'Da agricoltura biologica certificata'],
  ['Senza glutine', 'Adatto a chi è celiaco, con la dicitura di legge'],
  ['Senza lattosio', 'Meno di 0,1 g di lattosio per 100 g'],
  ['Vegano', 'Senza ingredienti di origine animale'],
  ['Integrale', 'Con farina o cereali integrali'],
  ['DOP e IGP', 'A denominazione di origine o indicazione geografica protetta'],
  ['Italiano', 'Materia prima coltivata o allevata in Italia'],
  ['Km 0', 'Da produttori della Liguria e delle valli vicine'],
  ['Senza zuccheri aggiunti', 'Contiene gli zuccheri naturalmente presenti'],
  ['Alto contenuto di proteine', 'Almeno il 20 % dell’energia viene dalle proteine'],
  ['Ricarica', 'Confezione di ricarica, con meno imballaggio a parità di prodotto'],
  ['Senza profumo', 'Formula non profumata'],
];

const limits: readonly (readonly [name: string, max: number, unit: string, description: string])[] = [
  ['Acqua', 12, 'pz', 'Al massimo 12 bottiglie singole d’acqua per spesa: di più ce n’è nei fardelli'],
  ['Latte in promozione', 10, 'pz', 'Al massimo 10 litri di latte in promozione per spesa'],
  ['Zucchero', 6, 'pz', 'Al massimo 6 confezioni di zucchero per spesa'],
  ['Olio extravergine in promozione', 6, 'pz', 'Al massimo 6 bottiglie d’olio in promozione per spesa'],
];

/** 10000 is what the facet "Caratteristiche" offers; 10001 limits the sum of a class in a cart. */
export const classes: readonly ShopClass[] = [
  ...traits.map(([name, description], at) => ({
    productClassId: 10_250 + at,
    productClassGroupId: 10_000,
    name,
    description,
  })),
  ...limits.map(([name, max, unit, description], at) => ({
    productClassId: 10_400 + at,
    productClassGroupId: 10_001,
    name,
    description,
    max: max * 1000,
    unit,
  })),
];

/** The class of that name; throws where there is none. */
export function classNamed(name: string): number {
  const found = classes.find((one) => one.name === name);
  if (!found) throw new Error(`No class ${name}`);
  return found.productClassId;
}
