import { article } from './en/article.ts';
import { audit } from './en/audit.ts';
import { calendar } from './en/calendar.ts';
import { cart } from './en/cart.ts';
import { catalogue } from './en/catalogue.ts';
import { checkout } from './en/checkout.ts';
import { common } from './en/common.ts';
import { consent } from './en/consent.ts';
import { delivery } from './en/delivery.ts';
import { diet } from './en/diet.ts';
import { errors } from './en/errors.ts';
import { footer } from './en/footer.ts';
import { forms } from './en/forms.ts';
import { guarantee } from './en/guarantee.ts';
import { leaflet } from './en/leaflet.ts';
import { list } from './en/list.ts';
import { loyalty } from './en/loyalty.ts';
import { missions } from './en/missions.ts';
import { numbers } from './en/numbers.ts';
import { office } from './en/office.ts';
import { orders } from './en/orders.ts';
import { parking } from './en/parking.ts';
import { product } from './en/product.ts';
import { profile } from './en/profile.ts';
import { push } from './en/push.ts';
import { recipe } from './en/recipe.ts';
import { recurring } from './en/recurring.ts';
import { registration } from './en/registration.ts';
import { restart } from './en/restart.ts';
import { session } from './en/session.ts';
import { share } from './en/share.ts';
import { social } from './en/social.ts';
import { store } from './en/store.ts';
import { subscriptions } from './en/subscriptions.ts';
import { substitutions } from './en/substitutions.ts';
import { supplements } from './en/supplements.ts';
import { tutorial } from './en/tutorial.ts';
import { usual } from './en/usual.ts';
import { video } from './en/video.ts';
import { withdrawal } from './en/withdrawal.ts';
import { byKey } from './byKey.ts';

/** The English texts by key, for the server, the generated files and tests: no bundle holds them. */
export const english = byKey({
  article,
  audit,
  calendar,
  cart,
  catalogue,
  checkout,
  common,
  consent,
  delivery,
  diet,
  errors,
  footer,
  forms,
  guarantee,
  leaflet,
  list,
  loyalty,
  missions,
  numbers,
  office,
  orders,
  parking,
  product,
  profile,
  push,
  recipe,
  recurring,
  registration,
  restart,
  session,
  share,
  social,
  store,
  subscriptions,
  substitutions,
  supplements,
  tutorial,
  usual,
  video,
  withdrawal,
});
