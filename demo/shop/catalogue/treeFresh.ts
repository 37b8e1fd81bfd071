import type { Department } from './department.ts';

/** Departments 2–6: what is fresh. */
export const freshDepartments: readonly Department[] = [
  {
    name: 'Frutta e verdura',
    emoji: '🍎',
    title: 'Frutta e verdura fresca',
    description: 'Raccolta al momento giusto e scelta ogni mattina dai nostri banconisti.',
    shelves: [
      [
        'Frutta fresca',
        '🍏',
        [
          ['Mele e pere', '🍐'],
          ['Agrumi', '🍊'],
          ['Banane e frutta esotica', '🍌'],
          ['Uva e frutta estiva', '🍇'],
          ['Frutti di bosco e fragole', '🍓'],
        ],
      ],
      [
        'Verdura fresca',
        '🥦',
        [
          ['Pomodori', '🍅'],
          ['Zucchine, melanzane e peperoni', '🍆'],
          ['Patate, cipolle e aglio', '🥔'],
          ['Cavoli, finocchi e carciofi', '🥦'],
          ['Carote e radici', '🥕'],
          ['Funghi e aromi', '🍄'],
        ],
      ],
      [
        'Insalate e pronti',
        '🥬',
        [
          ['Insalate a cespo', '🥬'],
          ['Insalate in busta', '🥗'],
          ['Verdure pronte da cuocere', '🥦'],
        ],
      ],
      [
        'Frutta secca e legumi freschi',
        '🥜',
        [
          ['Frutta secca', '🥜'],
          ['Frutta disidratata', '🍇'],
        ],
      ],
    ],
  },
  {
    name: 'Latte e formaggi',
    emoji: '🧀',
    title: 'Latte, yogurt, uova e formaggi',
    description:
      'Il banco del fresco: latte dalle valli vicine, formaggi a denominazione e uova di galline allevate a terra o all’aperto.',
    shelves: [
      [
        'Latte e panna',
        '🥛',
        [
          ['Latte fresco', '🥛'],
          ['Latte a lunga conservazione', '🥛'],
          ['Bevande vegetali', '🌾'],
          ['Panna e besciamella', '🥣'],
        ],
      ],
      [
        'Yogurt e dessert',
        '🍨',
        [
          ['Yogurt intero', '🥣'],
          ['Yogurt greco e skyr', '🥣'],
          ['Yogurt da bere e kefir', '🥛'],
          ['Dessert freschi', '🍮'],
        ],
      ],
      [
        'Formaggi',
        '🧀',
        [
          ['Mozzarella e freschi', '🧀'],
          ['Formaggi al banco', '🧀'],
          ['Formaggi confezionati', '🧀'],
          ['Formaggi grattugiati e a fette', '🧀'],
        ],
      ],
      [
        'Uova e burro',
        '🥚',
        [
          ['Uova', '🥚'],
          ['Burro e margarina', '🧈'],
        ],
      ],
    ],
  },
  {
    name: 'Carne e pesce',
    emoji: '🥩',
    title: 'Carne e pesce',
    description: 'Tagli del nostro macellaio e pesce arrivato in giornata, con origine sempre dichiarata.',
    shelves: [
      [
        'Carne',
        '🥩',
        [
          ['Bovino', '🥩'],
          ['Suino', '🥓'],
          ['Pollo e tacchino', '🍗'],
          ['Hamburger e preparati', '🍔'],
        ],
      ],
      [
        'Pesce',
        '🐟',
        [
          ['Pesce fresco', '🐟'],
          ['Molluschi e crostacei', '🦐'],
          ['Pesce affumicato e marinato', '🍣'],
        ],
      ],
      ['Alternative vegetali', '🌱', [['Tofu, seitan e burger vegetali', '🌱']]],
    ],
  },
  {
    name: 'Salumi e gastronomia',
    emoji: '🥓',
    title: 'Salumi e gastronomia',
    description: 'Tagliati al momento come li vuoi tu, o già pronti in vaschetta.',
    shelves: [
      [
        'Salumi',
        '🥓',
        [
          ['Salumi al banco', '🥓'],
          ['Salumi in vaschetta', '🥓'],
          ['Würstel e pancetta', '🌭'],
        ],
      ],
      [
        'Gastronomia',
        '🥘',
        [
          ['Piatti pronti', '🍲'],
          ['Insalate e contorni pronti', '🥗'],
          ['Olive e antipasti', '🫒'],
        ],
      ],
      [
        'Pasta fresca e sughi',
        '🍝',
        [
          ['Pasta fresca ripiena', '🥟'],
          ['Pasta fresca e gnocchi', '🍝'],
          ['Pesto e sughi freschi', '🌿'],
          ['Basi e impasti', '🥧'],
        ],
      ],
    ],
  },
  {
    name: 'Pane e pasticceria',
    emoji: '🍞',
    title: 'Pane e pasticceria',
    description: 'Pane sfornato più volte al giorno, focaccia ligure e torte su ordinazione.',
    shelves: [
      [
        'Pane',
        '🍞',
        [
          ['Pane fresco', '🥖'],
          ['Pane in cassetta e panini', '🍞'],
          ['Focaccia e pizza', '🍕'],
        ],
      ],
      [
        'Sostituti del pane',
        '🥨',
        [
          ['Grissini e cracker', '🥨'],
          ['Fette biscottate e gallette', '🍘'],
        ],
      ],
      [
        'Pasticceria',
        '🎂',
        [
          ['Torte su ordinazione', '🎂'],
          ['Pasticceria fresca', '🥐'],
        ],
      ],
    ],
  },
];
