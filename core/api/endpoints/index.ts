import { account } from './account.ts';
import { addressees } from './addressees.ts';
import { address } from './addresses.ts';
import { awards } from './awards.ts';
import { cart } from './cart.ts';
import { cartCodes } from './cartCodes.ts';
import { catalogue } from './catalogue.ts';
import { checkout } from './checkout.ts';
import { content } from './content.ts';
import { contentForms } from './contentForms.ts';
import { coupon } from './coupons.ts';
import { delivery } from './delivery.ts';
import { diet } from './diet.ts';
import { disclaimer } from './disclaimers.ts';
import { geography } from './geography.ts';
import { identity } from './identity.ts';
import { language } from './language.ts';
import { lists } from './lists.ts';
import { loyalty } from './loyalty.ts';
import { messages } from './messages.ts';
import { orderFiles } from './orderFiles.ts';
import { orders } from './orders.ts';
import { platform } from './platform.ts';
import { productDetails } from './productDetails.ts';
import { profile } from './profile.ts';
import { reach } from './reach.ts';
import { recipes } from './recipes.ts';
import { recurring } from './recurring.ts';
import { registration } from './registration.ts';
import { riders } from './riders.ts';
import { savedCards } from './savedCards.ts';
import { security } from './security.ts';
import { session } from './session.ts';
import { staff } from './staff.ts';
import { suggestions } from './suggestions.ts';
import { substitutions } from './substitutions.ts';
import { supplements } from './supplements.ts';
import { usual } from './usual.ts';
import { wholeCart } from './wholeCart.ts';
import { withdrawal } from './withdrawal.ts';

/** Every call by area: for the server, the tests and the OpenAPI document. Widgets import their own areas' tables. */
export const endpoints = {
  session,
  registration,
  identity,
  security,
  catalogue,
  productDetails,
  suggestions,
  cart,
  wholeCart,
  cartCodes,
  delivery,
  address,
  geography,
  checkout,
  savedCards,
  orders,
  orderFiles,
  substitutions,
  supplements,
  withdrawal,
  usual,
  recurring,
  lists,
  loyalty,
  coupon,
  profile,
  account,
  messages,
  addressees,
  diet,
  disclaimer,
  awards,
  reach,
  language,
  staff,
  riders,
  content,
  contentForms,
  recipes,
  platform,
};
