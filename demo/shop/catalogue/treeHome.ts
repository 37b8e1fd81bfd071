import type { Department } from './department.ts';

/** Departments 11–14: house, body, children and animals. */
export const homeDepartments: readonly Department[] = [
  {
    name: 'Casa e pulizia',
    emoji: '🧽',
    title: 'Casa e pulizia',
    description: 'Detersivi, carta e accessori: in formato famiglia o di ricarica.',
    shelves: [
      [
        'Bucato',
        '🧺',
        [
          ['Detersivi per lavatrice', '🧺'],
          ['Ammorbidenti e additivi', '🌸'],
        ],
      ],
      [
        'Cucina e stoviglie',
        '🍽️',
        [
          ['Detersivi per piatti', '🍽️'],
          ['Detersivi per lavastoviglie', '🫧'],
        ],
      ],
      [
        'Superfici',
        '🧹',
        [
          ['Pavimenti e superfici', '🧹'],
          ['Bagno e anticalcare', '🚿'],
        ],
      ],
      [
        'Carta e avvolgenti',
        '🧻',
        [
          ['Carta igienica', '🧻'],
          ['Carta da cucina e fazzoletti', '🧻'],
          ['Sacchetti e pellicole', '🗑️'],
        ],
      ],
      [
        'Accessori',
        '🧽',
        [
          ['Spugne, guanti e panni', '🧽'],
          ['Pile, lampadine e candele', '🔋'],
        ],
      ],
      ['Servizi', '🚚', [['Abbonamenti', '🚚']]],
    ],
  },
  {
    name: 'Igiene e bellezza',
    emoji: '🧴',
    title: 'Igiene e bellezza',
    description: 'La cura di ogni giorno per tutta la famiglia.',
    shelves: [
      [
        'Corpo e viso',
        '🧼',
        [
          ['Bagnoschiuma e saponi', '🧼'],
          ['Creme viso e corpo', '🧴'],
          ['Deodoranti', '🌬️'],
        ],
      ],
      ['Capelli', '💇', [['Shampoo e balsamo', '🧴']]],
      ['Bocca', '🪥', [['Dentifrici e spazzolini', '🪥']]],
      [
        'Cura personale',
        '🪒',
        [
          ['Rasatura', '🪒'],
          ['Assorbenti e protezione', '🌷'],
          ['Cerotti e primo soccorso', '🩹'],
        ],
      ],
    ],
  },
  {
    name: 'Infanzia',
    emoji: '🍼',
    title: 'Infanzia',
    description: 'Per i più piccoli, dai primi giorni ai primi passi.',
    shelves: [
      [
        'Cambio e bagnetto',
        '👶',
        [
          ['Pannolini', '👶'],
          ['Salviette e bagnetto', '🛁'],
        ],
      ],
      [
        'Pappa',
        '🍼',
        [
          ['Omogeneizzati', '🥣'],
          ['Latte e biscotti per l’infanzia', '🍼'],
          ['Merende e pappe', '🍎'],
        ],
      ],
    ],
  },
  {
    name: 'Animali',
    emoji: '🐶',
    title: 'Amici animali',
    description: 'Pappe, crocchette e lettiere per chi ci aspetta a casa.',
    shelves: [
      [
        'Cani',
        '🐶',
        [
          ['Crocchette per cani', '🐕'],
          ['Umido e snack per cani', '🦴'],
        ],
      ],
      [
        'Gatti',
        '🐱',
        [
          ['Crocchette per gatti', '🐈'],
          ['Umido e snack per gatti', '🐟'],
          ['Lettiere', '🐾'],
        ],
      ],
      ['Piccoli animali', '🐹', [['Uccelli, pesci e roditori', '🐹']]],
    ],
  },
];
