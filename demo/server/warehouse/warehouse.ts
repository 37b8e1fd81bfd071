import { Hono, type Context as Request } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { transact } from '../database/transact.ts';
import { closeUnanswered } from './unansweredOrders.ts';
import type { Options } from '../http/options.ts';
import { Problem, asProblem, status } from '../http/problem.ts';
import { refuseForeign } from '../http/security.ts';
import { isSameText } from '../http/sameText.ts';
import { askAbout } from '../payment/pay.ts';
import { closeSession, findSession } from '../session/session.ts';
import { hashOf } from '../sql/session/oneTime.ts';
import { itemsOfOrder } from '../sql/orders/orders.ts';
import { now } from '../time/clock.ts';
import { visitFigures } from '../visits/figures.ts';
import { visitsPage } from '../visits/page.ts';
import { commands, type Fields } from './commands.ts';
import { alertOf, page, type Employee } from './layout.ts';
import { listPage } from './listPage.ts';
import { codePage, loginPage } from './loginPage.ts';
import { countOrders, listOrders, PAGE_SIZE } from './orderList.ts';
import { orderPage } from './orderPage.ts';
import type { Told } from './orderSheet.ts';
import { filterOf, filters, ready } from './orderStates.ts';
import { isAskedFirst, questionPage } from './questionPage.ts';
import { readSheet } from './readSheet.ts';
import { findSubstitutes } from './substitutes.ts';
import { substitutesPage } from './substitutesPage.ts';
import { isAnswerable } from './substitutions.ts';

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

  const sessionOf = (request: Request) => {
    const token = getCookie(request, cookie);
    return token ? findSession(db, options.clock, token) : undefined;
  };
  const employeeOf = async (request: Request): Promise<Employee | undefined> => {
    const session = await sessionOf(request);
    if (session?.kind !== 'sso' || (session.role !== 'employee' && session.role !== 'backoffice')) return undefined;
    const { firstName, lastName } = session.user;
    return { name: [firstName, lastName].filter(Boolean).join(' '), formToken: formTokenOf(request) };
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
  /** An order's page, with what the last command answered. */
  const show = async (request: Request, employee: Employee, orderId: number, told?: Told) => {
    const sheet = await readSheet(options, orderId, employee);
    return sheet
      ? request.html(orderPage(sheet, told), told ? 409 : 200, headers)
      : request.html(page('ordine', html`${alertOf('Questo ordine non c’è.')}`, employee), 404, headers);
  };
  /** The question before a command; undefined where the order is not handed over. */
  const question = async (request: Request, employee: Employee, orderId: number, what: string, told = '') => {
    const sheet = isAskedFirst(what) ? await readSheet(options, orderId, employee) : undefined;
    return sheet && ready.includes(sheet.order.status)
      ? request.html(questionPage(sheet, what, told), told ? 409 : 200, headers)
      : undefined;
  };
  /** Where a substitute is looked for; undefined where the line is none that is being picked. */
  const choose = async (request: Request, employee: Employee, orderId: number, fields: Fields, told = '') => {
    const order = await db.selectFrom('shop_order').selectAll().where('order_id', '=', orderId).executeTakeFirst();
    const item = (await itemsOfOrder(db, orderId)).find(({ order_item_id }) => order_item_id === Number(fields.item));
    if (!order || !item || !isAnswerable(order.status)) return undefined;
    const q = (fields.q ?? '').slice(0, 100);
    const found = await findSubstitutes(db, options.catalogue, { order, item, q });
    return request.html(substitutesPage({ item, q, found, employee }, told), told ? 409 : 200, headers);
  };
  const toList = (request: Request) => request.redirect(path, 303);

  app.get('/', async (request) => {
    const employee = await employeeOf(request);
    if (!employee) return request.html(loginPage(''), 200, headers);
    const at = await now(db, options.clock);
    const filter = filterOf(request.req.query('stato'));
    const counts = await countOrders(db, filters, at);
    const pages = Math.max(1, Math.ceil((counts.get(filter.key) ?? 0) / PAGE_SIZE));
    const pageNumber = Math.min(pages, Math.max(1, Math.trunc(Number(request.req.query('pagina'))) || 1));
    const orders = await listOrders(db, filter, at, pageNumber);
    const next = orders.length === 0 ? (await listOrders(db, filterOf('da-preparare'), at, 1))[0] : undefined;
    return request.html(listPage({ filter, counts, orders, pageNumber, at, next }, employee), 200, headers);
  });
  app.get('/velocita', async (request) => {
    const employee = await employeeOf(request);
    if (!employee) return toList(request);
    const at = (await now(db, options.clock)).getTime();
    const figures = await visitFigures(db, VISIT_PAGE_DAYS, at);
    return request.html(visitsPage(figures, VISIT_PAGE_DAYS, employee), 200, headers);
  });
  app.post('/login', async (request) => {
    refuseForeign(request, options);
    const fields = await fieldsOf(request);
    const { backoffice_user = '', password = '', otp = '', challenge = '' } = fields;
    const answer = await login(request, { backoffice_user, password, otp, token: challenge });
    const token = answer.headers.get('X-Ebsn-Session');
    if (!token) {
      const { response, data } = await answer.json();
      const { code, message } = response.errorsMessage[0];
      if (code === 'auth.mfaRequired')
        return request.html(codePage({ challenge: data.token, sent: message }), 200, headers);
      const again = challenge && code !== 'auth.mfaOver';
      const shown = again ? codePage({ challenge, told: message }) : loginPage(message, backoffice_user);
      return request.html(shown, 403, headers);
    }
    setCookie(request, cookie, token, { path, httpOnly: true, sameSite: 'Strict' });
    return toList(request);
  });
  app.post('/esci', async (request) => {
    const session = await sessionOf(request);
    if (session) {
      requireOwnForm(request, await fieldsOf(request));
      await closeSession(db, session.sessionId);
    }
    deleteCookie(request, cookie, { path });
    return toList(request);
  });
  app.get('/:id{\\d{1,9}}', async (request) => {
    const employee = await employeeOf(request);
    return employee ? show(request, employee, Number(request.req.param('id'))) : toList(request);
  });
  app.get('/:id{\\d{1,9}}/:what', async (request) => {
    const employee = await employeeOf(request);
    if (!employee) return toList(request);
    const orderId = Number(request.req.param('id'));
    const what = request.req.param('what');
    const asked =
      what === 'sostituti'
        ? await choose(request, employee, orderId, request.req.query())
        : await question(request, employee, orderId, what);
    return asked ?? request.redirect(`${path}/${orderId}`, 303);
  });
  app.post('/:id{\\d{1,9}}/:what', async (request) => {
    const employee = await employeeOf(request);
    if (!employee) return toList(request);
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
      const words = problem.message;
      const again =
        'q' in fields
          ? await choose(request, employee, orderId, fields, words)
          : await question(request, employee, orderId, what, words);
      return again ?? show(request, employee, orderId, { words, itemId: Number(fields.item) });
    }
    await askAbout(options, orderId);
    const line = /^\d{1,9}$/.test(fields.item ?? '') ? `#riga-${fields.item}` : '';
    return request.redirect(`${path}/${orderId}${line}`, 303);
  });
  return app;
}
