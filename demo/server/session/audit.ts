import { endpoints } from '../../../core/api/endpoints/index.ts';
import type { Endpoint } from '../../../core/api/endpoint.ts';
import { adultDeclaration } from '../../../core/rules/lawMarks.ts';
import { useWallet } from '../../../core/rules/wallet.ts';
import type { Db } from '../database/database.ts';
import type { Context } from '../http/context.ts';
import { asProblem, notAllowed } from '../http/problem.ts';
import { now } from '../time/clock.ts';
import type { Session } from './session.ts';

const {
  security,
  account,
  disclaimer,
  diet,
  reach,
  savedCards,
  orders,
  recurring,
  withdrawal,
  substitutions,
  cartCodes,
} = endpoints;

/** Money, consents and ways in are decided by the customer alone (ruling 40). */
const customersOwn: ReadonlySet<Endpoint> = new Set<Endpoint>([
  security.stepUp,
  security.removeWayIn,
  security.updateMfa,
  security.updatePassword,
  security.requestEmail,
  security.updateEmail,
  security.updateUsername,
  security.requestAnonymize,
  security.anonymize,
  account.updateContactPreference,
  account.registerCard,
  account.survey,
  disclaimer.update,
  diet.share,
  reach.registerDevice,
  reach.unregisterDevice,
  reach.contactKey,
  reach.removeContact,
  savedCards.forget,
  orders.payment,
  recurring.subscribe,
  recurring.checkPaymentMethod,
  substitutions.answer,
  withdrawal.make,
  cartCodes.addCode,
]);

const customerOnly = () =>
  notAllowed(
    'Questo lo può fare solo il cliente dal suo account: soldi, consensi e dati di accesso non si decidono per altri.',
    'acting.customerOnly',
  );

/** Refuses staff who act for a customer what only the customer decides. */
export function refuseActingCall(endpoint: Endpoint, session: Session | undefined): void {
  if (session?.kind === 'acting' && customersOwn.has(endpoint)) throw customerOnly();
}

/** Refuses staff who act for a customer where money is taken, or something declared, for them. */
export function refuseActing({ session }: Pick<Context, 'session'>, isCustomers: boolean): void {
  if (session?.kind === 'acting' && isCustomers) throw customerOnly();
}

const customersInfos: ReadonlySet<string> = new Set([useWallet, adultDeclaration]);

/** Refuses staff who act for a customer what only the customer declares or spends in the cart; they may take it back. */
export const refuseActingInfo = (context: Pick<Context, 'session'>, property: string, value: string): void =>
  refuseActing(context, customersInfos.has(property) && value === 'true');

const mostEntries = 20;

/** What a line keeps of a call's input: numbers alone, so no name, text, token or card. */
function numbersOf(input: unknown): unknown {
  if (typeof input === 'number' || typeof input === 'boolean') return input;
  if (Array.isArray(input)) {
    const kept = input
      .slice(0, mostEntries)
      .map(numbersOf)
      .filter((each) => each !== undefined);
    return kept.length > 0 ? kept : undefined;
  }
  if (typeof input !== 'object' || input === null) return undefined;
  const kept = Object.entries(input).flatMap(([name, value]) => {
    const numbers = numbersOf(value);
    return numbers === undefined ? [] : [[name, numbers] as const];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** First and last name of a member of staff. */
export async function staffName(db: Db, userId: number): Promise<string> {
  const row = await db
    .selectFrom('customer')
    .select(['first_name', 'last_name'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? `${row.first_name} ${row.last_name}` : '';
}

/** The member of staff who acts in this session. */
export async function actorOf({ db, session }: Context): Promise<{ userId: number; name: string } | undefined> {
  const userId = session?.kind === 'acting' ? session.actorId : undefined;
  return userId === undefined ? undefined : { userId, name: await staffName(db, userId) };
}

/** Write-ahead log: the line of a command of staff who act for a customer stands before its effects, its outcome after them; one whose process dies stays without outcome. */
export async function audited<T>(
  context: Context,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const { db, clock, session } = context;
  const actor = endpoint.effect === 'write' && endpoint !== endpoints.staff.ssoLogout && (await actorOf(context));
  if (!actor || !session) return work();
  const { audit_id } = await db
    .insertInto('audit')
    .values({
      actor_id: actor.userId,
      actor_name: actor.name,
      user_id: session.userId,
      action: 'command',
      call: `${endpoint.method} ${endpoint.path}`,
      subject: JSON.stringify((endpoint.sensitive ? undefined : numbersOf(input)) ?? {}),
      at: await now(db, clock),
    })
    .returning('audit_id')
    .executeTakeFirstOrThrow();
  const end = (outcome: string) =>
    db
      .updateTable('audit')
      .set({ outcome })
      .where('audit_id', '=', audit_id)
      .execute()
      .catch(() => undefined);
  try {
    const done = await work();
    await end('done');
    return done;
  } catch (failure) {
    await end(asProblem(failure)?.code ?? 'fault');
    throw failure;
  }
}
