import * as errorTexts from '../../core/labels/it/errors.ts';
import { setCartInfo } from '../../core/flows/cartChoices.ts';
import { adultDeclaration, declaredAdult, holdsAlcohol } from '../../core/rules/lawMarks.ts';
import type { Cart } from '../../core/schema/cart.ts';
import { useCommand } from './useCommand.ts';
import { useSpesa } from './useSpesa.ts';

/** The customer's word to be of age, which alcohol in the cart asks for and the server keeps (LAW-16). */
export function useAdultDeclaration(cart: Cart | null) {
  const spesa = useSpesa();
  const command = useCommand(
    (adult: boolean) => setCartInfo(spesa, adultDeclaration, String(adult)),
    errorTexts.errorSettingCartInfo,
  );
  return {
    needed: cart !== null && holdsAlcohol(cart),
    declared: cart !== null && declaredAdult(cart),
    error: command.error,
    declare: (adult: boolean) => void command.run(adult),
  };
}
