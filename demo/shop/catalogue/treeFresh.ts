import type { Department } from './department.ts';

/** Departments 2–6: what is fresh. */
export const freshDepartments: readonly Department[] = [
  {
    name: 'Frutta e verdura',
    subject: 'redApple',
    description: 'Raccolta al momento giusto e scelta ogni mattina dai nostri banconisti.',
    shelves: [
      [
        'Frutta fresca',
        'greenApple',
        [
          ['Mele e pere', 'yellowPear'],
          ['Agrumi', 'orange'],
          ['Banane e frutta esotica', 'banana'],
          ['Uva e frutta estiva', 'whiteGrapes'],
          ['Frutti di bosco e fragole', 'strawberry'],
        ],
      ],
      [
        'Verdura fresca',
        'broccoli',
        [
          ['Pomodori', 'tomato'],
          ['Zucchine, melanzane e peperoni', 'courgette'],
          ['Patate, cipolle e aglio', 'potato'],
          ['Cavoli, finocchi e carciofi', 'fennel'],
          ['Carote e radici', 'carrot'],
          ['Funghi e aromi', 'mushroom'],
        ],
      ],
      [
        'Insalate e pronti',
        'lettuce',
        [
          ['Insalate a cespo', 'romaine'],
          ['Insalate in busta', 'mixedSalad'],
          ['Verdure pronte da cuocere', 'vegetableDice'],
        ],
      ],
      [
        'Frutta secca e legumi freschi',
        'almond',
        [
          ['Frutta secca', 'walnut'],
          ['Frutta disidratata', 'driedApricot'],
        ],
      ],
    ],
  },
  {
    name: 'Latte e formaggi',
    subject: 'parmesan',
    description:
      'Il banco del fresco: latte dalle valli vicine, formaggi a denominazione e uova di galline allevate a terra o all’aperto.',
    shelves: [
      [
        'Latte e panna',
        'milk',
        [
          ['Latte fresco', 'milk'],
          ['Latte a lunga conservazione', 'cream'],
          ['Bevande vegetali', 'oats'],
          ['Panna e besciamella', 'cream'],
        ],
      ],
      [
        'Yogurt e dessert',
        'pannaCotta',
        [
          ['Yogurt intero', 'yogurt'],
          ['Yogurt greco e skyr', 'honey'],
          ['Yogurt da bere e kefir', 'strawberry'],
          ['Dessert freschi', 'cremeCaramel'],
        ],
      ],
      [
        'Formaggi',
        'asiago',
        [
          ['Mozzarella e freschi', 'mozzarella'],
          ['Formaggi al banco', 'pecorino'],
          ['Formaggi confezionati', 'brie'],
          ['Formaggi grattugiati e a fette', 'emmental'],
        ],
      ],
      [
        'Uova e burro',
        'eggs',
        [
          ['Uova', 'eggs'],
          ['Burro e margarina', 'butter'],
        ],
      ],
    ],
  },
  {
    name: 'Carne e pesce',
    subject: 'steak',
    description: 'Tagli del nostro macellaio e pesce arrivato in giornata, con origine sempre dichiarata.',
    shelves: [
      [
        'Carne',
        'ribSteak',
        [
          ['Bovino', 'steak'],
          ['Suino', 'chop'],
          ['Pollo e tacchino', 'chicken'],
          ['Hamburger e preparati', 'burger'],
        ],
      ],
      [
        'Pesce',
        'seaBream',
        [
          ['Pesce fresco', 'salmon'],
          ['Molluschi e crostacei', 'shrimp'],
          ['Pesce affumicato e marinato', 'smokedSalmon'],
        ],
      ],
      ['Alternative vegetali', 'tofu', [['Tofu, seitan e burger vegetali', 'tofu']]],
    ],
  },
  {
    name: 'Salumi e gastronomia',
    subject: 'rawHam',
    description: 'Tagliati al momento come li vuoi tu, o già pronti in vaschetta.',
    shelves: [
      [
        'Salumi',
        'salami',
        [
          ['Salumi al banco', 'mortadella'],
          ['Salumi in vaschetta', 'cookedHam'],
          ['Würstel e pancetta', 'frankfurter'],
        ],
      ],
      [
        'Gastronomia',
        'lasagna',
        [
          ['Piatti pronti', 'meatballs'],
          ['Insalate e contorni pronti', 'grilledVegetables'],
          ['Olive e antipasti', 'blackOlives'],
        ],
      ],
      [
        'Pasta fresca e sughi',
        'tagliatelle',
        [
          ['Pasta fresca ripiena', 'ravioli'],
          ['Pasta fresca e gnocchi', 'gnocchi'],
          ['Pesto e sughi freschi', 'pesto'],
          ['Basi e impasti', 'pastrySheet'],
        ],
      ],
    ],
  },
  {
    name: 'Pane e pasticceria',
    subject: 'bread',
    description: 'Pane sfornato più volte al giorno, focaccia ligure e torte su ordinazione.',
    shelves: [
      [
        'Pane',
        'bread',
        [
          ['Pane fresco', 'baguette'],
          ['Pane in cassetta e panini', 'slicedBread'],
          ['Focaccia e pizza', 'focaccia'],
        ],
      ],
      [
        'Sostituti del pane',
        'breadsticks',
        [
          ['Grissini e cracker', 'crackers'],
          ['Fette biscottate e gallette', 'rusks'],
        ],
      ],
      [
        'Pasticceria',
        'fruitCake',
        [
          ['Torte su ordinazione', 'saintHonore'],
          ['Pasticceria fresca', 'croissant'],
        ],
      ],
    ],
  },
];
