import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '../repetitions.ts';
import { label } from '../../core/labels/label.ts';
import '../../core/labels/it/common.ts';
import { cardBrand, groupCard } from '../../core/rules/cardNumber.ts';
import { digits, email, exactLength, fiscalCode, maxLength, password, personName, phone, postcode, required, validate, vatOrFiscalNumber, type FieldRule } from '../../core/rules/validation.ts';

const table: [string, FieldRule, string[], string[], string][] = [
  ['e-mail', email, ['a@b.it', 'anna.rossi+x@mail.example.com', "d'a@x.technology"], ['a', 'a@b', 'a@b.i', 'a@b.abcdefghijkl', 'a b@c.it', '@b.it', 'a@b..it'], 'Digitare una e-mail valida'],
  ['phone', phone, ['+39 010 123456', '3331234567', '010/123456'], ['12', 'abc', '++39123456', '123 456 789 012 345 678'], 'Digitare un numero di telefono valido'],
  ['name', personName, ['Anna Maria', "D'Amico", 'D’Amico', 'Łukasz', 'Ñandú'], ['R2D2', 'a@b', '<b>'], 'Sono accettati caratteri alfabetici minuscoli e maiuscoli, virgoletta e spazi'],
  ['postcode', postcode, ['16121', '1234'], ['123', '123456', '1612a'], 'Il CAP deve essere di 4 o 5 cifre'],
  ['password', password, ['123456'], ['12345'], 'La password deve essere lunga 6 caratteri'],
  ['fiscal code', fiscalCode, ['RSSMRA85T10A562S', 'rssmra85t10a562s', 'MRTMTT91D08F205J'], ['RSSMRA85T10A562A', 'RSSMRA85T10A562', 'RSSMRA85Z10A562S', '12345678901'], 'Formato non corretto'],
  ['VAT number', vatOrFiscalNumber, ['12345678901'], ['1234567890', '123456789012', '1234567890a'], 'P.Iva e C.F. devono avere 11 cifre'],
  ['digits', digits, ['007'], ['1a', '1.5', '-1'], 'Accetta solo numeri'],
  ['exact length', exactLength(3), ['abc', '👍👍👍'], ['ab', 'abcd'], 'Il campo deve essere lungo 3 caratteri'],
  ['max length', maxLength(3), ['abc'], ['abcd'], 'Lunghezza massima 3 caratteri'],
];

describe('field rules (second document §5)', () => {
  test.each(table)('NUM-11 %s: tables of valid and invalid texts', (_, rule, valid, invalid, text) => {
    for (const given of valid) expect([given, rule(given)]).toEqual([given, null]);
    for (const given of invalid) {
      const fault = rule(given);
      expect([given, fault && label(fault.key, fault.values)]).toEqual([given, text]);
    }
  });

  test('rules other than required pass on empty values', () => {
    for (const [, rule] of table) expect(rule('')).toBeNull();
    expect(validate('', [required, email])).toEqual({ key: 'common.required' });
    expect(validate('  ', [required])).toEqual({ key: 'common.required' });
    expect(validate('', [email])).toBeNull();
  });

  test('NUM-11 a hundred kilobytes are judged at once', () => {
    for (const [, rule] of table) {
      for (const text of ['a'.repeat(100_000), '1'.repeat(100_000), `${'a.'.repeat(50_000)}@`, `a@${'a.'.repeat(50_000)}`, ' '.repeat(100_000)]) {
        const began = performance.now();
        rule(text);
        expect(performance.now() - began).toBeLessThan(50);
      }
    }
  });
});

describe('card numbers', () => {
  test('NUM-10 groups of four keep every digit, leading zeros too', () => {
    fc.assert(fc.property(fc.stringMatching(/^0\d{0,24}$/), (number) => {
      const grouped = groupCard(number);
      expect(grouped.replaceAll(' ', '')).toBe(number);
      for (const group of grouped.split(' ').slice(0, -1)) expect(group).toHaveLength(4);
    }));
    expect(groupCard('0042 1234-5678')).toBe('0042 1234 5678');
    expect(groupCard('************4242')).toBe('**** **** **** 4242');
    expect(groupCard(null)).toBe('');
  });

  test('the brand shows by the first digits', () => {
    expect(['4242', '5555', '2221', '2720', '378282', '6759', '36', '6011', '9'].map(cardBrand)).toEqual(['visa', 'mastercard', 'mastercard', 'mastercard', 'amex', 'maestro', 'diners', 'discover', 'unknown']);
  });
});
