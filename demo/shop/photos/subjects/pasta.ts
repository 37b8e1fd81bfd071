import { powder } from '../paint/bakery.ts';
import { ellipse, strewn } from '../paint/brush.ts';
import { bundle, nests, pastaHeap, sheets } from '../paint/pasta.ts';
import { pileOf, type Look } from '../paint/subject.ts';

/** Pasta, rice and grain. */
export const pasta = {
  spaghetti: bundle(),
  thinSpaghetti: bundle('#eccb78', 1.1),
  linguine: bundle('#e9c166', 2.2),
  wholemealSpaghetti: bundle('#b98a4c'),
  penne: pastaHeap('penne'),
  wholemealPenne: pastaHeap('penne', '#b98748'),
  chickpeaPenne: pastaHeap('penne', '#dfb04a'),
  rigatoni: pastaHeap('rigatoni'),
  fusilli: pastaHeap('fusilli'),
  wholemealFusilli: pastaHeap('fusilli', '#b98748'),
  lentilFusilli: pastaHeap('fusilli', '#d9703c'),
  farfalle: pastaHeap('farfalle'),
  conchiglie: pastaHeap('conchiglie'),
  orecchiette: pastaHeap('orecchiette', '#eed08c'),
  trofie: pastaHeap('trofie', '#f0d798'),
  casarecce: pastaHeap('casarecce'),
  speltCasarecce: pastaHeap('casarecce', '#b98748'),
  paccheri: pastaHeap('paccheri'),
  ditalini: pastaHeap('ditalini'),
  stelline: pastaHeap('stelline'),
  gnocchi: pastaHeap('gnocchi', '#f3e0ae'),
  ravioli: pastaHeap('ravioli', '#f3d88c'),
  pumpkinRavioli: pastaHeap('ravioli', '#efc25c'),
  tortellini: pastaHeap('tortellini', '#f0d080'),
  mezzelune: pastaHeap('mezzelune', '#f3d88c'),
  tagliatelle: nests('#f0c75e', 3.4),
  pappardelle: nests('#f0c75e', 5.4),
  fettuccine: nests('#eec25a', 2.6),
  lasagneSheets: sheets(),
  wideSheets: sheets('#f6dc8c'),
  rice: (b) =>
    `${powder('#f6f0e0', 0)(b)}${strewn(b, 240, [0, 18, 34, 12], () => ellipse(0, 0, 2.6, 1.2, b.ball(b.one(['#fffdf6', '#efe6d0']))))}${strewn(b, 50, [-2, 0, 12, 13], () => ellipse(0, 0, 2.6, 1.2, b.ball('#fffaf0')))}`,
  blackRice: (b) =>
    `${powder('#3a2a34', 0)(b)}${strewn(b, 260, [0, 18, 34, 12], () => ellipse(0, 0, 2.6, 1.1, b.ball(b.one(['#2a1c26', '#4a3440']))))}${strewn(b, 50, [-2, 0, 12, 13], () => ellipse(0, 0, 2.6, 1.1, b.ball('#3a2834')))}`,
  barley: pileOf('A020'),
  bulgur: pileOf('A021'),
  quinoa: pileOf('A009'),
  wheat: pileOf('A020'),
  couscousDry: powder('#e9c36a', 0.5),
  polenta: powder('#f2c02e', 0.35),
} as const satisfies Record<string, Look>;
