import type { Department } from './department.ts';

/** Departments 7–10: what keeps, drinks, and what is frozen. */
export const groceryDepartments: readonly Department[] = [
  {
    name: 'Dispensa',
    subject: 'penne',
    description: 'Pasta, riso, olio, conserve e tutto ciò che non deve mai mancare.',
    shelves: [
      [
        'Pasta e riso',
        'spaghetti',
        [
          ['Pasta di semola', 'fusilli'],
          ['Pasta integrale e speciale', 'wholemealPenne'],
          ['Pasta all’uovo', 'pappardelle'],
          ['Riso', 'rice'],
          ['Cereali, farro e cous cous', 'barley'],
        ],
      ],
      [
        'Condimenti',
        'oliveOil',
        [
          ['Olio extravergine', 'greenOlives'],
          ['Olio di semi', 'sunflower'],
          ['Aceto e balsamico', 'balsamic'],
          ['Salse e maionese', 'mayonnaise'],
          ['Sale, spezie e brodi', 'pepper'],
        ],
      ],
      [
        'Conserve',
        'sanMarzano',
        [
          ['Pomodoro e passate', 'passata'],
          ['Sughi pronti', 'ragu'],
          ['Tonno e pesce in scatola', 'tuna'],
          ['Legumi in scatola', 'borlotti'],
          ['Verdure sott’olio e sottaceto', 'artichokeHearts'],
          ['Legumi secchi', 'lentils'],
        ],
      ],
      [
        'Farine e preparati',
        'wheat',
        [
          ['Farina e lievito', 'flour'],
          ['Zucchero e dolcificanti', 'sugar'],
          ['Preparati per dolci', 'cakeSlice'],
          ['Zuppe e piatti pronti', 'pumpkinSoup'],
        ],
      ],
      [
        'Aperitivo e snack',
        'crisps',
        [
          ['Patatine e snack salati', 'popcorn'],
          ['Cucina dal mondo', 'noodles'],
        ],
      ],
    ],
  },
  {
    name: 'Colazione e dolci',
    subject: 'coffee',
    description: 'Dal primo caffè della mattina alla coccola dopo cena.',
    shelves: [
      [
        'Caffè, tè e cacao',
        'coffee',
        [
          ['Caffè macinato e in grani', 'coffeeBeans'],
          ['Caffè in capsule e cialde', 'coffeeCapsules'],
          ['Caffè solubile e orzo', 'barleyCoffee'],
          ['Tè, tisane e infusi', 'lemonTea'],
          ['Cacao e cioccolata', 'cocoa'],
        ],
      ],
      [
        'Biscotti e cereali',
        'butterBiscuits',
        [
          ['Biscotti', 'chipBiscuits'],
          ['Cereali e muesli', 'muesli'],
          ['Merendine e plumcake', 'plumcake'],
        ],
      ],
      [
        'Creme e miele',
        'honey',
        [
          ['Marmellate e confetture', 'strawberry'],
          ['Creme spalmabili', 'hazelnutCream'],
          ['Miele', 'darkHoney'],
        ],
      ],
      [
        'Cioccolato e caramelle',
        'milkChocolate',
        [
          ['Cioccolato', 'darkChocolate'],
          ['Caramelle e gomme', 'fruitSweets'],
        ],
      ],
    ],
  },
  {
    name: 'Bevande',
    subject: 'orangeJuice',
    description: 'Acqua, succhi, birre e una cantina che parla ligure e piemontese.',
    shelves: [
      [
        'Acqua',
        'water',
        [
          ['Acqua naturale', 'water'],
          ['Acqua frizzante', 'sparklingWater'],
        ],
      ],
      [
        'Bibite e succhi',
        'orangeade',
        [
          ['Bibite gassate', 'cola'],
          ['Tè freddo e sportive', 'lemonTea'],
          ['Succhi di frutta', 'orange'],
        ],
      ],
      [
        'Birre',
        'beer',
        [
          ['Birre chiare', 'beer'],
          ['Birre speciali e artigianali', 'redBeer'],
        ],
      ],
      [
        'Vini',
        'redWine',
        [
          ['Vini rossi', 'redWine'],
          ['Vini bianchi e rosati', 'whiteWine'],
          ['Spumanti e prosecco', 'sparklingWine'],
        ],
      ],
      [
        'Aperitivi e liquori',
        'spritz',
        [
          ['Aperitivi', 'spritz'],
          ['Amari e liquori', 'amaro'],
        ],
      ],
    ],
  },
  {
    name: 'Surgelati',
    subject: 'mixedIce',
    description: 'La catena del freddo non si ferma mai: consegniamo a –18 °C.',
    shelves: [
      [
        'Verdure e pesce',
        'peas',
        [
          ['Verdure surgelate', 'greenBeans'],
          ['Pesce surgelato', 'fishFingers'],
        ],
      ],
      [
        'Pizze e piatti',
        'pizza',
        [
          ['Pizze surgelate', 'pizza'],
          ['Primi e secondi surgelati', 'paella'],
          ['Patate e sfizi', 'chips'],
        ],
      ],
      [
        'Gelati',
        'mixedIce',
        [
          ['Gelati in vaschetta', 'milkIce'],
          ['Coni, stecchi e ghiaccioli', 'iceCone'],
        ],
      ],
    ],
  },
];
