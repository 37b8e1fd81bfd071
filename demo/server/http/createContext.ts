import type { Context as Request } from 'hono';
import { isShared, type Endpoint } from '../../../core/api/endpoint.ts';
import type { Messages } from '../../../core/schema/envelope.ts';
import { anonymous } from '../../../core/schema/session.ts';
import { productsOf } from '../catalogue/productSource.ts';
import type { Context } from './context.ts';
import type { Options } from './options.ts';
import { remoteOf } from './remote.ts';
import { noteLanguage } from '../session/language.ts';
import { findSession, openSession, type Session } from '../session/session.ts';
import { refuseTooManyVisitors } from '../session/visitorLimit.ts';

const header = (request: Request, name: string) => request.req.header(name)?.trim() || undefined;

/** The context of one request. `lost`: a session header came that names no live session. */
export async function createContext(
  endpoint: Endpoint,
  request: Request,
  options: Options,
  messages: Messages,
  { input, rawBody }: { input: Record<string, unknown>; rawBody: string },
): Promise<{ context: Context; lost: boolean }> {
  const shared = isShared(endpoint, input);
  const token = shared ? undefined : header(request, 'x-ebsn-session');
  const session = token ? await findSession(options.db, options.clock, token) : undefined;
  if (session && header(request, 'x-ebsn-language')) await noteLanguage(options.db, session);
  const query = new URL(request.req.url).searchParams;

  const context: Context = {
    db: (shared && endpoint.effect === 'read' && options.replica?.fresh()) || options.db,
    clock: options.clock,
    catalogue: options.catalogue,
    products: async () => productsOf(await options.catalogue.current()),
    places: options.places,
    payments: options,
    identity: options.identity,
    push: options.push,
    session,
    user: session?.user ?? anonymous,
    showSectors: endpoint.sectors && query.get('show_sectors') === 'true',
    hash: query.get('hash') ?? undefined,
    idempotencyKey: header(request, 'idempotency-key'),
    rawBody,
    remote: remoteOf(request, options.proxies),
    device: header(request, 'x-ebsn-client-uuid'),
    async ensureSession(): Promise<Session> {
      if (!context.session) {
        await refuseTooManyVisitors(context);
        context.setSession(
          await openSession(options.db, options.clock, { userId: undefined, remember: true, device: context.device }),
        );
      }
      return context.session as Session;
    },
    setSession(next) {
      context.session = next ?? undefined;
      context.user = next?.user ?? anonymous;
      request.header('X-Ebsn-Session', next?.token ?? '');
    },
    warn: (code, message) => void messages.warnings.push({ code, message }),
    inform: (code, message) => void messages.infos.push({ code, message }),
    header: (name, value) => request.header(name, value),
  };
  if (session) request.header('X-Ebsn-Session', session.token);
  return { context, lost: token !== undefined && session === undefined };
}
