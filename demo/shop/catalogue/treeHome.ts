import type { Department } from './department.ts';

/** Departments 11–14: house, body, children and animals. */
export const homeDepartments: readonly Department[] = [
  {
    name: 'Casa e pulizia',
    subject: 'sponge',
    description: 'Detersivi, carta e accessori: in formato famiglia o di ricarica.',
    shelves: [
      [
        'Bucato',
        'towels',
        [
          ['Detersivi per lavatrice', 'whiteShirt'],
          ['Ammorbidenti e additivi', 'wildflower'],
        ],
      ],
      [
        'Cucina e stoviglie',
        'crockery',
        [
          ['Detersivi per piatti', 'bleach'],
          ['Detersivi per lavastoviglie', 'dishTablets'],
        ],
      ],
      [
        'Superfici',
        'gleam',
        [
          ['Pavimenti e superfici', 'wood'],
          ['Bagno e anticalcare', 'bath'],
        ],
      ],
      [
        'Carta e avvolgenti',
        'toiletPaper',
        [
          ['Carta igienica', 'toiletPaper'],
          ['Carta da cucina e fazzoletti', 'kitchenPaper'],
          ['Sacchetti e pellicole', 'foil'],
        ],
      ],
      [
        'Accessori',
        'broom',
        [
          ['Spugne, guanti e panni', 'glove'],
          ['Pile, lampadine e candele', 'bulb'],
        ],
      ],
      ['Servizi', 'van', [['Abbonamenti', 'van']]],
    ],
  },
  {
    name: 'Igiene e bellezza',
    subject: 'soap',
    description: 'La cura di ogni giorno per tutta la famiglia.',
    shelves: [
      [
        'Corpo e viso',
        'oliveSoap',
        [
          ['Bagnoschiuma e saponi', 'handSoap'],
          ['Creme viso e corpo', 'dayCream'],
          ['Deodoranti', 'deodorant'],
        ],
      ],
      ['Capelli', 'hair', [['Shampoo e balsamo', 'hairMask']]],
      ['Bocca', 'toothbrush', [['Dentifrici e spazzolini', 'tooth']]],
      [
        'Cura personale',
        'razor',
        [
          ['Rasatura', 'razorBlades'],
          ['Assorbenti e protezione', 'padsDay'],
          ['Cerotti e primo soccorso', 'plasters'],
        ],
      ],
    ],
  },
  {
    name: 'Infanzia',
    subject: 'babyBottle',
    description: 'Per i più piccoli, dai primi giorni ai primi passi.',
    shelves: [
      [
        'Cambio e bagnetto',
        'nappy',
        [
          ['Pannolini', 'nappy'],
          ['Salviette e bagnetto', 'wetWipes'],
        ],
      ],
      [
        'Pappa',
        'banana',
        [
          ['Omogeneizzati', 'redApple'],
          ['Latte e biscotti per l’infanzia', 'babyBottle'],
          ['Merende e pappe', 'pear'],
        ],
      ],
    ],
  },
  {
    name: 'Animali',
    subject: 'dogKibble',
    description: 'Pappe, crocchette e lettiere per chi ci aspetta a casa.',
    shelves: [
      [
        'Cani',
        'dogKibble',
        [
          ['Crocchette per cani', 'puppyKibble'],
          ['Umido e snack per cani', 'bones'],
        ],
      ],
      [
        'Gatti',
        'catFood',
        [
          ['Crocchette per gatti', 'catKibble'],
          ['Umido e snack per gatti', 'catFood'],
          ['Lettiere', 'litter'],
        ],
      ],
      ['Piccoli animali', 'birdSeed', [['Uccelli, pesci e roditori', 'rodentMix']]],
    ],
  },
];
