import { holes, sticks } from '../paint/bakery.ts';
import { ellipse, leaf, put, strewn } from '../paint/brush.ts';
import { all, basil, heap, pasta, plate, rice, sauce } from '../paint/dishes.ts';
import { mussels, patties } from '../paint/meat.ts';
import { berries } from '../paint/produce.ts';
import { slab, topping } from '../paint/solid.ts';
import { pileOf, type Look } from '../paint/subject.ts';
import { crisps, iceCone, iceCup, icePops, turnedOut } from '../paint/treats.ts';

const white = '#fffaf0';
const brown = '#4a2616';
const cocoa = '#5c3320';

/** What is frozen, and desserts. */
export const frozen = {
  greenBeans: pileOf('D049'),
  fishFingers: sticks('#d38f3a', { width: 14, count: 5, long: 60, dust: '#f3cf8c', ends: 4 }),
  breadedFish: patties('#cf8c38', { crumbs: '#f3cf8c', count: 2 }),
  seafoodMix: mussels('#2c3142', '#e8953a'),
  gnocchiSorrentina: plate(
    all(
      sauce('#c0301c', 0, 30),
      pasta('gnocchi', '#f3e0ae', 17, 0.8),
      sauce('#c4321e', -10, 15),
      (b) => strewn(b, 7, [0, -8, 16, 7], () => ellipse(0, 0, 4.6, 3, b.ball('#fffaf0'))),
      basil(0, -18),
    ),
  ),
  paella: plate(rice('#eab32c', ['#d9332a', '#6fa53c', '#ec8f6c', '#2c3142'])),
  vegetableCutlet: patties('#b98a34', { crumbs: '#e9c874', count: 2 }),
  chips: sticks('#f0c04c', { width: 6, count: 15, long: 66, ends: 6 }),
  wedges: crisps('#e3a83c', true),
  croquettes: (b) =>
    `${b.shadow(0, 30, 46, 8)}${heap(11, (at) => `<rect x="-18" y="-8" width="36" height="16" rx="8" fill="${at.log('#c98a34')}"/>` + strewn(at, 24, [0, 0, 16, 6], () => ellipse(0, 0, 1.1, 0.8, '#f0cd88')), { rx: 30, ry: 17, lift: 16, turn: 50 })(b)}`,
  ascolanaOlives: berries(['#c98a34', '#d4983e', '#b97a2a'], { size: 11, count: 17, bloom: false }),
  onionRings: (b) =>
    `${b.shadow(0, 28, 46, 8)}${heap(13, (at) => `<ellipse rx="13" ry="9.4" fill="none" stroke="#8a5a1c" stroke-width="7"/><ellipse cy="-1" rx="13" ry="9.4" fill="none" stroke="${at.down('#e9b55a', '#c98a34')}" stroke-width="6"/>`, { rx: 30, ry: 17, lift: 16, turn: 40 })(b)}`,
  milkIce: iceCup(['#fffdf6']),
  chocolateIce: iceCup([cocoa]),
  hazelnutIce: iceCup(['#c9a074', '#d4ae84', '#c9a074']),
  pistachioIce: iceCup(['#b5bf74', '#a9b566', '#bfc982']),
  cherryIce: iceCup(['#fffaf0', '#f6e0e0', '#fffaf0'], (b) =>
    strewn(b, 7, [0, -18, 20, 12], () => ellipse(0, 0, 3.6, 3.2, b.ball('#7a1024'))),
  ),
  creamIce: iceCup(['#f6e3a8', '#f8e8b8', '#f6e3a8']),
  lemonSorbet: iceCup(['#fbf6d0', '#f8f2c0', '#fdf9dc'], (b) => put(leaf(b, 16, 5, '#5fa53a'), 4, -34, -40)),
  mixedIce: iceCup(['#f3b6c0', '#f6e3a8', cocoa]),
  iceCone: iceCone(['#fff6e2', cocoa]),
  chocolateStick: icePops([brown, brown], { bite: white }),
  iceSandwich: slab({
    top: '#7a4a2c',
    layers: [
      ['#6a3d24', 0.24],
      ['#fff6e2', 0.52],
      ['#6a3d24', 0.24],
    ],
    height: 30,
    deco: (b) => holes('#4a2616')(b),
  }),
  icePops: icePops(['#e03a4a', '#f2a62c', '#7fc04a']),
  cremeCaramel: turnedOut('#f3d58c', '#a8541a'),
  chocolatePudding: turnedOut('#5a2f1c', '#3f1f12'),
  pannaCotta: turnedOut('#fdf6ea', '#a81a34', (b) =>
    strewn(b, 5, [0, -18, 12, 4], () => ellipse(0, 0, 3.6, 3.2, b.ball('#46305f'))),
  ),
  tiramisu: slab({
    top: '#4f2d1c',
    layers: [
      ['#fbf1d8', 0.2],
      ['#b98a54', 0.2],
      ['#fbf1d8', 0.22],
      ['#a8753f', 0.18],
      ['#fbf1d8', 0.2],
    ],
    height: 38,
    deco: topping(['#3f2214', '#6f4128', '#5a3420'], 90, 1.2),
    pores: '#8a5a30',
  }),
} as const satisfies Record<string, Look>;
