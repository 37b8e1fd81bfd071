import type { Cart } from '../schema/cart.ts';

/** The counter of the wallet that pays at the checkout, in euro (ruling 14). */
export const inWallet = 'PME';

/** The cart's own info in which the customer says that the wallet pays. */
export const useWallet = 'use_wallet';

export const paysByWallet = ({ cartInfos }: Pick<Cart, 'cartInfos'>): boolean => cartInfos?.[useWallet] === 'true';

/** What the wallet holds, in euro as the server gave it; 0 for who has none, or owes. */
export const walletOf = ({ userPointsCounters }: Cart['user']): number =>
  Math.max(0, userPointsCounters?.find(({ codInt }) => codInt === inWallet)?.value ?? 0);
