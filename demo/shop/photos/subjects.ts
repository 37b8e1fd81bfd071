import { brush, type Paint } from './paint/brush.ts';
import { produce } from './subjects/produce.ts';
import { chilled } from './subjects/chilled.ts';
import { butcher } from './subjects/butcher.ts';
import { deli } from './subjects/deli.ts';
import { bakery } from './subjects/bakery.ts';
import { pasta } from './subjects/pasta.ts';
import { larder } from './subjects/larder.ts';
import { breakfast } from './subjects/breakfast.ts';
import { drinks } from './subjects/drinks.ts';
import { frozen } from './subjects/frozen.ts';
import { dishes } from './subjects/dishes.ts';
import { household } from './subjects/household.ts';
import { photoHref, type Look } from './paint/subject.ts';

const subjects = {
  ...produce,
  ...chilled,
  ...butcher,
  ...deli,
  ...bakery,
  ...pasta,
  ...larder,
  ...breakfast,
  ...drinks,
  ...frozen,
  ...dishes,
  ...household,
} as const;
/** What is seen on pictures. */
export type SubjectName = keyof typeof subjects;
export const subjectNames = Object.keys(subjects) as readonly SubjectName[];

const drawn = new Map<string, string>();

function paint(name: string, draw: Paint): string {
  const tools = brush(name);
  const content = draw(tools);
  return `<defs>${tools.defs()}</defs>${content}`;
}

/** A subject as a group called by its name, 100 units square around the origin. */
export function subjectGroup(name: SubjectName): string {
  let group = drawn.get(name);
  if (group === undefined) {
    const look: Look = subjects[name];
    const content =
      typeof look === 'function'
        ? paint(name, look)
        : paint(
            name,
            (b) =>
              `${b.shadow(0, 35, 46, 9)}<image href="${photoHref(look)}" x="-49" y="-49" width="98" height="86" preserveAspectRatio="xMidYMax meet"/>`,
          );
    drawn.set(name, (group = `<g id="${name}">${content}</g>`));
  }
  return group;
}

/** Does its picture show one piece, so that a heap of it shows several. */
export const isPiece = (name: SubjectName): boolean => pieces.has(name);

const pieces = new Set<SubjectName>([
  'greenApple',
  'yellowApple',
  'russetApple',
  'darkApple',
  'pear',
  'yellowPear',
  'brownPear',
  'peach',
  'nectarine',
  'apricot',
  'persimmon',
  'beefTomato',
  'tomato',
  'greenTomato',
  'onion',
  'redOnion',
  'whiteOnion',
  'artichoke',
  'roundArtichoke',
]);
