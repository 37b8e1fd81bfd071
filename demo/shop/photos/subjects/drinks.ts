import { ellipse, leaf, put, strewn } from '../paint/brush.ts';
import { glass, stem } from '../paint/dishes.ts';
import { type Look } from '../paint/subject.ts';
import { bubbles, drop } from '../paint/treats.ts';

/** Drinks in their glasses. */
export const drinks = {
  waterDrop: drop('#7fbfe6'),
  water: glass('#cfe6f2', 'tall'),
  sparklingWater: glass('#d3e9f3', 'tall', { bubbles: 50 }),
  bubbles: bubbles('#8fc6e0'),
  cola: glass('#4a1f12', 'tall', { ice: true, bubbles: 20 }),
  orangeade: glass('#f39a1e', 'tall', { ice: true, bubbles: 20 }),
  lemonade: glass('#f2e08a', 'tall', { ice: true, bubbles: 20 }),
  tonic: glass('#dfeef2', 'tall', { ice: true, bubbles: 40 }),
  icedGreenTea: glass('#b9b54a', 'tall', { ice: true }),
  sportDrink: glass('#f2b52c', 'tall', { ice: true }),
  energyDrink: glass('#e3c62c', 'tall', { ice: true, bubbles: 40 }),
  orangeJuice: glass('#f5a41c', 'tumbler'),
  beer: glass('#eaa820', 'beer', { foam: '#fffaf0', bubbles: 30 }),
  redBeer: glass('#a8521c', 'beer', { foam: '#f6e8cc', bubbles: 20 }),
  weissBeer: glass('#efc24c', 'beer', { foam: '#ffffff', bubbles: 20 }),
  darkBeer: glass('#4f2412', 'beer', { foam: '#ecd6ac', bubbles: 10 }),
  redWine: stem('#6f1228'),
  whiteWine: stem('#f0dc84'),
  roseWine: stem('#f0a08c'),
  sparklingWine: stem('#f2e08c', true, 40),
  spritz: glass('#ee6a24', 'tumbler', {
    ice: true,
    deco: (b) => put(ellipse(0, 0, 11, 11, '#f08c1a') + ellipse(0, 0, 9, 9, b.ball('#f8b648')), 16, -30),
  }),
  bitter: glass('#c81f2c', 'shot', { ice: true }),
  vermouth: glass('#8a2a1c', 'shot', { ice: true }),
  amaro: glass('#4f2412', 'shot'),
  rum: glass('#b5641c', 'shot'),
  gin: glass('#e3eff2', 'tumbler', {
    ice: true,
    deco: (b) =>
      put(leaf(b, 22, 4, '#5f8a4a'), 2, -20, -60) +
      strewn(b, 4, [6, -16, 8, 4], () => ellipse(0, 0, 3, 3, b.ball('#38466f'))),
  }),
} as const satisfies Record<string, Look>;
