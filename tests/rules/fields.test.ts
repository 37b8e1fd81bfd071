import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '../repetitions.ts';
import { cardBrand, groupCard } from '../../core/rules/cardNumber.ts';
import {
  digits,
  email,
  maxLength,
  password,
  phone,
  postcode,
  required,
  validate,
  type FieldRule,
} from '../../core/rules/validation.ts';

const table: [string, FieldRule, string[], string[], string][] = [
  [
    'e-mail',
    email,
    ['a@b.it', 'anna.rossi+x@mail.example.com', "d'a@x.technology"],
    ['a', 'a@b', 'a@b.i', 'a@b.abcdefghijkl', 'a b@c.it', '@b.it', 'a@b..it'],
    'Digitare una e-mail valida',
  ],
  [
    'phone',
    phone,
    ['+39 010 123456', '3331234567', '010/123456'],
    ['12', 'abc', '++39123456', '123 456 789 012 345 678'],
    'Digitare un numero di telefono valido',
  ],
  ['postcode', postcode, ['16121', '1234'], ['123', '123456', '1612a'], 'Il CAP deve essere di 4 o 5 cifre'],
  ['password', password, ['123456'], ['12345'], 'La password deve essere lunga 6 caratteri'],
  ['digits', digits, ['007'], ['1a', '1.5', '-1'], 'Accetta solo numeri'],
  ['max length', maxLength(3), ['abc'], ['abcd'], 'Lunghezza massima 3 caratteri'],
];

describe('field rules (account §5)', () => {
  test.each(table)('NUM-11 %s: tables of valid and invalid texts', (_, rule, valid, invalid, text) => {
    for (const given of valid) expect([given, rule(given)]).toEqual([given, '']);
    for (const given of invalid) expect([given, rule(given)]).toEqual([given, text]);
  });

  test('rules other than required pass on empty values', () => {
    for (const [, rule] of table) expect(rule('')).toBe('');
    expect(validate('', [required, email])).toBe('Campo obbligatorio');
    expect(validate('  ', [required])).toBe('Campo obbligatorio');
    expect(validate('', [email])).toBe('');
  });
});

describe('card numbers', () => {
  test('NUM-10 groups of four keep every digit, leading zeros too', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^0\d{0,24}$/), (number) => {
        const grouped = groupCard(number);
        expect(grouped.replaceAll(' ', '')).toBe(number);
        for (const group of grouped.split(' ').slice(0, -1)) expect(group).toHaveLength(4);
      }),
    );
    expect(groupCard('0042 1234-5678')).toBe('0042 1234 5678');
    expect(groupCard('************4242')).toBe('**** **** **** 4242');
    expect(groupCard(null)).toBe('');
  });

  test('the brand shows by the first digits', () => {
    expect(['4242', '5555', '2221', '2720', '378282', '6759', '36', '6011', '9'].map(cardBrand)).toEqual([
      'visa',
      'mastercard',
      'mastercard',
      'mastercard',
      'amex',
      'maestro',
      'diners',
      'discover',
      'unknown',
    ]);
  });
});
