import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '../repetitions.ts';
import { fillPlaceholders } from '../../core/rules/placeholders.ts';

const values = { 'user.firstName': 'Anna', 'cart.totalItems': 3, missing: undefined };

describe('the placeholders of a text', () => {
  test('are filled, with or without spaces', () => {
    expect(fillPlaceholders('Ciao {{user.firstName}}, {{ cart.totalItems }} articoli', values)).toBe(
      'Ciao Anna, 3 articoli',
    );
  });

  test.each([
    ['{{constructor.constructor("alert(1)")()}}', ''],
    ['{{__proto__}}{{toString}}{{hasOwnProperty}}', ''],
    ['{{missing}}{{user}}{{user.lastName}}', ''],
    [
      '${user.firstName} <%= user.firstName %> #{user.firstName}',
      '${user.firstName} <%= user.firstName %> #{user.firstName}',
    ],
    ['{{#if user.firstName}}x{{/if}}', 'x'],
    ['{{{user.firstName}}}', '{Anna}'],
    ['{{ {{user.firstName}} }}', '{{ Anna }}'],
    ['{{user.firstName', '{{user.firstName'],
  ])('XSS-02 %s gives own, listed values and nothing else', (text, result) => {
    expect(fillPlaceholders(text, values)).toBe(result);
  });

  test('XSS-02 a value that comes from the prototype or is no text or number leaves nothing', () => {
    expect(
      fillPlaceholders(
        '{{inherited}}{{call}}',
        Object.assign(Object.create({ inherited: 'x' }) as object, {
          call: (() => 'x') as unknown as string,
        }) as Record<string, string>,
      ),
    ).toBe('');
  });

  test('XSS-03 no value brings a tag, leaves an attribute or opens another placeholder', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '{', '}', 'a', '/', ' ') }), (name) => {
        const filled = fillPlaceholders('{{a}}', { a: `${name}{{b}}`, b: 'SECRET' });
        expect(filled).not.toMatch(/[<>"'`]|SECRET/);
      }),
    );
  });
});
