import { expect, test } from 'vitest';
import { workPage } from '../../core/rules/workPage.ts';

test.each([
  ['1', undefined],
  ['2', undefined],
  ['3', 'backOffice'],
  ['4', 'missions'],
  ['6', 'backOffice'],
  ['7', 'backOffice'],
  ['', undefined],
])('a user of type %s works at %s', (userTypeId, page) => {
  expect(workPage({ userType: { userTypeId } })).toBe(page);
});

test('nobody works anywhere before they are known', () => {
  expect(workPage(undefined)).toBeUndefined();
  expect(workPage({})).toBeUndefined();
});
