import { randomBytes, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { safeBack } from '../../../../core/rules/links.ts';
import type { Entered } from '../../../../core/schema/identity.ts';
import { fromJson } from '../../http/decode.ts';
import type { Context } from '../../http/context.ts';
import { notAllowed, Problem, status } from '../../http/problem.ts';
import type { Company } from '../../identity/company.ts';
import type { Options } from '../../http/options.ts';
import { accountToken } from '../../session/accountToken.ts';
import { closeSession } from '../../session/session.ts';
import { answerQuestion, isWaiting, keepQuestion, takeAnswer } from '../../sql/session/identities.ts';
import { hashOf } from '../../sql/session/oneTime.ts';
import { findAccount } from '../../sql/session/users.ts';
import { now } from '../../time/clock.ts';
import { enter, notConfirmed } from '../session/login.ts';
import { refuseTooMany } from '../session/refuseTooMany.ts';

interface Given {
  relay_state_url: string;
  checkUser?: boolean | undefined;
  saml_code?: string | undefined;
}

const answerSchema = v.object({
  code: v.string(),
  email: v.string(),
  nameId: v.string(),
  sessionIndex: v.optional(v.string()),
});

const off = () => new Problem(status.external, 'saml.off', 'L’accesso aziendale non è attivo: usa e-mail e password.');
const foreign = () => notAllowed('Questo indirizzo non è del negozio.', 'saml.relay');
const unknown = () =>
  notAllowed('Il tuo account aziendale non è collegato a nessun cliente del negozio.', 'saml.unknown');
const lost = () => notAllowed('La risposta non appartiene a questa richiesta: riprova dall’inizio.', 'saml.state');

/** A path of the shop; throws for any other address (SEC-25). */
function ownPath(relay: string, shop: string): string {
  const path = relay.startsWith(`${shop}/`) ? relay.slice(shop.length) : relay;
  if (path.length > 2_000 || safeBack(path, shop, '') !== path || path === '') throw foreign();
  return path;
}

async function ask(company: Company, relay: string, context: Context): Promise<Entered> {
  const { sessionId } = await context.ensureSession();
  const id = `_${randomBytes(20).toString('hex')}`;
  await keepQuestion(context.db, context.clock, { provider: 'saml', state: id, sessionId, relay });
  return { redirectUrl: await company.ask(id) };
}

/** Lets in whom the company named, if it named them to this very browser: session and code go together. */
async function answer(code: string, context: Context): Promise<Entered> {
  const kept = context.session && (await takeAnswer(context.db, context.clock, context.session.sessionId));
  const named = v.safeParse(answerSchema, fromJson(kept?.answer ?? 'null'));
  if (!named.success || !timingSafeEqual(Buffer.from(named.output.code), Buffer.from(hashOf(code)))) throw lost();
  const { email, nameId, sessionIndex } = named.output;
  const account = await findAccount(context.db, email);
  if (!account || account.role === 'backoffice') throw unknown();
  if (!account.confirmed) throw notConfirmed();
  const cart = await enter(context, account, { way: 'company', remember: false, mfa: true });
  await context.db
    .insertInto('saml_session')
    .values({ session_id: context.session!.sessionId, name_id: nameId, session_index: sessionIndex ?? null })
    .execute();
  return cart;
}

/** Without a code: where the company asks. With the one that came back: the cart of whom it named (SEC-25). */
export async function enterByCompany(
  { relay_state_url, checkUser, saml_code }: Given,
  context: Context,
): Promise<Entered> {
  const { company } = context.identity;
  if (!company) throw off();
  const relay = ownPath(relay_state_url, context.places.shop);
  const takeBack = await refuseTooMany(context, [{ name: `saml from ${context.remote}`, tries: 60, minutes: 15 }]);
  if (!checkUser || saml_code === undefined) return ask(company, relay, context);
  const entered = await answer(saml_code, context);
  await takeBack();
  return entered;
}

/** Ends the session here, and says where it ends at the company that opened it. */
export async function leaveCompany(relay: string, context: Context): Promise<{ redirectUrl?: string }> {
  const path = ownPath(relay, context.places.shop);
  const { session, db, clock, identity } = context;
  const opened =
    session &&
    (await db.selectFrom('saml_session').selectAll().where('session_id', '=', session.sessionId).executeTakeFirst());
  if (session) await closeSession(db, session.sessionId);
  context.setSession(null);
  context.header('X-Ebsn-Account', await accountToken(db, -1, await now(db, clock)));
  if (!opened || !identity.company) return {};
  const { name_id: nameId, session_index } = opened;
  return { redirectUrl: await identity.company.leave({ nameId, sessionIndex: session_index ?? undefined }, path) };
}

/** What a company's account posts: where the browser goes on, with a code that shows that it was this one. Changes nothing of any session. */
export async function hearCompany(
  { db, clock, identity, places }: Pick<Options, 'db' | 'clock' | 'identity' | 'places'>,
  response: string,
): Promise<string> {
  if (!identity.company) throw off();
  const { question, ...named } = await identity.company.read(response, (id) => isWaiting(db, clock, id));
  const code = randomBytes(32).toString('base64url');
  const kept = await answerQuestion(db, question, { code: hashOf(code), ...named });
  if (!kept?.relay) throw lost();
  const url = new URL(kept.relay, places.shop);
  url.searchParams.set('saml_code', code);
  return url.href;
}
