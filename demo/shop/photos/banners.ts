import type { Scene } from './scenes.ts';
import type { SubjectName } from './subjects.ts';

const scene = (hue: number, things: readonly SubjectName[], tile = false): Scene => ({
  hue,
  things,
  ...(tile && { tile }),
});

/** The banners' pictures by name; departments' names are their slugs. */
export const banners: Readonly<Record<string, Scene>> = {
  'hero-spesa': scene(92, ['basket', 'broccoli', 'bread', 'parmesan', 'milk', 'lemon', 'redApple']),
  'hero-offerte': scene(42, ['penne', 'coffee', 'oliveOil', 'butterBiscuits', 'orangeJuice', 'honey', 'sanMarzano']),
  'hero-frutta': scene(24, ['bloodOrange', 'lemon', 'greenApple', 'whiteGrapes', 'pear', 'strawberry', 'kiwi']),
  'hero-liguria': scene(140, ['parmesan', 'focaccia', 'basil', 'trofie', 'blackOlives', 'lemon', 'garlic']),
  'tile-pranzo': scene(8, ['spaghettiPlate', 'sanMarzano', 'parmesan', 'basil'], true),
  'tile-colazione': scene(36, ['coffee', 'croissant', 'strawberry', 'milk'], true),
  'tile-cantina': scene(338, ['redWine', 'blackGrapes', 'parmesan', 'sparklingWine'], true),
  'tile-bimbi': scene(196, ['babyBottle', 'teddy', 'redApple', 'orangeJuice'], true),
  'tile-casa': scene(210, ['laundryBasket', 'sponge', 'bleach', 'detergent'], true),
  'tile-gelati': scene(312, ['iceCone', 'mixedIce', 'strawberry', 'icePops'], true),
  'frutta-e-verdura': scene(88, ['redApple', 'broccoli', 'courgette', 'tomato', 'whiteGrapes', 'lettuce', 'carrot']),
  'latte-e-formaggi': scene(48, ['parmesan', 'milk', 'eggs', 'butter', 'yogurt', 'mozzarella', 'strawberry']),
  'carne-e-pesce': scene(4, ['steak', 'salmon', 'seaBream', 'chicken', 'shrimp', 'lemon', 'rosemary']),
  'salumi-e-gastronomia': scene(16, ['rawHam', 'salami', 'lasagna', 'ravioli', 'blackOlives', 'pesto', 'parmesan']),
  'pane-e-pasticceria': scene(34, [
    'bread',
    'croissant',
    'fruitCake',
    'baguette',
    'focaccia',
    'slicedBread',
    'taralli',
  ]),
  dispensa: scene(28, ['penne', 'spaghetti', 'passata', 'oliveOil', 'rice', 'lentils', 'flour']),
  'colazione-e-dolci': scene(24, [
    'coffee',
    'chipBiscuits',
    'honey',
    'milkChocolate',
    'muesli',
    'plumcake',
    'strawberry',
  ]),
  bevande: scene(200, ['orangeJuice', 'redWine', 'beer', 'water', 'orange', 'lemonade', 'sparklingWine']),
  surgelati: scene(206, ['pizza', 'mixedIce', 'peas', 'fishFingers', 'iceCone', 'chips', 'forestFruit']),
  'casa-e-pulizia': scene(190, ['towels', 'sponge', 'toiletPaper', 'bleach', 'glove', 'crockery', 'broom']),
  'igiene-e-bellezza': scene(286, ['dayCream', 'soap', 'toothbrush', 'lavender', 'handSoap', 'tulip', 'razor']),
  infanzia: scene(178, ['babyBottle', 'nappy', 'banana', 'babyBath', 'babyTowels', 'pear', 'butterBiscuits']),
  animali: scene(30, ['dogKibble', 'catKibble', 'bones', 'birdSeed', 'rodentMix', 'catFood', 'fishFlakes']),
};
