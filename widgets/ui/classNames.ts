/** A BEM block with the modifiers that are on: `names('button', 'wide', busy && 'busy')`. */
export const names = (block: string, ...modifiers: (string | false | null | undefined)[]): string =>
  [block, ...modifiers.filter(Boolean).map((modifier) => `${block}--${modifier}`)].join(' ');
