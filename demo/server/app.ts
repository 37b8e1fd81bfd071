import { Hono, type Context } from 'hono';
import { endpoints } from '../../core/api/endpoints/index.ts';
import { createClock } from './time/clock.ts';
import { fromJson } from './http/decode.ts';
import { accountHandlers } from './handlers/account.ts';
import { addresseesHandlers } from './handlers/addressees.ts';
import { awardsHandlers } from './handlers/awards.ts';
import { cartHandlers, wholeCartHandlers } from './handlers/cart.ts';
import { cartCodesHandlers } from './handlers/cartCodes.ts';
import { catalogueHandlers, productDetailsHandlers, suggestionsHandlers } from './handlers/catalogue.ts';
import { createPush, subjectOf } from './push/push.ts';
import { hearOf } from './payment/pay.ts';
import { checkoutHandlers } from './handlers/checkout.ts';
import { contentHandlers } from './handlers/content.ts';
import { addressHandlers } from './handlers/addresses.ts';
import { couponHandlers } from './handlers/coupons.ts';
import { deliveryHandlers } from './handlers/delivery.ts';
import { dietHandlers } from './handlers/diet.ts';
import { disclaimerHandlers } from './handlers/disclaimers.ts';
import { geographyHandlers } from './handlers/geography.ts';
import { identityHandlers } from './handlers/identity.ts';
import { languageHandlers } from './handlers/language.ts';
import { listsHandlers } from './handlers/lists.ts';
import { messagesHandlers } from './handlers/messages.ts';
import { loyaltyHandlers } from './handlers/loyalty.ts';
import { orderFilesHandlers } from './handlers/orderFiles.ts';
import { ordersHandlers } from './handlers/orders.ts';
import { profileHandlers } from './handlers/profile.ts';
import { reachHandlers } from './handlers/reach.ts';
import { recurringHandlers } from './handlers/recurring.ts';
import { registrationHandlers } from './handlers/registration.ts';
import { securityHandlers } from './handlers/security.ts';
import { sessionHandlers } from './handlers/session.ts';
import { ridersHandlers } from './handlers/riders.ts';
import { staffHandlers } from './handlers/staff.ts';
import { substitutionsHandlers } from './handlers/substitutions.ts';
import { supplementsHandlers } from './handlers/supplements.ts';
import { withdrawalHandlers } from './handlers/withdrawal.ts';
import { savedCardsHandlers } from './handlers/savedCards.ts';
import { usualHandlers } from './handlers/usual.ts';
import { implement } from './http/implement.ts';
import { createKeptAnswers } from './http/sharedAnswers.ts';
import { speakAsAsked } from './language/speak.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import type { Listen } from './database/listen.ts';
import { type Door, sendProblem, watch } from './http/door.ts';
import { signatureHeader } from './payment/signature.ts';
import { readText } from './http/readInput.ts';
import { consoleLog } from './http/log.ts';
import { identityPages } from './handlers/identity/pages.ts';
import { pagesOf } from './http/shopPages.ts';
import { outbox } from './mail/outbox.ts';
import { siteMail } from './mail/siteMail.ts';
import { largestBody, limitBody } from './http/limitedServer.ts';
import { openApi } from './http/openapi.ts';
import type { Places } from './http/context.ts';
import type { Options } from './http/options.ts';
import { traceRequests } from './observe/trace.ts';
import { visits } from './visits/take.ts';
import { warehouse } from './warehouse/warehouse.ts';
import { photos } from './http/photos.ts';
import { asProblem, fault, Problem, status, unavailable } from './http/problem.ts';
import { isReady } from './http/ready.ts';
import { allowOrigins, securityHeaders } from './http/security.ts';

const version = '0.1.0';

type Given = Pick<Options, 'db' | 'provider'> &
  Partial<Omit<Options, 'places'>> & {
    /** Absent: where `npm start` puts the shop, and the API on the same origin. */
    places?: Pick<Places, 'shop'> & Partial<Places>;
    /** How to hear of changes that other processes make. */
    listen: Listen;
    /** Whether it takes requests; absent: always. */
    door?: Door;
  };

/** The shop API over a database. `app.request(…)` answers in this process; what it keeps in memory is the catalogue, which it can read again at any time. */
export function createApp({ listen, places, door = { state: 'open' }, ...given }: Given): Hono {
  const base = given.base ?? '/ebsn/api';
  const shop = places?.shop ?? 'http://localhost:8080';
  const clock = given.clock ?? createClock();
  const options: Options = {
    catalogue: createCatalogue(given.db, listen, given.replica, clock),
    clock,
    places: { ...pagesOf(shop), self: `${shop}${base}`, ...places, shop },
    identity: { returnUrl: '' },
    push: createPush({ db: given.db, subject: subjectOf(shop) }),
    base,
    origins: [],
    outbox: false,
    proxies: [],
    checkAnswers: false,
    hasRoom: () => true,
    log: consoleLog,
    report: console.error,
    noteVisit: () => {},
    ...given,
  };
  const app = new Hono();
  app.use(traceRequests);
  app.use(speakAsAsked);
  app.use(securityHeaders);
  app.use(allowOrigins(options.origins));
  app.use(watch(door));
  app.use(limitBody(largestBody));

  const kept = createKeptAnswers(options.catalogue);
  implement(app, endpoints.catalogue, catalogueHandlers, options, kept);
  implement(app, endpoints.productDetails, productDetailsHandlers, options, kept);
  implement(app, endpoints.suggestions, suggestionsHandlers, options, kept);
  implement(app, endpoints.session, sessionHandlers, options);
  implement(app, endpoints.cart, cartHandlers, options);
  implement(app, endpoints.wholeCart, wholeCartHandlers, options);
  implement(app, endpoints.cartCodes, cartCodesHandlers, options);
  implement(app, endpoints.delivery, deliveryHandlers, options);
  implement(app, endpoints.address, addressHandlers, options);
  implement(app, endpoints.geography, geographyHandlers, options);
  implement(app, endpoints.checkout, checkoutHandlers, options);
  implement(app, endpoints.savedCards, savedCardsHandlers, options);
  implement(app, endpoints.orders, ordersHandlers, options);
  implement(app, endpoints.orderFiles, orderFilesHandlers, options);
  implement(app, endpoints.substitutions, substitutionsHandlers, options);
  implement(app, endpoints.supplements, supplementsHandlers, options);
  implement(app, endpoints.withdrawal, withdrawalHandlers, options);
  implement(app, endpoints.usual, usualHandlers, options);
  implement(app, endpoints.recurring, recurringHandlers, options);
  implement(app, endpoints.lists, listsHandlers, options);
  implement(app, endpoints.loyalty, loyaltyHandlers, options);
  implement(app, endpoints.coupon, couponHandlers, options);
  implement(app, endpoints.content, contentHandlers, options);
  implement(app, endpoints.profile, profileHandlers, options);
  implement(app, endpoints.registration, registrationHandlers, options);
  implement(app, endpoints.identity, identityHandlers, options);
  implement(app, endpoints.security, securityHandlers, options);
  implement(app, endpoints.account, accountHandlers, options);
  implement(app, endpoints.messages, messagesHandlers, options);
  implement(app, endpoints.addressees, addresseesHandlers, options);
  implement(app, endpoints.diet, dietHandlers, options);
  implement(app, endpoints.disclaimer, disclaimerHandlers, options);
  implement(app, endpoints.awards, awardsHandlers, options);
  implement(app, endpoints.reach, reachHandlers, options);
  implement(app, endpoints.language, languageHandlers, options);
  implement(app, endpoints.staff, staffHandlers, options);
  implement(app, endpoints.riders, ridersHandlers, options);

  app.post(`${options.base}/checkout/callback`, async (request) => {
    const text = await readText(request).catch(() => '');
    if (!options.provider.isFrom(text, request.req.header(signatureHeader) ?? '')) return request.body(null, 403);
    const id = (fromJson(text) as { id?: unknown } | null | undefined)?.id;
    if (typeof id === 'string' && id.length <= 100) await hearOf(options, id).catch(() => undefined);
    return request.body(null, 204);
  });
  app.route(options.base, identityPages(options));
  app.route(options.base, visits(options));
  app.get(`${options.base}/captcha/challenge`, async (request) =>
    request.json(((await options.captcha?.challenge?.(request.req.query('action') ?? '')) ?? {}) as object),
  );
  if (options.outbox) {
    app.route('/outbox', outbox(options.db));
    if (options.outboxKey) app.route('/outbox', siteMail(options.db, options.places, options.outboxKey));
    const logIn = (request: Context, fields: Record<string, string>) =>
      Promise.resolve(
        app.request(
          `${options.base}/backoffice-access/sso-login`,
          {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ backoffice_user: '', password: '', ...fields }),
          },
          request.env,
        ),
      );
    app.route('/magazzino', warehouse(options, logIn));
  }
  app.route('/photo', photos());

  app.get(`${options.base}/openapi.json`, (request) => request.json(openApi(endpoints, options.base, version)));
  app.get('/health', (request) => request.json({ status: 'ok' }));
  app.get('/ready', async (request) => {
    if (!(await isReady(options.db))) throw unavailable('server.away', 2);
    return request.json({ status: 'ok' });
  });
  app.notFound((request) =>
    sendProblem(
      request,
      new Problem(status.notFound, 'request.unknown', 'Questo indirizzo non esiste.', { http: 404 }),
    ),
  );
  app.onError((failure, request) => sendProblem(request, asProblem(failure) ?? fault()));
  return app;
}
