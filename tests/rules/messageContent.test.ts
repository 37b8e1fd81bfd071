import { expect, test } from 'vitest';
import { messageContent } from '../../core/rules/messageContent.ts';

test('the plain text of an older message is read as its paragraphs, rows, goods with their sums, title and list', () => {
  const body = [
    'Ciao Anna,',
    'Grazie! Se manca qualcosa, scrivici: te lo rimborsiamo.',
    'Ordine: 7\nQuando: domani tra le 10:00 e le 12:00',
    'LA TUA SPESA',
    '2 pz  Latte fresco  3,58 €\nMele Golden  2,31 €',
    'Prodotti: 5,89 €\nTotale: 11,89 €',
    '- Latte\n- Mele',
    'Condizioni: https://negozio.example/condizioni',
  ].join('\n\n');
  expect(messageContent({ body })).toEqual({
    lead: [
      { kind: 'text', words: 'Ciao Anna,' },
      { kind: 'text', words: 'Grazie! Se manca qualcosa, scrivici: te lo rimborsiamo.' },
    ],
    parts: [
      {
        kind: 'facts',
        rows: [
          { label: 'Ordine', value: '7' },
          { label: 'Quando', value: 'domani tra le 10:00 e le 12:00' },
        ],
      },
      { kind: 'title', words: 'La tua spesa' },
      {
        kind: 'lines',
        lines: [
          { quantity: '2 pz', name: 'Latte fresco', price: '3,58 €' },
          { name: 'Mele Golden', price: '2,31 €' },
        ],
        rows: [
          { label: 'Prodotti', value: '5,89 €' },
          { label: 'Totale', value: '11,89 €' },
        ],
      },
      { kind: 'list', items: ['Latte', 'Mele'] },
      { kind: 'text', words: 'Condizioni: https://negozio.example/condizioni' },
    ],
  });
});

test('a message that came in its parts keeps them; its own plain text does not count', () => {
  const parts = [{ kind: 'facts' as const, rows: [{ label: 'Ordine', value: '7' }] }];
  const content = { title: 'Grazie', lead: ['Arriva domani.', '- Latte'], parts };
  expect(messageContent({ body: 'Altro', content })).toEqual({
    title: 'Grazie',
    lead: [
      { kind: 'text', words: 'Arriva domani.' },
      { kind: 'list', items: ['Latte'] },
    ],
    parts,
  });
});
