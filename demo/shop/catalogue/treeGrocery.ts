import type { Department } from './department.ts';

/** Departments 7–10: what keeps, drinks, and what is frozen. */
export const groceryDepartments: readonly Department[] = [
  {
    name: 'Dispensa',
    emoji: '🍝',
    title: 'La dispensa',
    description: 'Pasta, riso, olio, conserve e tutto ciò che non deve mai mancare.',
    shelves: [
      [
        'Pasta e riso',
        '🍝',
        [
          ['Pasta di semola', '🍝'],
          ['Pasta integrale e speciale', '🌾'],
          ['Pasta all’uovo', '🥚'],
          ['Riso', '🍚'],
          ['Cereali, farro e cous cous', '🌾'],
        ],
      ],
      [
        'Condimenti',
        '🫒',
        [
          ['Olio extravergine', '🫒'],
          ['Olio di semi', '🌻'],
          ['Aceto e balsamico', '🍶'],
          ['Salse e maionese', '🥫'],
          ['Sale, spezie e brodi', '🧂'],
        ],
      ],
      [
        'Conserve',
        '🥫',
        [
          ['Pomodoro e passate', '🍅'],
          ['Sughi pronti', '🍝'],
          ['Tonno e pesce in scatola', '🐟'],
          ['Legumi in scatola', '🫘'],
          ['Verdure sott’olio e sottaceto', '🫑'],
          ['Legumi secchi', '🫘'],
        ],
      ],
      [
        'Farine e preparati',
        '🌾',
        [
          ['Farina e lievito', '🌾'],
          ['Zucchero e dolcificanti', '🍚'],
          ['Preparati per dolci', '🧁'],
          ['Zuppe e piatti pronti', '🍲'],
        ],
      ],
      [
        'Aperitivo e snack',
        '🍿',
        [
          ['Patatine e snack salati', '🍿'],
          ['Cucina dal mondo', '🌮'],
        ],
      ],
    ],
  },
  {
    name: 'Colazione e dolci',
    emoji: '☕',
    title: 'Colazione e dolci',
    description: 'Dal primo caffè della mattina alla coccola dopo cena.',
    shelves: [
      [
        'Caffè, tè e cacao',
        '☕',
        [
          ['Caffè macinato e in grani', '☕'],
          ['Caffè in capsule e cialde', '☕'],
          ['Caffè solubile e orzo', '☕'],
          ['Tè, tisane e infusi', '🍵'],
          ['Cacao e cioccolata', '🍫'],
        ],
      ],
      [
        'Biscotti e cereali',
        '🍪',
        [
          ['Biscotti', '🍪'],
          ['Cereali e muesli', '🥣'],
          ['Merendine e plumcake', '🧁'],
        ],
      ],
      [
        'Creme e miele',
        '🍯',
        [
          ['Marmellate e confetture', '🍓'],
          ['Creme spalmabili', '🍫'],
          ['Miele', '🍯'],
        ],
      ],
      [
        'Cioccolato e caramelle',
        '🍫',
        [
          ['Cioccolato', '🍫'],
          ['Caramelle e gomme', '🍬'],
        ],
      ],
    ],
  },
  {
    name: 'Bevande',
    emoji: '🧃',
    title: 'Bevande',
    description: 'Acqua, succhi, birre e una cantina che parla ligure e piemontese.',
    shelves: [
      [
        'Acqua',
        '💧',
        [
          ['Acqua naturale', '💧'],
          ['Acqua frizzante', '🫧'],
        ],
      ],
      [
        'Bibite e succhi',
        '🥤',
        [
          ['Bibite gassate', '🥤'],
          ['Tè freddo e sportive', '🧋'],
          ['Succhi di frutta', '🧃'],
        ],
      ],
      [
        'Birre',
        '🍺',
        [
          ['Birre chiare', '🍺'],
          ['Birre speciali e artigianali', '🍻'],
        ],
      ],
      [
        'Vini',
        '🍷',
        [
          ['Vini rossi', '🍷'],
          ['Vini bianchi e rosati', '🥂'],
          ['Spumanti e prosecco', '🍾'],
        ],
      ],
      [
        'Aperitivi e liquori',
        '🍸',
        [
          ['Aperitivi', '🍹'],
          ['Amari e liquori', '🥃'],
        ],
      ],
    ],
  },
  {
    name: 'Surgelati',
    emoji: '🧊',
    title: 'Surgelati e gelati',
    description: 'La catena del freddo non si ferma mai: consegniamo a –18 °C.',
    shelves: [
      [
        'Verdure e pesce',
        '🐟',
        [
          ['Verdure surgelate', '🥦'],
          ['Pesce surgelato', '🐟'],
        ],
      ],
      [
        'Pizze e piatti',
        '🍕',
        [
          ['Pizze surgelate', '🍕'],
          ['Primi e secondi surgelati', '🍲'],
          ['Patate e sfizi', '🍟'],
        ],
      ],
      [
        'Gelati',
        '🍦',
        [
          ['Gelati in vaschetta', '🍨'],
          ['Coni, stecchi e ghiaccioli', '🍦'],
        ],
      ],
    ],
  },
];
