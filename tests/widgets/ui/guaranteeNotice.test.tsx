import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { GuaranteeNotice } from '../../../widgets/ui/GuaranteeNotice.tsx';

const sentence = /^Se un bene è difettoso o non è come descritto, il venditore ne risponde per due anni/;
const rights = /^https:\/\/europa\.eu\/youreurope\//;
afterEach(cleanup);
const addressOf = (name: RegExp) => screen.queryByRole('link', { name })?.getAttribute('href');

test.each([
  { file: undefined, picture: false, official: undefined },
  { file: '', picture: false, official: undefined },
  { file: '/uploads/notice.pdf', picture: false, official: '/uploads/notice.pdf' },
  { file: '/uploads/notice.svg', picture: true, official: undefined },
  { file: '/uploads/NOTICE.PNG', picture: true, official: undefined },
])('LAW-23 the notice of the legal guarantee, with $file as the official file', ({ file, picture, official }) => {
  render(<GuaranteeNotice file={file} />);
  expect(screen.getByText('Garanzia legale di conformità: almeno 2 anni')).toBeTruthy();
  expect(screen.queryByRole('img', { name: sentence })?.getAttribute('src')).toBe(picture ? file : undefined);
  expect(screen.queryByText(sentence) !== null).toBe(!picture);
  expect(addressOf(/^Avviso ufficiale dell’Unione europea/)).toBe(official);
  expect(addressOf(/^I tuoi diritti in Europa/)).toMatch(rights);
});
