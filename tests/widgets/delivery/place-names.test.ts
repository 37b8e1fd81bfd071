import { describe, expect, test } from 'vitest';
import { placeNames, type Name } from '../../../widgets/delivery/map/placeNames.ts';

const at = (text: string, x: number, y: number, more: Partial<Name> = {}): Name => ({
  text,
  x,
  y,
  size: 10,
  gap: 5,
  ...more,
});
/** Of four letters at size 10: 22 wide, 13 high. */
const roma = at('Roma', 100, 100);
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe('names on a map [spesa-store-map]', () => {
  test.each([
    ['right of its spot', [roma], [], ['start 105 100']],
    ['left, where the right is taken', [roma], [box(110, 90, 120, 110)], ['end 95 100']],
    ['above', [roma], [box(110, 97, 120, 103), box(80, 97, 90, 103)], ['middle 100 88.5']],
    ['below', [roma], [box(80, 80, 120, 100)], ['middle 100 111.5']],
    ['nowhere', [roma], [box(70, 70, 130, 130)], []],
    ['at its middle without a gap, or nowhere', [at('Mare', 100, 100, { gap: undefined })], [], ['middle 100 100']],
    ['not over an earlier one', [roma, at('Ostia', 120, 98)], [], ['start 105 100', 'middle 120 86.5']],
    ['nowhere, where its dot is taken', [at('Roma', 100, 100, { dot: 3 })], [box(90, 102, 101, 110)], []],
    ['in the frame that it must not leave', [{ ...roma, frame: box(0, 0, 120, 200) }], [], ['end 95 100']],
    ['aside in its frame', [at('Roma', 5, 100, { frame: box(0, 0, 30, 200) })], [], ['middle 11 88.5']],
    ['in no frame too small for it', [{ ...roma, frame: box(90, 0, 110, 200) }], [], []],
  ])('stands %s', (_, names, taken, expected) => {
    expect(placeNames(names, taken).map(({ anchor, x, y }) => `${anchor} ${x} ${y}`)).toEqual(expected);
  });
});
