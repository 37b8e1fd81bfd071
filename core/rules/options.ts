import type { SelectOption } from '../schema/catalogue.ts';

/** Chosen key by parameter name, as cart/add sends it in `params`. */
export type Choices = Record<string, string>;

/** The choices the product arrives with. */
export function presetChoices(options: readonly SelectOption[] | undefined): Choices {
  const chosen = (options ?? []).flatMap(({ parameterName, options: values, selected }) =>
    values.some(({ key }) => key === selected) ? [[parameterName, selected as string] as const] : [],
  );
  return Object.fromEntries(chosen);
}

/** Has every option one of its own values? (§5: only then may the product be added.) */
export function allChosen(options: readonly SelectOption[] | undefined, choices: Choices = {}): boolean {
  return (options ?? []).every(
    ({ parameterName, options: values }) =>
      Object.hasOwn(choices, parameterName) && values.some(({ key }) => key === choices[parameterName]),
  );
}
