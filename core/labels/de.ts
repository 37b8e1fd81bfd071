import { article } from './de/article.ts';
import { audit } from './de/audit.ts';
import { calendar } from './de/calendar.ts';
import { cart } from './de/cart.ts';
import { catalogue } from './de/catalogue.ts';
import { checkout } from './de/checkout.ts';
import { common } from './de/common.ts';
import { consent } from './de/consent.ts';
import { delivery } from './de/delivery.ts';
import { diet } from './de/diet.ts';
import { errors } from './de/errors.ts';
import { footer } from './de/footer.ts';
import { forms } from './de/forms.ts';
import { guarantee } from './de/guarantee.ts';
import { leaflet } from './de/leaflet.ts';
import { list } from './de/list.ts';
import { loyalty } from './de/loyalty.ts';
import { missions } from './de/missions.ts';
import { numbers } from './de/numbers.ts';
import { office } from './de/office.ts';
import { orders } from './de/orders.ts';
import { parking } from './de/parking.ts';
import { product } from './de/product.ts';
import { profile } from './de/profile.ts';
import { push } from './de/push.ts';
import { recipe } from './de/recipe.ts';
import { recurring } from './de/recurring.ts';
import { registration } from './de/registration.ts';
import { restart } from './de/restart.ts';
import { session } from './de/session.ts';
import { share } from './de/share.ts';
import { social } from './de/social.ts';
import { store } from './de/store.ts';
import { subscriptions } from './de/subscriptions.ts';
import { substitutions } from './de/substitutions.ts';
import { supplements } from './de/supplements.ts';
import { tutorial } from './de/tutorial.ts';
import { usual } from './de/usual.ts';
import { video } from './de/video.ts';
import { withdrawal } from './de/withdrawal.ts';
import { byKey } from './byKey.ts';

/** The German texts by key, for the server, the generated files and tests: no bundle holds them. */
export const german = byKey({
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
