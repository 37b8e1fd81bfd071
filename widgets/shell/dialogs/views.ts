import type { ComponentType } from 'react';
import type { DialogName } from '../../../core/stores/dialogs.ts';
import type { DialogProps } from '../../hooks/dialogProps.ts';
import type { DialogKind } from '../../ui/Dialog.tsx';

/** The view of every dialog; each arrives when it is first opened. */
export const views: { [N in DialogName]: () => Promise<{ default: ComponentType<DialogProps<N>> }> } = {
  login: () => import('../../session/dialogs/LoginDialog.tsx'),
  address: () => import('../../delivery/dialogs/AddressDialog.tsx'),
  timeslot: () => import('../../delivery/dialogs/TimeslotDialog.tsx'),
  store: () => import('../../delivery/dialogs/StoreDialog.tsx'),
  favouriteStore: () => import('../../delivery/dialogs/FavouriteStoreDialog.tsx'),
  tutorial: () => import('../../content/dialogs/TutorialDialog.tsx'),
  options: () => import('../../cart/dialogs/OptionsDialog.tsx'),
  promo: () => import('../../cart/dialogs/PromoDialog.tsx'),
  cart: () => import('../../cart/dialogs/CartDialog.tsx'),
  gift: () => import('../../catalogue/dialogs/GiftDialog.tsx'),
  giftCodes: () => import('../../cart/dialogs/GiftCodesDialog.tsx'),
  giftItem: () => import('../../cart/dialogs/GiftItemDialog.tsx'),
  list: () => import('../../lists/dialogs/ListDialog.tsx'),
  similar: () => import('../../catalogue/dialogs/SimilarDialog.tsx'),
  video: () => import('../../content/dialogs/VideoDialog.tsx'),
  stepUp: () => import('../../profile/dialogs/StepUpDialog.tsx'),
  billing: () => import('../../profile/dialogs/BillingDialog.tsx'),
  addToOrder: () => import('../../orders/dialogs/AddToOrderDialog.tsx'),
  confirm: () => import('./ConfirmDialog.tsx'),
  warning: () => import('./WarningDialog.tsx'),
};

/** How a dialog stands on the screen, where it is not a plain sheet. */
export const kinds: Partial<Record<DialogName, DialogKind>> = {
  address: 'tall',
  timeslot: 'tall',
  store: 'tall',
  favouriteStore: 'tall',
  similar: 'tall',
  cart: 'drawer',
  tutorial: 'full',
  list: 'narrow',
  stepUp: 'narrow',
  confirm: 'narrow',
  warning: 'narrow',
};
