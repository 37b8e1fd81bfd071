import { Hono, type Context as Request } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import type { Transaction } from 'kysely';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import type { Database } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { closeUnanswered } from './unansweredOrders.ts';
import type { Options } from '../http/options.ts';
import { Problem, asProblem, status } from '../http/problem.ts';
import { refuseForeign } from '../http/security.ts';
import { isSameText } from '../http/sameText.ts';
import { tellOfOrder } from '../mail/orderNews.ts';
import { askAbout } from '../payment/pay.ts';
import { findSession } from '../session/session.ts';
import { hashOf } from '../sql/session/oneTime.ts';
import { itemsOfOrder, notesOfOrder } from '../sql/orders/orders.ts';
import { now } from '../time/clock.ts';
import { parkingOf } from '../sql/orders/parking.ts';
import { withdrawalsOf } from '../sql/orders/withdrawals.ts';
import { visitFigures } from '../visits/figures.ts';
import { visitsPage } from '../visits/page.ts';
import { accept, beginPicking, deliver, fail, pack, refund } from './advance.ts';
import { aislesOf } from './aisles.ts';
import { isBeforeDay } from './handoverDay.ts';
import { listPage, loginPage, orderPage, page } from './page.ts';
import { findSubstitutes } from './substitutes.ts';
import { substitutesPage } from './substitutesPage.ts';
import { isAnswerable, substitutionsOf } from './substitutions.ts';
import { askCustomer, pickLine, substitute, type Question } from './pick.ts';

type Db = Transaction<Database>;
type Fields = Record<string, string>;

const cookie = 'spesa-magazzino';
const path = '/magazzino';
/** The page of visits looks back so far. */
const VISIT_PAGE_DAYS = 28;
const headers = {
  'Content-Security-Policy':
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  // With `no-referrer` a browser sends its forms with `Origin: null`.
  'Referrer-Policy': 'same-origin',
};
const shown = [
  orderStatus.ordered,
  orderStatus.inPreparation,
  orderStatus.notModifiable,
  orderStatus.awaitingUser,
  orderStatus.delivering,
  orderStatus.readyInStore,
  orderStatus.readyInLocker,
];

/** What was typed as thousandths or cents; NaN for what is no number. */
const scaled = (text: string | undefined, scale: number) =>
  /^\d{1,6}([.,]\d{1,3})?$/.test(text?.trim() ?? '') ? Math.round(Number(text!.trim().replace(',', '.')) * scale) : NaN;

async function ask(db: Db, itemId: number, question: Question, { clock, places }: Surroundings): Promise<void> {
  const order = await askCustomer(db, itemId, question, await now(db, clock));
  if (order) await tellOfOrder(db, places, order, 'asked');
}

type Surroundings = Pick<Options, 'clock' | 'places'>;
type Command = (db: Db, orderId: number, fields: Fields, around: Surroundings) => Promise<unknown>;

const commands: Record<string, Command> = {
  accept,
  begin: (db, id, _fields, around) => beginPicking(db, around, id),
  pack: (db, id, _fields, around) => pack(db, around, id),
  deliver: (db, id, { early }, around) => deliver(db, around, id, { early: early === '1' }),
  failed: (db, id, _fields, around) => fail(db, around, id, 'failed'),
  notCollected: (db, id, _fields, around) => fail(db, around, id, 'notCollected'),
  pick: (db, _id, { item, quantity }) => pickLine(db, Number(item), scaled(quantity, 1000)),
  substitute: (db, _id, { item, product, reason }) => substitute(db, Number(item), Number(product), reason),
  ask: (db, _id, { item, product, reason }, around) =>
    ask(db, Number(item), { productId: Number(product), reason }, around),
  'ask-weight': (db, _id, { item, quantity }, around) =>
    ask(db, Number(item), { weight: scaled(quantity, 1000) }, around),
  refund: (db, id, { amount, before }, around) =>
    refund(db, around, { orderId: id, cents: scaled(amount, 100), before: Number(before) }),
};

/** Synchronizer token of the forms of a session. */
export const formToken = (session: string): string => hashOf(`form ${session}`);
const formTokenOf = (request: Request): string => formToken(getCookie(request, cookie) ?? '');

/**
 * The warehouse of the reference shop, a page for its employees and part of the demo alone: orders are accepted, picked, weighed, replaced,
 * packed, handed over and refunded. `login` is the back office's own call, with its mailed code.
 */
export function warehouse(options: Options, login: (request: Request, fields: Fields) => Promise<Response>): Hono {
  const app = new Hono();
  const { db } = options;

  const isEmployee = async (request: Request) => {
    const token = getCookie(request, cookie);
    const session = token ? await findSession(db, options.clock, token) : undefined;
    return session?.kind === 'sso' && (session.role === 'employee' || session.role === 'backoffice');
  };
  /** CSRF: a command comes from a page of this site (Origin) and from a form of this session (synchronizer token). */
  const requireOwnForm = (request: Request, { token = '' }: Fields) => {
    refuseForeign(request, options);
    if (request.req.header('origin') !== undefined && isSameText(token, formTokenOf(request))) return;
    throw new Problem(status.notAllowed, 'request.form', 'Questa pagina non era più aggiornata: riprova da qui.');
  };
  const fieldsOf = async (request: Request): Promise<Fields> => {
    const body = await request.req.parseBody();
    return Object.fromEntries(
      Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, 200)]] : [])),
    );
  };
  const show = async (request: Request, orderId: number, told = '') => {
    const order = await db.selectFrom('shop_order').selectAll().where('order_id', '=', orderId).executeTakeFirst();
    if (!order) return request.html(page('Magazzino', html``, 'Questo ordine non c’è.'), 404, headers);
    const { captured, refunded } = await db
      .selectFrom('payment')
      .select((of) => [
        of.fn.coalesce(of.fn.sum<number | string>('captured'), of.lit(0)).as('captured'),
        of.fn.coalesce(of.fn.sum<number | string>('refunded'), of.lit(0)).as('refunded'),
      ])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const paid = { captured: Number(captured), refunded: Number(refunded) };
    const notes = (await notesOfOrder(db, orderId)).map(({ text }) => text);
    const items = await itemsOfOrder(db, orderId);
    return request.html(
      orderPage(
        {
          order,
          items,
          aisles: aislesOf(await options.catalogue.current(), items),
          isEarly: isBeforeDay(order, await now(db, options.clock)),
          substitutions: await substitutionsOf(db, orderId),
          notes,
          paid,
          formToken: formTokenOf(request),
          parking: await parkingOf(db, orderId),
          withdrawals: await withdrawalsOf(db, orderId),
        },
        told,
      ),
      told ? 409 : 200,
      headers,
    );
  };

  /** Where a substitute is looked for; undefined where the line is none that is being picked. */
  const choose = async (request: Request, orderId: number, fields: Fields, told = '') => {
    const order = await db.selectFrom('shop_order').selectAll().where('order_id', '=', orderId).executeTakeFirst();
    const item = (await itemsOfOrder(db, orderId)).find(({ order_item_id }) => order_item_id === Number(fields.item));
    if (!order || !item || !isAnswerable(order.status)) return undefined;
    const q = (fields.q ?? '').slice(0, 100);
    const found = await findSubstitutes(db, options.catalogue, { order, item, q });
    return request.html(
      substitutesPage({ item, q, found, formToken: formTokenOf(request) }, told),
      told ? 409 : 200,
      headers,
    );
  };

  app.get('/', async (request) => {
    if (!(await isEmployee(request))) return request.html(loginPage(''), 200, headers);
    const orders = await db
      .selectFrom('shop_order')
      .leftJoin('parking_reservation', 'parking_reservation.order_id', 'shop_order.order_id')
      .selectAll('shop_order')
      .select('place')
      .where('status', 'in', shown)
      .orderBy('slot_date')
      .orderBy('begin_time')
      .orderBy('shop_order.order_id')
      .limit(200)
      .execute();
    return request.html(listPage(orders), 200, headers);
  });
  app.get('/velocita', async (request) => {
    if (!(await isEmployee(request))) return request.redirect(path, 303);
    const at = (await now(db, options.clock)).getTime();
    return request.html(visitsPage(await visitFigures(db, VISIT_PAGE_DAYS, at), VISIT_PAGE_DAYS), 200, headers);
  });
  app.post('/login', async (request) => {
    refuseForeign(request, options);
    const fields = await fieldsOf(request);
    const answer = await login(request, fields);
    const token = answer.headers.get('X-Ebsn-Session');
    if (!token) {
      const { code, message } = (await answer.json()).response.errorsMessage[0];
      const asked = code === 'auth.mfaRequired' || code === 'auth.mfaWrong';
      return request.html(loginPage(message, fields['backoffice_user'], asked), 403, headers);
    }
    setCookie(request, cookie, token, { path, httpOnly: true, sameSite: 'Strict' });
    return request.redirect(path, 303);
  });
  app.get('/:id{\\d{1,9}}', async (request) =>
    (await isEmployee(request)) ? show(request, Number(request.req.param('id'))) : request.redirect(path, 303),
  );
  app.get('/:id{\\d{1,9}}/sostituti', async (request) => {
    if (!(await isEmployee(request))) return request.redirect(path, 303);
    const orderId = Number(request.req.param('id'));
    return (await choose(request, orderId, request.req.query())) ?? request.redirect(`${path}/${orderId}`, 303);
  });
  app.post('/:id{\\d{1,9}}/:what', async (request) => {
    if (!(await isEmployee(request))) return request.redirect(path, 303);
    const orderId = Number(request.req.param('id'));
    const what = request.req.param('what');
    const command = Object.hasOwn(commands, what) ? commands[what] : undefined;
    if (!command) return request.notFound();
    const fields = await fieldsOf(request);
    await closeUnanswered(options);
    try {
      requireOwnForm(request, fields);
      await transact(db, (transaction) => command(transaction, orderId, fields, options));
    } catch (failure) {
      const problem = asProblem(failure);
      if (!(problem instanceof Problem)) throw failure;
      const again = 'q' in fields ? await choose(request, orderId, fields, problem.message) : undefined;
      return again ?? show(request, orderId, problem.message);
    }
    await askAbout(options, orderId);
    return request.redirect(`${path}/${orderId}`, 303);
  });
  return app;
}
