import { expect, test } from 'vitest';
import { pixelsAUnit, project, type Spot } from '../../../core/rules/mercator.ts';
import { fitBounds } from '../../../widgets/delivery/map/fitBounds.ts';

const genoa = project(44.41, 8.93)!;
const sanremo = project(43.82, 7.78)!;
const palermo = project(38.12, 13.36)!;
const phone = { width: 358, height: 500 };
const desk = { width: 820, height: 750 };

test('the map opens near Genoa at zoom 10 without places, and no nearer than 11 with one', () => {
  expect(fitBounds([], desk)).toEqual({ centre: genoa, zoom: 10 });
  expect(fitBounds([palermo], desk)).toEqual({ centre: palermo, zoom: 11 });
  expect(fitBounds([palermo, palermo], phone).zoom).toBe(11);
});

test.each([
  ['a phone', phone],
  ['a desk', desk],
])('it opens with all places in the frame on %s, 64 pixels from its edge', (_, size) => {
  for (const spots of [
    [genoa, sanremo],
    [genoa, sanremo, palermo],
  ]) {
    const { centre, zoom } = fitBounds(spots, size);
    const away = (axis: keyof Spot) => Math.max(...spots.map((spot) => Math.abs(spot[axis] - centre[axis])));
    const [right, down] = [away('x') * pixelsAUnit(zoom), away('y') * pixelsAUnit(zoom)];
    expect(Math.max(right - (size.width / 2 - 64), down - (size.height / 2 - 64))).toBeCloseTo(0, 5);
  }
});

test('it opens no farther than the whole country, also before the frame has a size', () => {
  expect(fitBounds([genoa, palermo], { width: 0, height: 0 }).zoom).toBe(5);
});
