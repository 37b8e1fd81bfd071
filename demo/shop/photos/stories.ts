import { chance } from '../catalogue/words.ts';
import { hsl } from './palette.ts';
import { subjectGroup, type SubjectName } from './subjects.ts';

type Things = readonly [main: SubjectName, left: SubjectName, right: SubjectName, ...before: SubjectName[]];

/** What is seen on the pictures of articles, recipes and slides, by slug: in the middle, at its left and right, and before it. */
export const stories: Readonly<Record<string, Things>> = {
  'prima-spesa-da-soli': ['basket', 'spaghetti', 'passata', 'eggs', 'lemon'],
  'leggere-etichetta': ['passata', 'honey', 'oliveOil', 'tomato', 'milkChocolate'],
  'cena-per-sei': ['bakedPasta', 'mixedSalad', 'appleTart', 'tomato', 'basil'],
  'freezer-amico': ['peas', 'ragu', 'slicedBread', 'broth', 'forestFruit'],
  'pane-di-ieri': ['bread', 'slicedBread', 'tomato', 'garlic', 'basil'],
  'colazione-cinque-minuti': ['fruitMuesli', 'oats', 'milk', 'strawberry', 'banana'],
  'zucca-e-compagnia': ['pumpkin', 'porcini', 'blackGrapes', 'chestnut', 'rosemary'],
  'basilico-di-pra': ['basil', 'pesto', 'parmesan', 'pineNut', 'garlic'],
  'olio-nuovo': ['oliveOil', 'bread', 'mixedSalad', 'greenOlives', 'tomato'],
  'acciughe-di-monterosso': ['anchovy', 'lemon', 'coarseSalt', 'garlic', 'parsley'],
  'acqua-della-pasta': ['spaghettiPlate', 'spaghetti', 'water', 'coarseSalt', 'penne'],
  'forno-del-quartiere': ['focaccia', 'bread', 'baguette', 'flour', 'croissant'],
  'trofie-al-pesto': ['pestoPlate', 'basil', 'parmesan', 'pineNut', 'garlic'],
  'torta-di-mele': ['appleTart', 'redApple', 'butter', 'eggs', 'sugar'],
  carbonara: ['carbonara', 'eggs', 'pecorino', 'guanciale', 'pepper'],
  'risotto-allo-zafferano': ['saffronRisotto', 'rice', 'butter', 'saffron', 'onion'],
  'pasta-e-ceci': ['chickpeaPasta', 'chickpeas', 'rosemary', 'garlic', 'tomato'],
  'gnocchi-alla-sorrentina': ['gnocchiSorrentina', 'gnocchi', 'mozzarella', 'tomato', 'basil'],
  'frittata-di-zucchine': ['omelette', 'courgette', 'eggs', 'parmesan', 'basil'],
  'spaghetti-alle-vongole': ['clamsPlate', 'clams', 'garlic', 'parsley', 'lemon'],
  'pollo-al-limone': ['lemonChicken', 'lemon', 'chickenSlices', 'butter', 'flour'],
  'insalata-di-fagioli': ['beanSalad', 'cannellini', 'redOnion', 'capers', 'oliveOil'],
  'zuppa-di-lenticchie': ['lentilSoup', 'lentils', 'carrot', 'celery', 'onion'],
  tiramisu: ['tiramisu', 'coffee', 'ladyfingers', 'eggs', 'cocoa'],
  'chi-siamo': ['basket', 'focaccia', 'pesto', 'lemon', 'basil'],
  'slide-stagione': ['pumpkin', 'porcini', 'blackGrapes', 'chestnut', 'pear'],
  'slide-volantino': ['basket', 'parmesan', 'bread', 'penne', 'tomato'],
  'slide-ritiro': ['basket', 'van', 'lettuce', 'orange', 'milk'],
};

type Place = readonly [x: number, y: number, size: number];

/** Places from the middle of a picture 400 high: left and right behind, then the middle, then before it. */
const near = {
  sides: [
    [-166, -24, 180],
    [166, -24, 180],
  ],
  main: [0, 12, 268],
  before: [
    [-124, 96, 124],
    [124, 96, 124],
  ],
} as const;
const wide = {
  sides: [
    [-226, -8, 226],
    [226, -8, 226],
  ],
  main: [0, 4, 284],
  before: [
    [-420, 40, 176],
    [420, 40, 176],
  ],
} as const;

const grain = (slug: string, from: number, width: number): string =>
  Array.from({ length: 26 }, (_, at) => {
    const y = from + 4 + at * 6.2;
    const x = chance(`${slug} grain ${at}`) * width;
    return `<path d="M${x - 190} ${y}q90 ${chance(`${slug} bend ${at}`) * 6 - 3} 190 0t200 1" fill="none" stroke="#8a5a30" stroke-width="1.1" opacity=".2"/>`;
  }).join('');

/** The picture of a story as SVG, `width` × `height` pixels: what it tells of on a table, with room around; undefined where there is none. */
export function storyPhoto(slug: string, width: number, height: number): string | undefined {
  if (!Object.hasOwn(stories, slug)) return undefined;
  const [main, left, right, ...before] = stories[slug]!;
  const broad = (400 * width) / height;
  const places = width / height > 2 ? wide : near;
  const edge = 218;
  const hue = 20 + chance(`${slug} wall`) * 110;
  const set = (name: SubjectName, [x, y, size]: Place): string =>
    `<use href="#${name}" transform="translate(${broad / 2 + x} ${200 + y}) scale(${size / 100})"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${broad} 400" width="${width}" height="${height}"><defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${hsl(hue, 38, 94)}"/><stop offset="1" stop-color="${hsl(hue + 12, 30, 80)}"/></linearGradient><linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d2a878"/><stop offset="1" stop-color="#e8c9a0"/></linearGradient><radialGradient id="lamp" cx=".34" cy=".2" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#3a2410" stop-opacity=".3"/></radialGradient>${[...new Set([main, left, right, ...before])].map(subjectGroup).join('')}</defs>
<rect width="${broad}" height="400" fill="url(#wall)"/><rect y="${edge}" width="${broad}" height="${400 - edge}" fill="url(#wood)"/><g>${grain(slug, edge, broad)}</g><rect y="${edge}" width="${broad}" height="3" fill="#fff" opacity=".35"/><rect width="${broad}" height="400" fill="url(#lamp)"/>
${set(left, places.sides[0])}${set(right, places.sides[1])}${set(main, places.main)}${before.map((name, at) => set(name, places.before[at]!)).join('')}</svg>`;
}
