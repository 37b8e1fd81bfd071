import { expect, test } from 'vitest';
import { directionsLink } from '../../core/rules/directions.ts';
import { phoneOf } from '../../core/rules/phone.ts';

test('the way goes by coordinates, else by words, and nowhere without either', () => {
  const street = { addressId: 1, address1: 'Via Palestro', addressNumber: '12', city: 'Genova' };
  expect(directionsLink({ ...street, latitude: 44.4, longitude: 8.9 })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=44.4%2C8.9',
  );
  const byWords = 'https://www.google.com/maps/dir/?api=1&destination=Via+Palestro+12+Genova';
  for (const place of [
    {},
    { latitude: 0, longitude: 0 },
    { latitude: NaN, longitude: 8 },
    { latitude: 144, longitude: 8 },
  ])
    expect(directionsLink({ ...street, ...place })).toBe(byWords);
  expect(directionsLink({ addressId: 1 })).toBeNull();
});

test('XSS-09 what an address says cannot leave the map', () => {
  const link = directionsLink({
    addressId: 1,
    address1: 'javascript:alert(1)&x=https://evil.example#',
    city: '"><script>',
  })!;
  expect(new URL(link).origin).toBe('https://www.google.com');
  expect([...new URL(link).searchParams.keys()]).toEqual(['api', 'destination']);
});

test('a telephone is called by its digits alone', () => {
  expect(phoneOf('010 895.0012')).toEqual({ words: '010 895 0012', href: 'tel:0108950012' });
  expect(phoneOf('+39 010/8950012')).toEqual({ words: '+39 010 8950012', href: 'tel:+390108950012' });
  for (const none of [undefined, '', '112', 'chiuso', '+', 'javascript:alert(1)']) expect(phoneOf(none)).toBeNull();
});
