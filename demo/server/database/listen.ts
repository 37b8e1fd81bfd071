import pg from 'pg';

/** An ear at one channel of the database. */
export interface Listening {
  /** Resolves when everything that was committed before this call has been heard; throws while the database is away. */
  settle(): Promise<void>;
}

/** Hears what transactions of any process notify; `null` when notices may have been missed. */
export type Listen = (channel: string, hear: (notice: string | null) => void) => Promise<Listening>;

const limits = { keepAlive: true, connectionTimeoutMillis: 2_000, query_timeout: 5_000 };

/** Runs `ask` for all who wait; a question under way does not serve who comes after it. */
function shared(ask: () => Promise<void>): () => Promise<void> {
  let asking: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const settle = (): Promise<void> => {
    if (!asking) {
      asking = ask().finally(() => (asking = undefined));
      return asking;
    }
    next ??= asking
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return settle();
      });
    return next;
  };
  return settle;
}

/**
 * An ear on a connection of its own. PostgreSQL delivers notices before it answers the next question on that connection,
 * so one round trip settles. A lost connection is made anew by the next question; `end` closes it for good.
 */
export function listenTo(url: string): { listen: Listen; end(): Promise<void> } {
  const clients = new Set<pg.Client>();
  let ended = false;

  const listen: Listen = async (channel, hear) => {
    let client: pg.Client | undefined;
    const connect = async (): Promise<pg.Client> => {
      const fresh = new pg.Client({ connectionString: url, ...limits });
      const lose = () => {
        clients.delete(fresh);
        if (client === fresh) client = undefined;
      };
      fresh.on('error', lose);
      fresh.on('end', lose);
      fresh.on('notification', ({ payload }) => hear(payload ?? ''));
      await fresh.connect();
      clients.add(fresh);
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (ended) throw new Error('the database is closed');
      hear(null);
      return fresh;
    };
    const settle = shared(async () => {
      if (!client) {
        client = await connect();
        return;
      }
      const asked = client;
      await asked.query('select 1').catch((failure: unknown) => {
        client = undefined;
        void asked.end().catch(() => undefined);
        throw failure;
      });
    });
    return { settle };
  };

  return {
    listen,
    async end() {
      ended = true;
      await Promise.all([...clients].map((client) => client.end().catch(() => undefined)));
    },
  };
}
