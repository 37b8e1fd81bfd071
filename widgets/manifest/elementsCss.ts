import type { AnyWidget, Reserve } from '../element/defineWidget.ts';

type Element = Pick<AnyWidget, 'tag' | 'for' | 'reserve' | 'onlyBelow'>;

const notice = '/* Generated from the definitions by npm run generate: do not edit. */\n';
const rule = (selector: string, declaration: string): string => `${selector} {\n  ${declaration};\n}\n`;
const at = (media: string, text: string): string => `@media (--${media}) {\n${text.replaceAll(/^(?=.)/gm, '  ')}}\n`;

/** On the root element (boot.ts): this audience is not here, and the page is no editor's canvas, where everything is shown. */
const absent = {
  customer: `:root:not([data-spesa-user='known'], [data-spesa-no-shell])`,
  app: `:root:not([data-spesa-app='app'], [data-spesa-no-shell])`,
};

/** One rule for each audience that is not here and has elements of its own; `selectorOf` says what is hidden. */
const hidden = (elements: readonly Element[], selectorOf: (tags: string) => string): string[] =>
  (['customer', 'app'] as const).flatMap((audience) => {
    const tags = elements.filter((element) => element.for === audience).map(({ tag }) => tag);
    return tags.length ? [rule(`${absent[audience]} ${selectorOf(tags.join(', '))}`, 'display: none')] : [];
  });

function reserved({ tag, for: audience }: Element, { height, wide, untilFilled }: Reserve): string {
  const known = audience === 'customer' ? `:root[data-spesa-user='known'] ` : '';
  const waiting = untilFilled ? ":not([hidden]):is(:empty, :has(> .skeleton, > [aria-busy='true'] .skeleton))" : '';
  const room = (value: string) => rule(`${known}&:is(${tag})${waiting}`, `min-height: ${value}`);
  return room(height) + (wide ? at(`from-${wide.from}`, room(wide.height)) : '');
}

/** Hides the elements whose audience or screen is not here, and keeps room for what comes later: a sheet of every page. */
export const elementsCss = (elements: readonly Element[]): string =>
  [
    notice,
    ...hidden(elements, (tags) => `&:is(${tags})`),
    ...elements.flatMap(({ tag, onlyBelow }) =>
      onlyBelow
        ? [at(`from-${onlyBelow}`, rule(`&:is(${tag}):not(.dialog, [hidden], [also-wide])`, 'display: none'))]
        : [],
    ),
    ...elements.flatMap((element) => (element.reserve ? [reserved(element, element.reserve)] : [])),
  ].join('');

/** Hides the rows of the category's grid in which only such hidden elements stand, so that they leave no gap. */
export const hiddenRowsCss = (elements: readonly Element[]): string =>
  [notice, ...hidden(elements, (tags) => `& .category-blocks__row:not(:has(> * > :not(${tags})))`)].join('');
