import { expect, test } from 'vitest';
import { pointOf, textOf } from '../../wp-plugin/editor/focalPoint.ts';
import widgets from '../../wp-plugin/generated/widgets.json' with { type: 'json' };
import { focalClasses, focalNames } from '../../widgets/content/static-image/focalPoint.ts';

test('the point of WordPress’ picker goes into the attribute in whole per cent and comes back', () => {
  expect(textOf({ x: 0.347, y: 0.6 })).toBe('35% 60%');
  expect(pointOf('35% 60%')).toEqual({ x: 0.35, y: 0.6 });
  expect([textOf({ x: -0.2, y: 1.4 }), textOf({ x: 0.5, y: 0.5 })]).toEqual(['0% 100%', '']);
  expect(['', '35%', 'javascript:1% 2%', '1e3% 2%'].map(pointOf)).toEqual(Array(4).fill({ x: 0.5, y: 0.5 }));
});

test('a block that was saved with the name of a side opens at the point that its page shows', () => {
  expect(Object.keys(focalNames)).toEqual(['top', 'bottom', 'left', 'right']);
  for (const [name, point] of Object.entries(focalNames)) {
    expect(textOf(pointOf(name)), name).toBe(point);
    expect(focalClasses(name)).toEqual(focalClasses(point));
  }
});

test('a page has two classes in steps of five, and none for the centre or what is no point', () => {
  const classes = (x: number, y: number) => [`static-image__image--x-${x}`, `static-image__image--y-${y}`];
  expect(focalClasses('33% 58%')).toEqual(classes(35, 60));
  expect(focalClasses('100% 0%')).toEqual(classes(100, 0));
  expect(focalClasses('999% 3%')).toEqual(classes(100, 5));
  expect(['', '51% 49%', 'middle', '1% 2%;', '" x'].flatMap(focalClasses)).toEqual([]);
});

test('the image block asks for the point by a control of its own', () => {
  const image = widgets.find(({ name }) => name === 'spesa/static-image')!;
  expect(image.controls.find(({ name }) => name === 'focus')).toMatchObject({ control: 'focalPoint', type: 'text' });
});
